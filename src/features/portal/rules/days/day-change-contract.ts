import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { daysBetween } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import { TOO_FAR_AHEAD } from '../refusals.ts';
import { Booked, DisplacedAppointment, EndTime, PortalSettings, Time, Weekday } from '../schedule-contract.ts';
import { DAYS_AHEAD, dayProblem } from '../week-check.ts';
import { EVERY_WEEKS } from './day-series.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });

/** The longest note beside a day, characters. */
export const MAX_DAY_NOTE = 120;

/** Days that differ from the weekly hours, for a whole place or one resource. */
export const NewDaysChange = z
  .strictObject({
    /** Null for the whole place. */
    resourceId: z.nullable(Id),
    kind: z.enum(['off', 'closed', 'extra']),
    from: CalendarDay,
    /** The last day; the same for a single one. */
    until: CalendarDay,
    /** Only on these weekdays, 0 is Sunday. */
    weekdays: z.optional(z.array(Weekday).check(z.minLength(1, text('Choose at least one weekday.')), z.maxLength(7))),
    /** Every n weeks, counted from the first day; only with weekdays. */
    everyWeeks: z.optional(z.int().check(z.minimum(EVERY_WEEKS.min), z.maximum(EVERY_WEEKS.max))),
    opens: z.optional(Time),
    closes: z.optional(EndTime),
    /** `leave`: a person is away, at all its places that the caller runs. */
    cause: z._default(z.enum(['desk', 'leave']), 'desk'),
    /** What patients read beside the days of a place. */
    note: z.optional(z.string().check(oneLine(), z.maxLength(MAX_DAY_NOTE, text('Use at most 120 characters.')))),
    booked: Booked,
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (daysBetween(value.from, value.until) > DAYS_AHEAD) wrong('until', TOO_FAR_AHEAD.message);
    const { kind, opens = '', closes = '', weekdays, everyWeeks, cause } = value;
    const problem = kind === 'off' ? undefined : dayProblem([{ opens, closes }]);
    if (problem !== undefined) wrong('opens', problem);
    if (kind === 'off' && opens + closes !== '') wrong('opens', text('A whole day off has no times.'));
    if (kind === 'extra' && cause === 'leave') wrong('cause', text('Extra hours are no leave.'));
    if (everyWeeks !== undefined && weekdays === undefined) wrong('weekdays', text('Choose at least one weekday.'));
  });
export type NewDaysChange = z.input<typeof NewDaysChange>;

/** The settings after a change, with the visits that fitted no colleague and stay, where they were to be moved. */
export const ChangedDays = z.extend(PortalSettings, { stayed: z.array(DisplacedAppointment) });
export type ChangedDays = z.output<typeof ChangedDays>;

export const addDaysChange = endpoint({
  method: 'POST',
  path: `${OWN}/schedule-changes`,
  summary:
    'Close days or parts of them, or add hours, for a place or a person, once or repeated; 409 as for the schedule',
  access: 'provider',
  status: 201,
  params,
  body: NewDaysChange,
  reply: ChangedDays,
});
export const removeDaysChange = endpoint({
  method: 'DELETE',
  path: `${OWN}/schedule-changes/:seriesId`,
  summary: 'Remove what was set together, or one day of it, from today on; 409 with visits in extra hours',
  access: 'provider',
  params: z.object({ id: IdParam, seriesId: z.uuid(text('That is not a valid id.')) }),
  /** `day`: only this day of them. */
  body: z.strictObject({ day: z.optional(CalendarDay), booked: Booked }),
  reply: ChangedDays,
});
