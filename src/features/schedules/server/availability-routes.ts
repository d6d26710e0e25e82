import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import { getAvailability } from '../contract.ts';
import { NO_SUCH_PROVIDER } from '../rules/refusals.ts';
import { freeSlots, slotId, slotsOn } from '../rules/slots.ts';
import { findCalendar } from './calendar-store.ts';
import { slotHolderOf } from './slot-holder.ts';

/** The free slots of a provider. */
export function installSchedules(context: Context): void {
  const { app, now, config } = context;

  route(app, getAvailability, async ({ params, query, request }) => {
    const nowMs = now();
    const holder = slotHolderOf(config, request);
    const calendar = await readShared(context, request, (from) =>
      findCalendar(from, { providerId: params.id, nowMs, holder }),
    );
    if (calendar === undefined) throw new AppError(NO_SUCH_PROVIDER);
    if (!calendar.bookable) return [];
    const free = freeSlots(slotsOn(query.date, calendar.schedule, nowMs), calendar.taken);
    return free.map(({ startsAtMs }) => ({
      id: slotId(params.id, startsAtMs),
      time: lagosTime(startsAtMs),
      dateTime: new Date(startsAtMs).toISOString(),
    }));
  });
}
