import type { Database } from '#db/open-database.ts';
import { visitMailing } from '#features/appointments/server/visit-mailing.ts';
import { lockProvider } from '#features/booking/server/booking-locks.ts';
import { defaultHours, openOn } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, daysBetween, lagosDate, weekdayOf } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { partsOfDays, partsOfPractice, partsOfWeek } from '../rules/compared-settings.ts';
import {
  DAY_OVER,
  EXTRA_HOURS_OVERLAP,
  LAST_DAY_BEFORE_FIRST,
  NOT_IN_PORTAL,
  TOO_FAR_AHEAD,
  TOO_MANY_DAYS,
  USUAL_HOURS_OVERLAP,
} from '../rules/refusals.ts';
import {
  type DayChange,
  getPortalSettings,
  type PortalSettings,
  type SeenDay,
  setDays,
  setPracticeSettings,
  setWeeklySchedule,
} from '../rules/schedule-contract.ts';
import { DAYS_AHEAD, DAYS_AT_ONCE, overlap } from '../rules/week-check.ts';
import { changeSchedule } from './change-schedule.ts';
import { requireMember } from './portal-guard.ts';
import { findSettings, touchProvider, writeDays, writeHours } from './schedule-write-store.ts';

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
    await requireMember(db, params.id, user);
    return await settingsOf(context, params.id, user.id);
  });

  route(app, setPracticeSettings, async ({ params, body, user }) => {
    await requireMember(db, params.id, user);
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
    await requireMember(db, params.id, user);
    const { hours, visitMinutes, noticeMinutes, booked, was } = body;
    const nowMs = now();
    await changeSchedule(context, {
      providerId: params.id,
      userId: user.id,
      nowMs,
      booked,
      mailing: visitMailing(context),
      after: (before) => {
        if (was !== undefined) refuseChanged(partsOfWeek(was), partsOfWeek(body), partsOfWeek(asShown(before)));
        return withWeek(before, { hours, visitMinutes, noticeMinutes }, lagosDate(nowMs));
      },
      write: async (tx) => {
        await writeHours(tx, params.id, hours);
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
    await requireMember(db, params.id, user);
    const nowMs = now();
    const today = lagosDate(nowMs);
    const span = spanOf(params.date, body.until, today);
    const rows = span.days.flatMap((day) => differing(day, body));
    await changeSchedule(context, {
      providerId: params.id,
      userId: user.id,
      nowMs,
      booked: body.booked,
      mailing: visitMailing(context),
      after: (before) => {
        const parts = (seen: readonly SeenDay[]) => partsOfDays(span.days, seen);
        if (body.was !== undefined) refuseChanged(parts(body.was), parts(rows), parts(before.exceptions ?? []));
        return withDays(before, span, rows);
      },
      write: async (tx) => {
        await writeDays(tx, params.id, { ...span, forgetBefore: addDays(today, -PAST_DAYS) }, rows);
        await touchProvider(tx, params.id);
      },
      details: { from: span.from, until: span.until, kind: body.kind, hours: body.hours },
    });
    return await settingsOf(context, params.id, user.id);
  });
}

/** Returns the settings as the portal shows them. @throws AppError not_found */
async function settingsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  providerId: number,
  userId: number,
  from: Database = db,
): Promise<PortalSettings> {
  const found = await findSettings(from, { providerId, userId, today: lagosDate(now()) });
  if (found === undefined) throw new AppError(NOT_IN_PORTAL);
  return found;
}

/** Returns a schedule as the portal shows it, with the default hours if none were set. */
function asShown(schedule: BookableProvider): BookableProvider {
  return schedule.hours.length > 0 ? schedule : { ...schedule, hours: defaultHours(schedule.providesUrgentCare) };
}

type Span = { readonly from: string; readonly until: string; readonly days: readonly string[] };
type Row = {
  readonly day: string;
  readonly kind: 'off' | 'extra';
  readonly opens: string | null;
  readonly closes: string | null;
};

function spanOf(from: string, until: string = from, today: string): Span {
  if (from < today) throw new AppError(DAY_OVER);
  if (until < from) throw new AppError(LAST_DAY_BEFORE_FIRST);
  if (daysBetween(from, until) >= DAYS_AT_ONCE) throw new AppError(TOO_MANY_DAYS);
  if (daysBetween(today, until) > DAYS_AHEAD) throw new AppError(TOO_FAR_AHEAD);
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
  return { from, until, days };
}

function differing(day: string, { kind, hours }: Pick<DayChange, 'kind' | 'hours'>): Row[] {
  if (kind === 'off') return [{ day, kind, opens: null, closes: null }];
  return kind === 'extra' ? (hours ?? []).map((period) => ({ day, kind, ...period })) : [];
}

function withWeek(
  before: BookableProvider,
  week: Pick<BookableProvider, 'hours' | 'visitMinutes' | 'noticeMinutes'>,
  today: string,
): BookableProvider {
  const after = { ...before, ...week };
  const ahead = new Set((before.exceptions ?? []).filter(({ day }) => day >= today).map(({ day }) => day));
  const clash = [...ahead].find((day) => overlap(openOn(day, after)));
  if (clash !== undefined) {
    throw new AppError({ ...EXTRA_HOURS_OVERLAP, field: `hours.${weekdayOf(clash)}` });
  }
  return after;
}

function withDays(before: BookableProvider, { from, until, days }: Span, rows: readonly Row[]): BookableProvider {
  const others = (before.exceptions ?? []).filter(({ day }) => day < from || day > until);
  const after = { ...before, exceptions: [...others, ...rows] };
  if (days.some((day) => overlap(openOn(day, after)))) {
    throw new AppError(USUAL_HOURS_OVERLAP);
  }
  return after;
}
