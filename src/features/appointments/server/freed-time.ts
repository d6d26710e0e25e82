import type { Context } from '#platform/server/context.ts';

type Listener = (providerId: number) => Promise<void>;
interface Listening {
  readonly listeners: Listener[];
  readonly running: Set<Promise<void>>;
}
const listeningAt = new WeakMap<Context['app'], Listening>();

/**
 * Registers a listener that is called each time an appointment of a provider was cancelled or moved, after the commit
 * and the reply. A server that closes waits for it. The listener must not throw, and must not be relied on: it isn't
 * called for appointments that another process or other code ends.
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

/**
 * Calls the listeners because a time of a provider has become free. Call it outside of transactions; it doesn't wait.
 */
export function tellFreedTime({ app }: Pick<Context, 'app'>, providerId: number): void {
  const { listeners, running } = listeningAt.get(app) ?? { listeners: [], running: new Set() };
  for (const listener of listeners) {
    const call = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => listener(providerId))
      .finally(() => running.delete(call));
    running.add(call);
  }
}
