import type { Database } from '#db/open-database.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import { getAvailability } from '../contract.ts';
import { type Choice, scheduleFor } from '../rules/service-choice.ts';
import { freeSlotsOn, slotId } from '../rules/slots.ts';
import { findSchedule, findTaken } from './availability-store.ts';
import { type Calendar, type CalendarRequest, findCalendar } from './calendar-store.ts';
import { refuseMissing } from './merged-provider-store.ts';
import { slotHolderOf } from './slot-holder.ts';

/** The free slots of a provider. */
export function installSchedules(context: Context): void {
  const { app, now, config } = context;

  route(app, getAvailability, async ({ params, query, request }) => {
    const nowMs = now();
    const holder = slotHolderOf(config, request);
    const calendar = await readShared(context, request, async (from) => {
      const found = await findCalendar(from, { providerId: params.id, nowMs, holder });
      const choice = { serviceId: query.service, personId: query.person };
      return found?.hasResources ? await findChosen(from, { providerId: params.id, nowMs, holder }, choice) : found;
    });
    if (calendar === undefined) return await refuseMissing(context.db, request, params.id);
    if (!calendar.bookable) return [];
    const free = freeSlotsOn(query.date, calendar.schedule, calendar.taken, nowMs);
    return free.map(({ startsAtMs }) => ({
      id: slotId(params.id, startsAtMs),
      time: lagosTime(startsAtMs),
      dateTime: new Date(startsAtMs).toISOString(),
    }));
  });
}

/** Returns the calendar of a place with resources for a choice. */
async function findChosen(
  db: Database,
  { providerId, nowMs, holder }: CalendarRequest,
  choice: Choice,
): Promise<Calendar | undefined> {
  const provider = await findSchedule(db, providerId);
  if (provider === undefined) return undefined;
  const { everyResource, services } = provider;
  // What patients can't choose isn't shown to them either.
  const isHidden =
    everyResource?.some(({ id, isPublic }) => id === choice.personId && !isPublic) === true ||
    services?.some(({ id, bookedBy }) => id === choice.serviceId && bookedBy === 'desk') === true;
  const taken = await findTaken(db, provider, nowMs, holder);
  return {
    bookable: provider.bookable && !isHidden,
    schedule: scheduleFor(provider, choice),
    taken,
    hasResources: true,
  };
}
