import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeFeed } from '#db/change-feed.ts';
import { retryDelayMs } from '#platform/common/messages/retry-delay.ts';
import type { Context } from '../context.ts';
import { inSpan } from '../tracing/spans.ts';
import { messageAttempts } from '../tracing/work-metrics.ts';
import { type Delivery, failureCode, isHopeless, openDelivery, retryAfterOf } from './mail-delivery.ts';
import { sendOtherwise, withdrawMailAndText, withdrawPushes } from './notice-store.ts';
import {
  type ClaimedMessage,
  claimDue,
  isStillClaimed,
  markFailed,
  markOutdated,
  markSent,
  OUTBOX_CHANNEL,
} from './outbox-store.ts';

type SendingContext = Pick<Context, 'db' | 'config' | 'now' | 'app' | 'keyFor'>;

/** A message is given up after this number of attempts, about half a day. An administrator can queue it again. */
export const MAX_ATTEMPTS = 12;
const BATCH = 20;
/** How often messages are looked for that became due without a notification, ms. */
const POLL_MS = 5000;
/** The pause between two full batches, ms: long enough to measure how busy the process is with requests. */
const LOOK_MS = 50;
/** Above this event loop utilisation, sending pauses: in a rush, requests come before mails. */
const BUSY = 0.5;
const BUSY_REST_MS = 1000;

/**
 * Sends at most one batch of due messages and returns their number. Any number of processes may run it: each message is
 * claimed by one of them. If that process dies, the message is sent again when the claim expires.
 */
export async function sendDueMessages(context: SendingContext, delivery?: Delivery): Promise<number> {
  const opened = delivery ?? openDelivery(context.config, context);
  try {
    const claimed = await claimDue(context.db, context.now(), BATCH);
    await Promise.all(claimed.map((message) => send(context, opened, message)));
    return claimed.length;
  } finally {
    if (delivery === undefined) opened.close();
  }
}

/**
 * Sends messages from now on: right after each commit that queued one, and every `pollMs` those that have become due.
 * Returns a function that stops it; it waits for the batch in progress.
 */
export function startSending(context: SendingContext, changes: ChangeFeed, pollMs = POLL_MS): () => Promise<void> {
  const delivery = openDelivery(context.config, context);
  const stopped = new AbortController();
  let wake: () => void = () => undefined;
  const onQueued = () => wake();
  const listening = changes
    .subscribe(OUTBOX_CHANNEL, { onChange: onQueued, onGap: onQueued })
    .catch((error: unknown) => {
      context.app.log.warn({ err: error }, 'messages are looked for every few seconds only');
      return noop;
    });
  const running = loop();
  return async () => {
    stopped.abort();
    wake();
    await running;
    await (await listening)();
    delivery.close();
  };

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      // Created before the query, so that a message committed while this batch is sent starts the next one at once.
      const woken = new Promise<void>((done) => {
        wake = done;
      });
      const sent = await sendDueMessages(context, delivery).catch((error: unknown) => {
        context.app.log.error({ err: error }, 'sending messages failed');
        return 0;
      });
      const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal }).catch(noop);
      if (sent < BATCH) {
        await Promise.race([woken, pause(pollMs)]);
        continue;
      }
      const before = performance.eventLoopUtilization();
      await pause(LOOK_MS);
      if (performance.eventLoopUtilization(before).utilization > BUSY) await pause(BUSY_REST_MS);
    }
  }
}

async function send({ db, now, app }: SendingContext, delivery: Delivery, message: ClaimedMessage): Promise<void> {
  const { id, kind, channel, attempts, sendBefore, notice } = message;
  if (sendBefore !== null && sendBefore.getTime() <= now()) return await markOutdated(db, message);
  // It may have been withdrawn while the rest of the batch was handed over.
  if (!(await isStillClaimed(db, message))) return;
  if (channel !== 'push') await withdrawPushes(db, notice);
  try {
    if (message.text === '') throw Object.assign(new Error('erased'), { code: 'EMESSAGE', command: 'ERASED' });
    await inSpan(`deliver ${channel}`, () => delivery.deliver(message, now()));
  } catch (error) {
    const givenUp = isHopeless(error) || attempts >= MAX_ATTEMPTS;
    const reason = failureCode(error);
    messageAttempts.inc({ channel, outcome: givenUp ? 'refused' : 'failed' });
    app.log.warn({ message: id, kind, attempts, reason, givenUp }, 'message not sent');
    await markFailed(db, message, {
      reason,
      retryAtMs: givenUp ? null : now() + (retryAfterOf(error) ?? retryDelayMs(attempts, Math.random())),
    });
    if (givenUp && channel === 'push') await sendOtherwise(db, notice);
    return;
  }
  messageAttempts.inc({ channel, outcome: 'sent' });
  await markSent(db, message, now());
  if (channel === 'push') await withdrawMailAndText(db, notice);
}

async function noop(): Promise<void> {
  // Stopped while waiting, or nothing to stop.
}
