import * as z from 'zod/mini';
import { HOLIDAY_ANSWERS } from '#features/schedules/rules/public-holidays.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam } from '#platform/common/fields.ts';
import { Booked } from '../schedule-contract.ts';

const OWN = '/api/portal/providers/:id';
const Answer = z.enum(HOLIDAY_ANSWERS);

/** A public holiday on which a place would be open by its usual hours, or was said to be closed. */
export const PortalHoliday = z.object({
  /** In Lagos, `yyyy-MM-dd`. */
  day: z.string(),
  name: z.string(),
  /** Null while no member has answered. */
  answer: z.nullable(Answer),
  /** The visits to come that are booked on it. */
  visits: z.int(),
});
export type PortalHoliday = z.output<typeof PortalHoliday>;

const Holidays = z.object({
  holidays: z.array(PortalHoliday),
  /** The days from today on that are off by an answer to a public holiday, and no public holiday any more; `yyyy-MM-dd`. */
  takenBack: z.array(z.string()),
});
export type PortalHolidays = z.output<typeof Holidays>;

export const listHolidays = endpoint({
  method: 'GET',
  path: `${OWN}/holidays`,
  summary: 'The public holidays of the next 30 days on which a place would be open, and its answers',
  access: 'provider',
  byPin: true,
  params: z.object({ id: IdParam }),
  reply: Holidays,
});
export const answerHoliday = endpoint({
  method: 'PUT',
  path: `${OWN}/holidays/:day`,
  summary: 'Say whether a place is open on a public holiday; closing answers 409 with the visits of that day',
  access: 'provider',
  params: z.object({ id: IdParam, day: CalendarDay }),
  /** `was` is the answer on the screen, to detect a change by another desk. */
  body: z.strictObject({ answer: Answer, was: z.nullable(Answer), booked: Booked }),
  reply: Holidays,
});
