import type { Config } from '#platform/server/config.ts';

/** Starts tracing if it is configured, and returns a function that stops it. Otherwise its code isn't even loaded. */
export async function startConfiguredTracing({ tracing }: Pick<Config, 'tracing'>): Promise<() => Promise<void>> {
  if (tracing === undefined) return () => Promise.resolve();
  const { startTracing } = await import('#platform/server/tracing/tracing.ts');
  return startTracing(tracing);
}
