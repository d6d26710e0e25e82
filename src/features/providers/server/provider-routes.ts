import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/read-copy.ts';
import { route } from '#platform/server/route.ts';
import { getAvailability, getProvider } from '../contract.ts';
import { getConfig } from '../rules/config-contract.ts';
import { freeSlots, slotId, slotsOn } from '../rules/slots.ts';
import { findCalendar } from './calendar-store.ts';
import { findProvider } from './provider-store.ts';
import { installSearch } from './search-routes.ts';
import { slotHolderOf } from './slot-holder.ts';

const notFound = () => new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");

/** Search, one provider and its free slots. */
export function installProviders(context: Context): void {
  const { app, now, config } = context;
  installSearch(context);

  route(app, getConfig, async () => ({
    VITE_MAPBOX_TOKEN: config.mapboxToken,
    sendsMail: config.smtpUrl !== undefined,
  }));

  route(app, getProvider, async ({ params, request }) => {
    const provider = await readShared(context, request, (from) => findProvider(from, params.id, now()));
    if (provider === undefined) throw notFound();
    return provider;
  });

  route(app, getAvailability, async ({ params, query, request }) => {
    const nowMs = now();
    const holder = slotHolderOf(config, request);
    const calendar = await readShared(context, request, (from) =>
      findCalendar(from, { providerId: params.id, nowMs, holder }),
    );
    if (calendar === undefined) throw notFound();
    const free = freeSlots(slotsOn(query.date, calendar.schedule, nowMs), calendar.taken);
    return free.map(({ startsAtMs }) => ({
      id: slotId(params.id, startsAtMs),
      time: lagosTime(startsAtMs),
      dateTime: new Date(startsAtMs).toISOString(),
    }));
  });
}
