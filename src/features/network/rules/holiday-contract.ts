import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam, oneLine } from '#platform/common/fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** A public holiday to come, for administrators. */
export const AdminHoliday = z.object({
  /** Null for one that follows from the calendar and can't be removed. */
  id: z.nullable(z.int()),
  /** In Lagos, `yyyy-MM-dd`. */
  day: z.string(),
  name: z.string(),
  /** The state that declared it; null for the whole country. */
  state: z.nullable(z.string()),
});
export type AdminHoliday = z.output<typeof AdminHoliday>;

export const NewHoliday = z.strictObject({
  day: CalendarDay,
  name: z
    .string()
    .check(oneLine(), z.minLength(1, text('A name is needed.')), z.maxLength(80, text('Use at most 80 characters.'))),
  /** Null for the whole country. */
  state: z.nullable(z.enum(STATES, text('Choose from the list'))),
});
export type NewHoliday = z.input<typeof NewHoliday>;

const Holidays = z.object({ holidays: z.array(AdminHoliday) });
/** The list after a change, with the number of practices notified by mail. */
const ChangedHolidays = z.extend(Holidays, { practicesNotified: z.int() });

export const listAdminHolidays = endpoint({
  method: 'GET',
  path: '/api/admin/holidays',
  summary: 'The public holidays of the next 400 days: computed ones, and those that administrators entered',
  access: 'manage_providers',
  reply: Holidays,
});
export const enterHoliday = endpoint({
  method: 'POST',
  path: '/api/admin/holidays',
  summary:
    'Enter a declared public holiday, also for today; each practice that it concerns is asked whether it is open',
  access: 'manage_providers',
  status: 201,
  body: NewHoliday,
  reply: ChangedHolidays,
});
export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/api/admin/holidays/:id',
  summary:
    'Remove a public holiday that was entered; practices that had answered are notified, and their days stay as they set them',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  reply: ChangedHolidays,
});
