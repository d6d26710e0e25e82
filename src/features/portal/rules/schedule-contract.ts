import * as z from 'zod/mini';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { CancellationFee, VISIT_PRICE } from '#features/schedules/rules/cancellation-fee.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, Id, IdParam, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { DAYS_AT_ONCE, dayProblem, MAX_PERIODS_A_DAY, VISIT_MINUTES, weekProblem } from './week-check.ts';

export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, text('Use a time like 09:30.')));
/** The end of a period; the midnight that ends its day is `24:00`. */
export const EndTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, text('Use a time like 09:30.')));
const Period = z.strictObject({ opens: Time, closes: EndTime });
export const Weekday = z.int().check(z.minimum(0), z.maximum(6));
const params = z.object({ id: IdParam });

/** An exception from the weekly hours, as desks read it and send it back in `was`. */
const SeenDay = z.strictObject({
  day: CalendarDay,
  kind: z.enum(['off', 'extra', 'closed']),
  opens: z.nullable(Time),
  closes: z.nullable(EndTime),
  /** Why it was set: it isn't compared, so that a desk need not send it back. */
  cause: z.optional(z.enum(['desk', 'leave', 'holiday'])),
  /** What patients read beside it. */
  note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  /** The same for days that were set together. */
  seriesId: z.optional(z.string().check(z.maxLength(40))),
});
export type SeenDay = z.output<typeof SeenDay>;

export const PortalSettings = z.object({
  id: z.int(),
  name: z.string(),
  providesUrgentCare: z.boolean(),
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  visitMinutes: z.int(),
  /** Null for the usual rule of its kind of care. */
  noticeMinutes: z.nullable(z.int()),
  /** Days off, extra hours and closed parts of the whole place from today on. */
  days: z.array(SeenDay),
  /** The same of single resources, such as a person on leave. */
  resourceDays: z.array(z.extend(SeenDay, { resourceId: z.int() })),
  /** The resources of the place that take visits; those without own hours follow it. Empty where it takes one visit at a time. */
  people: z.array(z.object({ id: z.int(), name: z.string(), hasOwnHours: z.boolean() })),
  acceptedInsurance: z.array(z.string()),
  acceptingNewPatients: z.boolean(),
  cancellation: CancellationFee,
  /** The last day of all licences; null if none is recorded. No later day can be booked. */
  licensedUntil: z.nullable(z.string()),
  /** The caller's calendar feed is on. */
  hasFeed: z.boolean(),
});
export type PortalSettings = z.output<typeof PortalSettings>;

/** The choice for appointments that a change puts out of place, with the ids of those that were shown. */
export const Booked = z.optional(
  z.strictObject({ choice: z.enum(['keep', 'move', 'cancel']), ids: z.array(Id).check(z.maxLength(500)) }),
);

/** A visit that a change puts out of place. */
export const DisplacedAppointment = z.object({ id: z.int(), date: z.string(), endsAt: z.string(), name: z.string() });

/** Weekly hours as a desk read them; they may not be valid today. */
export const SeenHours = z
  .array(z.strictObject({ weekday: Weekday, opens: Time, closes: EndTime }))
  .check(z.maxLength(7 * MAX_PERIODS_A_DAY));

/** A schedule as a desk read it. */
const SeenSchedule = z.strictObject({
  hours: SeenHours,
  visitMinutes: z.int(),
  noticeMinutes: z.nullable(z.int()),
});
export type SeenSchedule = z.output<typeof SeenSchedule>;

/** Errors name the first invalid weekday: `hours.1`. */
export const WeeklySchedule = z
  .strictObject({
    hours: z
      .array(z.strictObject({ weekday: Weekday, opens: Time, closes: EndTime }))
      .check(
        z.minLength(1, text('Choose hours for at least one day. To take no visits for a while, take days off.')),
        z.maxLength(7 * MAX_PERIODS_A_DAY),
      ),
    visitMinutes: z
      .int(text('Use a whole number of minutes.'))
      .check(
        z.minimum(VISIT_MINUTES.min, text('A visit lasts at least 5 minutes.')),
        z.maximum(VISIT_MINUTES.max, text('A visit lasts at most 240 minutes.')),
      ),
    noticeMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(6 * 24 * 60))),
    booked: Booked,
    /** The values on the screen before the change, by which a faster change of another desk is detected. */
    was: z.optional(SeenSchedule),
  })
  .check(({ value, issues }) => {
    const found = weekProblem(value.hours, value.visitMinutes);
    if (found === undefined) return;
    issues.push({ code: 'custom', input: value, path: ['hours', found.weekday], message: found.problem });
  });
export type WeeklySchedule = z.input<typeof WeeklySchedule>;

