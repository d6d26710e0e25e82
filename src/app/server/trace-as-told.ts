import type { Config } from '#platform/server/config.ts';

/** Starts tracing where the settings want it, and answers how to stop. Without them nothing of it is even loaded. */
export async function traceAsTold({ tracing }: Pick<Config, 'tracing'>): Promise<() => Promise<void>> {
  if (tracing === undefined) return () => Promise.resolve();
  const { startTracing } = await import('#platform/server/tracing/tracing.ts');
  return startTracing(tracing);
}
