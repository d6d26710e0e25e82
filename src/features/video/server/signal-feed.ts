import { randomUUID } from 'node:crypto';
import { LIVE_CHANNEL } from '#features/conversations/server/message-store.ts';
import type { Context } from '#platform/server/context.ts';
import { SignalHub, type Told } from './signal-hub.ts';
import { PartCollector, partsOf } from './signal-parts.ts';
import { notifyParts } from './signal-store.ts';

/**
 * The hub of this process, joined to those of the others by PostgreSQL's notifications, which are gone once they were
 * heard. Without a feed, as in most tests, there is this process only.
 */
export function signalHub({ app, db, changes }: Pick<Context, 'app' | 'db' | 'changes'>): SignalHub {
  const own = randomUUID();
  let number = 0;
  const hub = new SignalHub(async (told) => {
    if (changes === undefined) return;
    number += 1;
    await notifyParts(db, LIVE_CHANNEL, partsOf(own, number, JSON.stringify(told)));
  });
  if (changes !== undefined) {
    const collector = new PartCollector(own);
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      stop = await changes.subscribe(LIVE_CHANNEL, {
        onChange: (payload) => {
          const ended = /^s:(\d+)$/.exec(payload)?.[1];
          if (ended !== undefined) hub.endSession(Number(ended));
          const told = collector.take(payload);
          // Only processes of ours can notify on our database.
          if (told !== undefined) hub.hear(JSON.parse(told) as Told);
        },
        onGap: () => hub.lookAll(),
      });
    });
    app.addHook('onClose', async () => await stop?.());
  }
  app.addHook('preClose', async () => hub.endAll());
  return hub;
}
