import { addDays, daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import {
  createProvider,
  getAdminProvider,
  listAdminProviders,
  listEndingLicences,
  recordLicence,
  removeLicence,
  removeProvider,
  updateProvider,
} from '../contract.ts';
import { WARNING_DAYS } from '../rules/licence-warning.ts';
import { recordCheckedLicence, takeLicenceBack } from './change-licences.ts';
import { addProvider, changeProvider, noSuchProvider } from './change-provider.ts';
import { installImages } from './image-routes.ts';
import { countEnding, findEnding } from './licence-store.ts';
import { findAdminProvider } from './provider-admin-store.ts';
import { findProviderRows } from './provider-table-store.ts';
import { removeProviderForGood } from './remove-provider.ts';

/** The administration of providers: table, details, changes, licences and pictures. */
export function installNetwork(context: Context): void {
  const { app, db, now } = context;
  installImages(context);

  route(app, listAdminProviders, async ({ query }) => await findProviderRows(db, query));

  route(app, getAdminProvider, async ({ params }) => {
    return (await findAdminProvider(db, params.id, now())) ?? noSuchProvider();
  });

  route(app, createProvider, async ({ body, user, request }) => {
    return await addProvider(context, body, user, idempotencyKeyOf(request));
  });

  route(app, updateProvider, async ({ params, body, user }) => await changeProvider(context, params.id, body, user));

  route(app, removeProvider, async ({ params, query, user }) => {
    const cancelAppointments = query.cancelVisits === true;
    return {
      cancelledVisits: await removeProviderForGood(context, params.id, {
        cancelAppointments,
        admin: user,
      }),
    };
  });

  route(app, recordLicence, async ({ params, body, user }) => {
    return await recordCheckedLicence(context, params.id, body, user);
  });

  route(app, removeLicence, async ({ params, user }) => {
    return await takeLicenceBack(context, params.id, params.licenceId, user);
  });

  route(app, listEndingLicences, async ({ query }) => {
    const today = lagosDate(now());
    const last = addDays(today, WARNING_DAYS[0]);
    const [found, total] = await Promise.all([findEnding(db, last, query), countEnding(db, last)]);
    const ending = found.map((one) => ({ ...one, daysLeft: daysBetween(today, one.licensedUntil) }));
    return new Page(ending, total, query);
  });
}
