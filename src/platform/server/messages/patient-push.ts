import type { Database } from '#db/open-database.ts';
import type { MailLinks } from '#platform/common/messages/mail-frame.ts';
import { type NewMessage, queueMessages } from './outbox-store.ts';
import { findOwnBrowsers } from './push-subscription-store.ts';

/** How long a mail or text message waits for a browser to take its notice, ms. */
const PUSH_FIRST_MS = 10 * 60 * 1000;

/** A push message to a patient. It shows on locked screens: no name of a practice, and nothing about health. */
export interface PatientPush {
  readonly userId: number;
  readonly kind: string;
  /** Names what it tells: queueing it again does nothing. */
  readonly notice: string;
  readonly about?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** What it opens, in words and as an address of ours. */
  readonly links: MailLinks;
  /** When the notice becomes useless, ms. */
  readonly sendBeforeMs?: number | undefined;
}

/**
 * Queues a notice to the browsers of a patient who wants it there, and returns what the mail and the text message of it need to
 * wait for that: nothing where there is no such browser. If none takes it in ten minutes, or all are gone, they are sent.
 */
export async function pushFirst(
  tx: Database,
  nowMs: number,
  { notice, ...push }: PatientPush,
): Promise<Pick<NewMessage, 'notice' | 'sendAfterMs'>> {
  const browsers = await findOwnBrowsers(tx, push.userId);
  if (browsers.length === 0) return {};
  const { sendBeforeMs, about, ...texts } = push;
  await queueMessages(
    tx,
    nowMs,
    browsers.map((id) => ({
      ...texts,
      ...(about !== undefined && { about }),
      ...(sendBeforeMs !== undefined && { sendBeforeMs }),
      channel: 'push' as const,
      recipient: String(id),
      notice,
      dedupeKey: `${notice}:push:${id}`,
    })),
  );
  const latestMs = sendBeforeMs === undefined ? Number.POSITIVE_INFINITY : (nowMs + sendBeforeMs) / 2;
  return { notice, sendAfterMs: Math.min(nowMs + PUSH_FIRST_MS, latestMs) };
}
