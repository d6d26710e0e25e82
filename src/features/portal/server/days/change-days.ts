import { createHash } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import {
  changeRefusal,
  type DaysChange,
  seriesRefusal,
  withChange,
  withoutDays,
} from '#features/portal/rules/days/day-change.ts';
import type { NewDaysChange } from '#features/portal/rules/days/day-change-contract.ts';
import { daysOf } from '#features/portal/rules/days/day-series.ts';
import { NO_SUCH_CHANGE, NO_SUCH_RESOURCE } from '#features/portal/rules/refusals.ts';
import type { DayException } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { CHANGED_MEANWHILE } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { changeSchedule } from '../change-schedule.ts';
import { touchProvider } from '../schedule-write-store.ts';
import type { BookedChoice, Displaced } from '../settle-appointments.ts';
import { deleteSeries, findPlacesOf, findSeries, writeChange } from './day-change-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** A member who changes days of a place. */
interface Act {
  readonly providerId: number;
  readonly userId: number;
  readonly desk: string | undefined;
  readonly nowMs: number;
  readonly booked: BookedChoice | undefined;
  readonly mailing: AppointmentMailing;
}

/**
 * Sets days of a place, or of one of its resources, in one series. Leave of a person holds at all its places that the member
 * runs. The same change sent again adds nothing. Returns the appointments that were to be moved and stay.
 * @throws AppError invalid, not_found, changed_meanwhile; visits_booked with the appointments that need a choice
 */
export async function addDays(context: Using, act: Act, wanted: Omit<NewDaysChange, 'booked'>): Promise<Displaced[]> {
  const { resourceId, kind, from, until, weekdays, everyWeeks, cause = 'desk', note = '' } = wanted;
  const series = { from, until, weekdays, everyWeeks };
  const refusal = seriesRefusal(series, lagosDate(act.nowMs));
  if (refusal !== undefined) throw new AppError(refusal);
  const change: DaysChange = {
    days: daysOf(series),
    kind,
    opens: wanted.opens ?? null,
    closes: wanted.closes ?? null,
  };
  const resource = await resourceOf(context.db, act, resourceId, cause === 'leave');
  const why = { cause, note: note === '' ? null : note };
  const more = { ...why, seriesId: seriesIdOf({ of: resourceId ?? `place ${act.providerId}`, ...change, ...why }) };
  return await changeSchedule(context, {
    ...act,
    resource,
    check: (tx) => refuseOtherPlaces(tx, act, resource),
    after: (before) =>
      withExceptions(before, resourceId, (present, own) => {
        const exceptions = withChange(present, change);
        const place = own === undefined ? { ...before, exceptions } : before;
        const refused = changeRefusal(change, place, own && { ...own, exceptions });
        if (refused !== undefined) throw new AppError(refused);
        return exceptions;
      }),
    write: async (tx, { id: providerId }) => {
      await writeChange(tx, { providerId, resourceId }, change, more);
      await touchProvider(tx, providerId);
    },
    details: { ...series, resourceId, kind, opens: change.opens, closes: change.closes, cause },
  });
}

/**
 * Removes what was set together, from today on, or one day of it; of a resource at all its places that the member runs. Returns the
 * appointments in extra hours that were to be moved and stay.
 * @throws AppError not_found, changed_meanwhile; visits_booked with the appointments that need a choice
 */
export async function removeDays(
  context: Using,
  act: Act,
  { seriesId, day }: { readonly seriesId: string; readonly day: string | undefined },
): Promise<Displaced[]> {
  const { providerId, nowMs } = act;
  const removed = { seriesId, from: lagosDate(nowMs), day };
  const series = await findSeries(context.db, providerId, removed);
  if (series === undefined) throw new AppError(NO_SUCH_CHANGE);
  const { resourceId, days } = series;
  const resource = await resourceOf(context.db, act, resourceId, true);
  return await changeSchedule(context, {
    ...act,
    resource,
    check: (tx) => refuseOtherPlaces(tx, act, resource),
    after: (before) => withExceptions(before, resourceId, (present) => withoutDays(present, days)),
    write: async (tx, { id }) => {
      await deleteSeries(tx, id, removed);
      await touchProvider(tx, id);
    },
    details: { removed: seriesId, resourceId, from: days[0]?.day, until: days.at(-1)?.day },
  });
}

/** Returns the id of the series of a change: the same for the same change, so that a request sent again is recognised. */
function seriesIdOf(change: object): string {
  const hex = createHash('sha256').update(JSON.stringify(change)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The resource of a change with the places where it changes; undefined for the whole place. @throws AppError not_found */
async function resourceOf(
  db: Database,
  { providerId, userId }: Act,
  resourceId: number | null,
  everywhere: boolean,
): Promise<{ readonly id: number; readonly places: readonly number[]; readonly everywhere: boolean } | undefined> {
  if (resourceId === null) return undefined;
  const places = await findPlacesOf(db, resourceId, userId);
  if (!places.includes(providerId)) throw new AppError(NO_SUCH_RESOURCE);
  return { id: resourceId, places: everywhere ? places : [providerId], everywhere };
}

/** Refuses if the places of the resource have changed since they were read, before the lock. */
async function refuseOtherPlaces(
  tx: Database,
  act: Act,
  resource: Awaited<ReturnType<typeof resourceOf>>,
): Promise<void> {
  if (resource === undefined) return;
  const now = await resourceOf(tx, act, resource.id, resource.everywhere);
  if (now?.places.join() !== resource.places.join()) throw new AppError(CHANGED_MEANWHILE);
}

/** Returns a place with other exceptions of its own, or of one of its resources. @throws AppError not_found */
function withExceptions(
  place: BookableProvider,
  resourceId: number | null,
  change: (
    present: readonly DayException[],
    resource: NonNullable<BookableProvider['everyResource']>[number] | undefined,
  ) => readonly DayException[],
): BookableProvider {
  const { everyResource = [], exceptions = [] } = place;
  if (resourceId === null) return { ...place, exceptions: change(exceptions, undefined) };
  const own = everyResource.find(({ id }) => id === resourceId);
  if (own === undefined) throw new AppError(NO_SUCH_RESOURCE);
  const changed = { ...own, exceptions: change(own.exceptions ?? [], own) };
  return { ...place, everyResource: everyResource.map((one) => (one === own ? changed : one)) };
}