export const DayChange = z
  .strictObject({
    /** `usual` removes the exceptions. */
    kind: z.enum(['off', 'extra', 'closed', 'usual']),
    /** The last of several days; only for days off and `usual`. */
    until: z.optional(CalendarDay),
    /** Of `extra` the hours, of `closed` all closed parts of the day. */
    hours: z._default(z.array(Period).check(z.maxLength(MAX_PERIODS_A_DAY)), []),
    booked: Booked,
    /** The exceptions on these days as the screen showed them, to detect a change by another desk. */
    was: z.optional(z.array(SeenDay).check(z.maxLength(DAYS_AT_ONCE * 2 * MAX_PERIODS_A_DAY))),
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (value.kind !== 'extra' && value.kind !== 'closed') return;
    const problem = value.hours.length === 0 ? text('Fill in both times.') : dayProblem(value.hours);
    if (problem !== undefined) wrong('hours', problem);
    if (value.until === undefined) return;
    if (value.kind === 'extra') wrong('until', text('Extra hours are for one day at a time.'));
    else wrong('until', text('A part of a day is closed for one day at a time.'));
  });
export type DayChange = z.input<typeof DayChange>;

/** The settings of a practice as a desk read them. */
const SeenPractice = z.strictObject({
  acceptedInsurance: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  acceptingNewPatients: z.boolean(),
  cancellation: z.strictObject({
    kobo: z.nullable(z.int()),
    percent: z.nullable(z.int()),
    note: z.nullable(z.string().check(z.maxLength(1000))),
    priceKobo: z.optional(z.int()),
  }),
});
export type SeenPractice = z.output<typeof SeenPractice>;

export const PracticeSettings = z
  .strictObject({
    acceptedInsurance: z.array(z.enum(INSURERS)).check(z.maxLength(INSURERS.length)),
    acceptingNewPatients: z.boolean(),
    cancellation: z.strictObject({
      kobo: z.nullable(
        z
          .int()
          .check(
            z.minimum(100, text('Use an amount from ₦1 to ₦1,000,000.')),
            z.maximum(100_000_000, text('Use an amount from ₦1 to ₦1,000,000.')),
          ),
      ),
      percent: z.nullable(
        z
          .int()
          .check(z.minimum(1, text('Use a share from 1 to 100.')), z.maximum(100, text('Use a share from 1 to 100.'))),
      ),
      note: z.nullable(z.string().check(visible(), z.minLength(1), z.maxLength(500))),
      /** Required with a percentage, and only then. */
      priceKobo: z.optional(
        z
          .int()
          .check(
            z.minimum(VISIT_PRICE.least, text('Use a price from ₦1 to ₦10,000,000.')),
            z.maximum(VISIT_PRICE.most, text('Use a price from ₦1 to ₦10,000,000.')),
          ),
      ),
    }),
    /** The values on the screen before the change, by which a faster change of another desk is detected. */
    was: z.optional(SeenPractice),
  })
  .check(
    z.refine(({ cancellation: { kobo, percent } }) => kobo === null || percent === null, {
      path: ['cancellation'],
      error: text('Choose an amount or a share, not both.'),
    }),
    z.refine(({ cancellation: { percent, priceKobo } }) => (percent === null) === (priceKobo === undefined), {
      path: ['cancellation', 'priceKobo'],
      error: text('Tell what a visit costs, so that patients read the amount.'),
    }),
  );
export type PracticeSettings = z.input<typeof PracticeSettings>;

export const getPortalSettings = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/settings',
  summary: "Schedule and settings of the caller's provider",
  access: 'provider',
  byPin: true,
  params,
  reply: PortalSettings,
});
export const setPracticeSettings = endpoint({
  method: 'PUT',
  path: '/api/portal/providers/:id/settings',
  summary: 'Set accepted insurance, new patients and the fee for late cancellation; 409 if it `was` something else',
  access: 'provider',
  params,
  body: PracticeSettings,
  reply: PortalSettings,
});
export const setWeeklySchedule = endpoint({
  method: 'PUT',
  path: '/api/portal/providers/:id/schedule',
  summary: 'Set weekly hours, length of visits and notice; 409 with the visits that would be outside',
  access: 'provider',
  params,
  body: WeeklySchedule,
  reply: PortalSettings,
});
export const setDays = endpoint({
  method: 'PUT',
  path: '/api/portal/providers/:id/days/:date',
  summary: `Take days off (${DAYS_AT_ONCE} at most), add hours to a day, close parts of it, or remove such exceptions; 409 as for the schedule`,
  access: 'provider',
  params: z.object({ id: IdParam, date: CalendarDay }),
  body: DayChange,
  reply: PortalSettings,
});
