import type { Database } from '#db/open-database.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import type { Client } from '#features/clients/contract.ts';
import type { BookedByDesk } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { bookByDesk, type Deskwork } from '#features/portal/server/clients/desk-booking.ts';
import { AppError } from '#platform/common/app-error.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { MarkReply } from '../contract.ts';
import { NO_SUCH_MARK } from '../rules/refusals.ts';
import { lockOpenMark, type MarkRow, writeBooked } from './desk-mark-store.ts';

/** A wish that a member fulfils with a free time. */
interface Fulfilment {
  readonly providerId: number;
  readonly markId: string;
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  /** The start, an ISO instant. */
  readonly date: string;
}

/**
 * Books a free time for the person of a wish. The wish stays open until a member has called the person and settles it. Of two
 * members at once, one books.
 * @throws AppError not_found if it is no open wish, or is booked; the refusals of `bookByDesk`
 */
export async function bookWish(context: Context, wanted: Fulfilment): Promise<MarkReply> {
  const { providerId, markId, userId } = wanted;
  const made = await context.db.transaction(async (tx) => {
    const row = await lockOpenMark(tx, providerId, markId);
    if (row === undefined || row.act !== 'wish' || row.appointmentId !== null) throw new AppError(NO_SUCH_MARK);
    try {
      const booked = await book(context, tx, workOf(context, row, wanted));
      await writeBooked(tx, markId, booked.id);
      const details = { mark: markId, act: row.act, applied: true };
      await recordAct(tx, context, { id: userId }, { act: 'desk.settle', object: `provider:${providerId}`, details });
      return { reply: { id: markId, outcome: 'open' as const, why: null, label: null } };
    } catch (error) {
      // What the refusal shows of clients was noted in their logs, and stays there.
      if (error instanceof AppError) return { refused: error };
      throw error;
    }
  });
  if ('refused' in made) throw made.refused;
  return made.reply;
}

function workOf(context: Context, { id, entered }: MarkRow, { providerId, userId, desk, date }: Fulfilment): Deskwork {
  const [name, phone] = [String(entered['name'] ?? ''), String(entered['phone'] ?? '')];
  return {
    ...{ providerId, userId, desk, date, nowMs: context.now(), mailing: appointmentMailing(context) },
    key: `wish:${id}`,
    client: { name: name === '' ? '?' : name, ...(isTelephone(phone) && { phone }) },
    visitType: 'in-person',
    channel: 'phone',
    // The person has not decided about text messages.
    tell: 'none',
  };
}

/** Books; for the client with this name and number, if the practice has exactly one. */
async function book({ keyFor, now }: Context, tx: Database, work: Deskwork): Promise<BookedByDesk> {
  const using = { db: tx, keyFor, now };
  try {
    return await bookByDesk(using, work);
  } catch (error) {
    const [same, other] = sameClients(error);
    if (same === undefined || other !== undefined) throw error;
    return await bookByDesk(using, { ...work, client: { id: same.id } });
  }
}

function sameClients(error: unknown): readonly Client[] {
  if (!(error instanceof AppError) || error.code !== 'same_person') return [];
  return (error.extras as { readonly clients?: readonly Client[] } | undefined)?.clients ?? [];
}
