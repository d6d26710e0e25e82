import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { cancellationFeeOf } from '#features/schedules/rules/cancellation-fee.ts';
import { HOLIDAY_DAYS_AHEAD, openOnHoliday, type PublicHoliday } from '#features/schedules/rules/public-holidays.ts';
import type { OpenHours } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken, hoursOf, nextSlotsOf } from '#features/schedules/server/availability-store.ts';
import { exceptionsOf, findDaysThatDiffer } from '#features/schedules/server/exception-store.ts';
import { findHolidayAnswers, findHolidays } from '#features/schedules/server/holiday-store.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { ProviderDetail } from '../contract.ts';
import { type PlaceOffer, placeOffer } from '../rules/place-offer.ts';
import { registerName } from '../rules/register-names.ts';
import { shownAs } from './provider-card.ts';
import { findShownLicences } from './shown-licence-store.ts';

const { searchText: _, sourceKey: _k, email: _e, createdAt: _c, ...SHOWN_COLUMNS } = getTableColumns(providers);

/** Returns a provider with hours, services and insurance; undefined if there is none with this id or it was removed. */
export async function findProvider(db: Database, id: number, nowMs: number): Promise<ProviderDetail | undefined> {
  const [found] = await db.select(SHOWN_COLUMNS).from(providers).where(isThere(id));
  if (found === undefined) return undefined;
  const { source, updatedAt, ...row } = found;
  const today = lagosDate(nowMs);
  const [next, hours, licences, daysThatDiffer, offer, holidays] = await Promise.all([
    nextSlotsOf(db, [row], nowMs),
    hoursOf(db, [row]),
    findShownLicences(db, id),
    findDaysThatDiffer(db, id, today),
    findOffer(db, row, nowMs),
    row.bookable ? findHolidays(db, row.state, { from: today, until: addDays(today, HOLIDAY_DAYS_AHEAD) }) : [],
  ]);
  const officeHours = [...(hours.get(id) ?? [])].sort(
    (a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens),
  );
  const nextSlotMs = next.get(id);
  return {
    ...row,
    ...shownAs(row),
    nextSlotAt: nextSlotMs === undefined ? null : new Date(nextSlotMs).toISOString(),
    cancellationPolicy: cancellationFeeOf(row),
    officeHours,
    ...daysThatDiffer,
    licences,
    ...offer,
    ...(row.bookingState === 'listed' &&
      source !== null && { listing: { register: registerName(source), asOf: lagosDate(updatedAt.getTime()) } }),
    ...(await shownHolidays(db, holidays, { id, hours: officeHours, today })),
  };
}

/** Returns the public holidays on which a place has hours; nothing if there are none. */
async function shownHolidays(
  db: Database,
  holidays: readonly PublicHoliday[],
  { id, hours, today }: { readonly id: number; readonly hours: readonly OpenHours[]; readonly today: string },
): Promise<Pick<ProviderDetail, 'holidays'>> {
  if (holidays.length === 0) return {};
  const exceptions = (await exceptionsOf(db, [id])).get(id) ?? [];
  const answers = await findHolidayAnswers(db, id, today);
  const shown = holidays.flatMap(({ day, name }) => {
    const said = openOnHoliday(day, { hours, exceptions }, answers.get(day));
    return said === undefined ? [] : [{ day, name, isOpen: said === 'unanswered' ? null : said === 'open' }];
  });
  return shown.length === 0 ? {} : { holidays: shown };
}

/** Returns what patients can choose at a place; nothing where none can be booked or no practice has described it. */
async function findOffer(
  db: Database,
  { id, practiceId, bookable }: { readonly id: number; readonly practiceId: number | null; readonly bookable: boolean },
  nowMs: number,
): Promise<PlaceOffer> {
  if (practiceId === null || !bookable) return {};
  const place = await findSchedule(db, id);
  return place?.everyResource === undefined ? {} : placeOffer(place, await findTaken(db, place, nowMs), nowMs);
}

/** True if there is a provider with this id that was not removed. */
export async function providerExists(db: Database, id: number): Promise<boolean> {
  return (await db.select({ id: providers.id }).from(providers).where(isThere(id))).length > 0;
}

function isThere(id: number) {
  return and(eq(providers.id, id), isNull(providers.removedAt));
}
