import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { LIVE_CHANNEL } from '#platform/server/live/live-feed.ts';
import { type HubMessage, SignalHub } from './signal-hub.ts';
import { PartCollector, partsOf } from './signal-parts.ts';
import { notifyParts } from './signal-store.ts';

/**
 * Returns the hub of this process, joined to those of other processes by PostgreSQL notifications, which are stored
 * nowhere. Without a change feed, as in most tests, there is this process only.
 */
export function signalHub({ app, db, changes }: Pick<Context, 'app' | 'db' | 'changes'>): SignalHub {
  const own = randomUUID();
  let number = 0;
  const hub = new SignalHub(async (message) => {
    if (changes === undefined) return;
    number += 1;
    await notifyParts(db, LIVE_CHANNEL, partsOf(own, number, JSON.stringify(message)));
  });
  if (changes !== undefined) {
    const collector = new PartCollector(own);
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      stop = await changes.subscribe(LIVE_CHANNEL, {
        onChange: (payload) => {
          const ended = /^s:(\d+)$/.exec(payload)?.[1];
          if (ended !== undefined) hub.endSession(Number(ended));
          if (/^u:\d+$/.test(payload)) hub.lookAll();
          const message = collector.take(payload);
          // Trusted: only this product's processes can notify on its database.
          if (message !== undefined) hub.hear(JSON.parse(message) as HubMessage);
        },
        onGap: () => hub.lookAll(),
      });
    });
    app.addHook('onClose', async () => await stop?.());
  }
  app.addHook('preClose', async () => hub.endAll());
  return hub;
}
