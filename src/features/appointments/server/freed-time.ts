import type { Context } from '#platform/server/context.ts';

type Listener = (providerId: number) => Promise<void>;
interface Listening {
  readonly listeners: Listener[];
  readonly running: Set<Promise<void>>;
}
const listeningAt = new WeakMap<Context['app'], Listening>();

/**
 * Has a listener called each time that a visit of a provider was called off or moved away, once that is committed and the
 * answer is on its way. A server that closes waits for it. The listener must not throw, and must not be relied on: what
 * ends visits elsewhere, or in another process, tells nobody.
 */
export function onFreedTime({ app }: Pick<Context, 'app'>, listener: Listener): void {
  const known = listeningAt.get(app);
  if (known !== undefined) {
    known.listeners.push(listener);
    return;
  }
  const listening: Listening = { listeners: [listener], running: new Set() };
  listeningAt.set(app, listening);
  app.addHook('onClose', async () => {
    await Promise.all(listening.running);
  });
}

/** Tells that a time of a provider has become free. To be called outside of transactions; it waits for nothing. */
export function tellFreedTime({ app }: Pick<Context, 'app'>, providerId: number): void {
  const { listeners, running } = listeningAt.get(app) ?? { listeners: [], running: new Set() };
  for (const listener of listeners) {
    const told = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => listener(providerId))
      .finally(() => running.delete(told));
    running.add(told);
  }
}
