import type { Context } from '#platform/server/context.ts';
import { LiveStreams } from './live-streams.ts';
import { LIVE_CHANNEL } from './message-store.ts';

/**
 * Returns the event streams of this process, woken by changes of any process. Without a change feed, as in most tests,
 * and behind a pooler that passes no notifications on, the heartbeat checks for changes.
 */
export function liveStreams({ app, changes }: Pick<Context, 'app' | 'changes'>): LiveStreams {
  const streams = new LiveStreams();
  if (changes !== undefined) {
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      stop = await changes.subscribe(LIVE_CHANNEL, {
        onChange: (payload) => {
          const [, kind, id] = /^([cs]):(\d+)$/.exec(payload) ?? [];
          if (kind === 'c') streams.wake(Number(id));
          else if (kind === 's') streams.endSession(Number(id));
        },
        onGap: () => streams.wake(),
      });
    });
    app.addHook('onClose', async () => await stop?.());
  }
  app.addHook('preClose', async () => streams.endAll());
  return streams;
}
