import type { Database } from '#db/open-database.ts';
import { queueOrReplace } from '#platform/server/messages/outbox-store.ts';
import { type ContactAddress, channelOf, recipientOf } from '../rules/alert-contacts.ts';
import { collectedMail, collectedUntil, type MailedAppointment } from '../rules/news-mails.ts';
import { collectedPush } from '../rules/news-push.ts';
import { collectedSms } from '../rules/news-sms.ts';
import { aboutReader, findNotAlerted, findUnseen } from './collected-store.ts';
import type { AlertedReader } from './seen-link.ts';

/** Who gets one message about several events of a place. */
export interface CollectedFor extends ContactAddress {
  readonly reader: AlertedReader;
  readonly provider: MailedAppointment['provider'];
  /** It is a step of the escalation: about all that no member has seen. Otherwise it is about what just happened. */
  readonly unseen: boolean;
}

/**
 * Queues one message to each reader who had as many single alerts as a reader gets, for the end of the ten minutes. More
 * events before then change what it says. To be called once the single alerts are queued, under the lock of the place.
 */
export async function collectAlerts(
  tx: Database,
  to: readonly CollectedFor[],
  { nowMs, origin }: { readonly nowMs: number; readonly origin: string },
): Promise<void> {
  const sendAfterMs = collectedUntil(nowMs);
  const messages = new Map(to.map((one) => [`${aboutReader(one.reader)}:${one.provider.id}:${one.unseen}`, one]));
  for (const { reader, provider, unseen, ...address } of messages.values()) {
    const found = unseen ? await findUnseen(tx, provider.id) : await findNotAlerted(tx, provider.id, { reader, nowMs });
    const collected = { ...found, unseen };
    const mail = collectedMail(provider, collected, origin);
    const texts = {
      email: mail,
      sms: { subject: mail.subject, text: collectedSms(provider.id, collected, origin) },
      push: collectedPush(provider.id, collected, origin),
    };
    const channel = channelOf(address);
    const kind = unseen ? 'practice-unseen-more' : 'practice-more';
    await queueOrReplace(tx, nowMs, {
      userId: 'ownerId' in reader ? reader.ownerId : null,
      kind,
      channel,
      recipient: recipientOf(address),
      about: aboutReader(reader),
      dedupeKey: `${kind}:${provider.id}:${aboutReader(reader)}:${sendAfterMs}`,
      sendAfterMs,
      ...texts[channel],
    });
  }
}
