import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { DayOfInstants, Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MAX_LABEL } from './rules/calendar-limits.ts';
import { READING_FAILURE_CODES } from './rules/reading-failure.ts';

const OF_PLACE = '/api/portal/providers/:id/calendars';
const params = z.object({ id: IdParam });

/** The resource whose calendar it is; null for the place itself. */
const Person = z.nullable(z.object({ id: z.int(), name: z.string() }));

/** An outside calendar; its address is never returned. Instants in ISO. */
export const OutsideCalendar = z.object({
  id: z.int(),
  label: z.string(),
  /** The host of its address; null if the address can't be decrypted any more. */
  host: z.nullable(z.string()),
  person: Person,
  state: z.enum(['read', 'failing', 'outdated', 'ignored']),
  lastReadAt: z.string(),
  /** Why it can't be read since then; null if it can. */
  failure: z.nullable(z.enum(READING_FAILURE_CODES)),
});
export type OutsideCalendar = z.output<typeof OutsideCalendar>;

export const BusyDay = z.object({
  /** In order of time. */
  busy: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), label: z.string(), person: Person })),
  /** The calendars that couldn't be read for a day or longer. */
  outdated: z.array(
    z.object({ label: z.string(), person: Person, state: z.enum(['outdated', 'ignored']), lastReadAt: z.string() }),
  ),
});
export type BusyDay = z.output<typeof BusyDay>;

export const NewCalendar = z.strictObject({
  label: z
    .string()
    .check(
      z.trim(),
      oneLine(),
      z.minLength(1, text('Name this calendar, such as Google.')),
      z.maxLength(MAX_LABEL, text('That is too long')),
    ),
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text('Paste the address of the calendar.')),
      z.maxLength(2000, text('That is too long')),
    ),
  personId: z.nullable(Id),
});
export type NewCalendar = z.output<typeof NewCalendar>;

export const listCalendars = endpoint({
  method: 'GET',
  path: OF_PLACE,
  summary: 'The outside calendars of a place whose busy times close its slots; owners and managers',
  access: 'provider',
  params,
  reply: z.array(OutsideCalendar),
});
export const addCalendar = endpoint({
  method: 'POST',
  path: OF_PLACE,
  summary:
    'Read an outside calendar by its address and add it; 400 if it cannot be read, 409 if there are ten; owners and managers',
  access: 'provider',
  status: 201,
  params,
  body: NewCalendar,
  reply: OutsideCalendar,
});
export const removeCalendar = endpoint({
  method: 'DELETE',
  path: `${OF_PLACE}/:calendarId`,
  summary: 'Remove an outside calendar with its busy times; owners and managers',
  access: 'provider',
  params: z.object({ id: IdParam, calendarId: IdParam }),
  reply: z.object({ removed: z.boolean() }),
});
export const getBusyDay = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/outside-busy',
  summary: 'When outside calendars of a place and its people are busy on a day, and which are out of date',
  access: 'provider',
  byPin: true,
  params,
  query: z.object({ day: DayOfInstants }),
  reply: BusyDay,
});
