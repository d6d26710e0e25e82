import type { Database } from '#db/open-database.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { partsOfDays, partsOfPractice, partsOfWeek } from '../rules/compared-settings.ts';
import { seenOn } from '../rules/day-groups.ts';
import { type PortalRefusal } from '../rules/refusals.ts';
import {
  getPortalSettings,
  type PortalSettings,
  type SeenDay,
  setDays,
  setPracticeSettings,
  setWeeklySchedule,
} from '../rules/schedule-contract.ts';
import {
  daySpan,
  exceptionsOn,
  exceptionsRefusal,
  spanRefusal,
  weekRefusal,
  withExceptions,
} from '../rules/schedule-edit.ts';
import { changeSchedule } from './change-schedule.ts';
import { writeHoursConfirmed } from './checklist-store.ts';
import { findSettings, touchProvider, writeDays, writeHours } from './schedule-write-store.ts';
import { asShown } from './shown-schedule.ts';

/** For how many past days exceptions are kept. */
const PAST_DAYS = 30;

/** Settings and schedule of the user's providers. */
export function installPortalSchedule(context: Context): void {
  installSettings(context);
  installWeek(context);
  installDays(context);
}

function installSettings(context: Context): void {
  const { app, db } = context;
  route(app, getPortalSettings, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await settingsOf(context, params.id, user.id);
  });

  route(app, setPracticeSettings, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const { was, ...wanted } = body;
    const { acceptedInsurance, acceptingNewPatients, cancellation } = wanted;
    await db.transaction(async (tx) => {
      await lockProvider(tx, params.id);
      if (was !== undefined) {
        const settings = await settingsOf(context, params.id, user.id, tx);
        refuseChanged(partsOfPractice(was), partsOfPractice(wanted), partsOfPractice(settings));
      }
      await touchProvider(tx, params.id, {
        acceptedInsurance: [...new Set(acceptedInsurance)],
        acceptingNewPatients,
        cancellationFeeKobo: cancellation.kobo,
        cancellationFeePercent: cancellation.percent,
        cancellationNote: cancellation.note,
        visitPriceKobo: cancellation.percent === null ? null : (cancellation.priceKobo ?? null),
      });
      const act = { act: 'practice.update', object: `provider:${params.id}`, details: { ...wanted } };
      await recordAct(tx, context, { id: user.id }, act);
    });
    return await settingsOf(context, params.id, user.id);
  });
}

function installWeek(context: Context): void {
  const { app, db, now } = context;
  route(app, setWeeklySchedule, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const { hours, visitMinutes, noticeMinutes, booked, was } = body;
    const nowMs = now();
    await changeSchedule(context, {
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs,
      booked,
      mailing: appointmentMailing(context),
      after: (before) => {
        if (was !== undefined) refuseChanged(partsOfWeek(was), partsOfWeek(body), partsOfWeek(asShown(before)));
        const after = { ...before, hours, visitMinutes, noticeMinutes };
        refuseIf(weekRefusal(after, lagosDate(nowMs)));
        return after;
      },
      write: async (tx) => {
        await writeHours(tx, params.id, hours);
        // Hours that a member writes are hours that a member finds right.
        await writeHoursConfirmed(tx, params.id, nowMs);
        await touchProvider(tx, params.id, { visitMinutes, noticeMinutes });
      },
      details: { hours, visitMinutes, noticeMinutes },
    });
    return await settingsOf(context, params.id, user.id);
  });
}

function installDays(context: Context): void {
  const { app, db, now } = context;
  route(app, setDays, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const nowMs = now();
    const today = lagosDate(nowMs);
    const until = body.until ?? params.date;
    refuseIf(spanRefusal(params.date, until, today));
    const span = daySpan(params.date, until);
    await changeSchedule(context, {
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs,
      booked: body.booked,
      mailing: appointmentMailing(context),
      after: (before) => {
        const present = before.exceptions ?? [];
        const rows = span.days.flatMap((day) => exceptionsOn(day, body, present));
        const parts = (seen: readonly SeenDay[]) => partsOfDays(span.days, seen);
        if (body.was !== undefined) refuseChanged(parts(body.was), parts(rows), parts(present));
        const after = withExceptions(before, span, rows);
        refuseIf(exceptionsRefusal(after, span.days));
        return after;
      },
      write: async (tx, { exceptions = [] }) => {
        const rows = seenOn(exceptions, span.from, span.until);
        await writeDays(tx, params.id, { ...span, forgetBefore: addDays(today, -PAST_DAYS) }, rows);
        await touchProvider(tx, params.id);
      },
      details: { from: span.from, until: span.until, kind: body.kind, hours: body.hours },
    });
    return await settingsOf(context, params.id, user.id);
  });
}

/** Returns the settings as the portal shows them. @throws AppError not_found */
export async function settingsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  providerId: number,
  userId: number,
  from: Database = db,
): Promise<PortalSettings> {
  const found = await findSettings(from, { providerId, userId, today: lagosDate(now()) });
  if (found === undefined) throw new AppError(NOT_IN_PORTAL);
  return found;
}

/** @throws AppError with the refusal, if there is one */
function refuseIf(refusal: PortalRefusal | undefined): void {
  if (refusal !== undefined) throw new AppError(refusal);
}
