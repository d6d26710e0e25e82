import { AppError } from '#platform/common/app-error.ts';
import { addDays, daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import {
  createProvider,
  finishSupportTask,
  getAdminProvider,
  inviteMember,
  listAdminProviders,
  listEndingLicences,
  listSupportTasks,
  mergeProvider as mergeCall,
  pauseBookings as pauseEndpoint,
  previewMerge as previewCall,
  recordLicence,
  removeLicence,
  removeProvider,
  updateProvider,
} from '../contract.ts';
import { WARNING_DAYS } from '../rules/licence-warning.ts';
import { NO_SUCH_TASK } from '../rules/refusals.ts';
import { recordCheckedLicence, takeLicenceBack } from './change-licences.ts';
import { addProvider, changeProvider, noSuchProvider } from './change-provider.ts';
import { installHolidays } from './holiday-routes.ts';
import { installImages } from './image-routes.ts';
import { inviteToRun } from './invite-member.ts';
import { countEnding, findEnding } from './licence-store.ts';
import { mergeProvider, previewMerge } from './merge-provider.ts';
import { installOwnPage } from './page/page-routes.ts';
import { pauseBookings } from './pause-bookings.ts';
import { findAdminProvider } from './provider-admin-store.ts';
import { findProviderRows } from './provider-table-store.ts';
import { removeProviderForGood } from './remove-provider.ts';
import { findSupportTasks, writeTaskDone } from './support-task-store.ts';

/** The administration of providers: table, details, changes, licences and pictures. */
export function installNetwork(context: Context): void {
  const { app, db, config, now } = context;
  installImages(context);
  installHolidays(context);
  installOwnPage(context);

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

  route(app, previewCall, async ({ params, query }) => {
    return await previewMerge(context, { double: params.id, into: query.into });
  });

  route(app, mergeCall, async ({ params, body, user }) => {
    return await mergeProvider(context, { double: params.id, into: body.into, admin: user });
  });

  route(app, pauseEndpoint, async ({ params, body, user }) => {
    return await pauseBookings(context, { ...body, providerId: params.id, admin: user });
  });

  route(app, inviteMember, async ({ params, body, user, request }) => {
    const origin = linkOrigin(config, request);
    return await inviteToRun(context, { ...body, providerId: params.id, admin: user, origin });
  });

  installSupportTasks(context);

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

function installSupportTasks(context: Context): void {
  const { app, db, now } = context;
  route(app, listSupportTasks, async ({ query }) => await findSupportTasks(db, query, now()));

  route(app, finishSupportTask, async ({ params, user }) => {
    return await db.transaction(async (tx) => {
      const done = await writeTaskDone(tx, params.id, now());
      if (done === undefined) throw new AppError(NO_SUCH_TASK);
      const act = { act: 'support-task.done', object: `support-task:${params.id}`, details: {} };
      if (done.isNew) await recordAct(tx, context, user, act);
      return { id: params.id, doneAt: done.doneAt.toISOString() };
    });
  });
}
