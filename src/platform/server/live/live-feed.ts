import type { Context } from '../context.ts';
import { LiveStreams } from './live-streams.ts';

/**
 * The notification channel of event streams and calls: `TOPIC:ID` for a changed topic, `s:ID` for an ended session
 * (by a trigger), `u:ID` for an account whose memberships changed, and the signals of video visits.
 */
export const LIVE_CHANNEL = 'live';

/** The kinds of topics: `c` conversations, `p` the news of a provider. */
type Topic = 'c' | 'p';

/** Returns the notification that a topic changed, or the memberships of an account (`u`). */
export function liveChange(topic: Topic | 'u', id: number): string {
  return `${topic}:${id}`;
}

/**
 * Returns the event streams of this process about one kind of topic, woken by changes of any process. Without a change
 * feed, as in most tests, and behind a pooler that passes no notifications on, the heartbeat checks for changes.
 */
export function liveStreams({ app, changes }: Pick<Context, 'app' | 'changes'>, topic: Topic): LiveStreams {
  const streams = new LiveStreams();
  if (changes !== undefined) {
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      stop = await changes.subscribe(LIVE_CHANNEL, {
        onChange: (payload) => {
          const [, kind, id] = /^([a-z]):(\d+)$/.exec(payload) ?? [];
          if (kind === topic) streams.wake(Number(id));
          else if (kind === 's') streams.endSession(Number(id));
          else if (kind === 'u') streams.recheck(Number(id));
        },
        onGap: () => streams.wake(),
      });
    });
    app.addHook('onClose', async () => await stop?.());
  }
  app.addHook('preClose', async () => streams.endAll());
  return streams;
}
