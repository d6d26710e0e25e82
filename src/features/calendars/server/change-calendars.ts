import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { NewCalendar } from '../contract.ts';
import { MAX_CALENDARS } from '../rules/calendar-limits.ts';
import { READ_EVERY_MS } from '../rules/link-state.ts';
import { ReadingFailure } from '../rules/reading-failure.ts';
import { NO_SUCH_CALENDAR, NO_SUCH_PERSON, notReadable, TOO_MANY_CALENDARS } from '../rules/refusals.ts';
import { countLinksLocked, deleteLink, insertLink, replaceBusy, worksAt } from './calendar-link-store.ts';
import { readAddress } from './read-address.ts';
import { sealAddress } from './sealed-address.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'network' | 'now'>;

/** The place concerned, and the member who acts, whose role the caller has checked. */
interface ByMember {
  readonly providerId: number;
  readonly userId: number;
}

/**
 * Reads an outside calendar and adds it to a place with its busy times. Returns its id.
 * @throws AppError invalid if it can't be read, or the person takes no visits at the place; too_many_calendars
 */
export async function addCalendar(
  context: Using,
  { providerId, userId }: ByMember,
  { label, address, personId }: NewCalendar,
): Promise<number> {
  const { db, keyFor, now } = context;
  const { busy, version } = await firstReading(context, address);
  return await db.transaction(async (tx) => {
    if ((await countLinksLocked(tx, providerId)) >= MAX_CALENDARS) throw new AppError(TOO_MANY_CALENDARS);
    if (personId !== null && !(await worksAt(tx, personId, providerId))) throw new AppError(NO_SUCH_PERSON);
    const nowMs = now();
    const id = await insertLink(tx, {
      providerId,
      resourceId: personId,
      label,
      addressEncrypted: sealAddress(keyFor, providerId, address),
      ...version,
      nextAt: new Date(nowMs + READ_EVERY_MS),
      lastReadAt: new Date(nowMs),
      addedBy: userId,
      addedAt: new Date(nowMs),
    });
    await replaceBusy(tx, id, busy);
    const details = { calendar: id, label };
    await recordAct(tx, context, { id: userId }, { act: 'calendar.add', object: `provider:${providerId}`, details });
    return id;
  });
}

async function firstReading({ network, now }: Using, address: string) {
  try {
    const read = await readAddress(address, { network, nowMs: now() });
    // No version is known, so that a server that says "unchanged" is wrong.
    if (read === 'unchanged') throw new ReadingFailure('server_error');
    return read;
  } catch (error) {
    throw error instanceof ReadingFailure ? new AppError(notReadable(error.code)) : error;
  }
}

/** Removes an outside calendar from a place: its busy times close no slots any more. @throws AppError not_found */
export async function removeCalendar(
  context: Using,
  { providerId, userId }: ByMember,
  calendarId: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const label = await deleteLink(tx, providerId, calendarId);
    if (label === undefined) throw new AppError(NO_SUCH_CALENDAR);
    const details = { calendar: calendarId, label };
    await recordAct(tx, context, { id: userId }, { act: 'calendar.remove', object: `provider:${providerId}`, details });
  });
}
