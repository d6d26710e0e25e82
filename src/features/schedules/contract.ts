import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam } from '#platform/common/fields.ts';

/** Lagos wall-clock times, `HH:mm`; weekday 0 is Sunday. */
export const OpeningHours = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() });

export const Slot = z.object({
  id: z.string(),
  /** Lagos wall-clock time, `HH:mm`. */
  time: z.string(),
  /** ISO instant, what a booking sends as its date. */
  dateTime: z.string(),
});
export type Slot = z.output<typeof Slot>;

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/providers/:id/availability',
  summary: 'The free slots of one provider on one day: for the ordinary visit or a service, with anyone or one person',
  access: 'public',
  params: z.object({ id: IdParam }),
  query: z.strictObject({ date: CalendarDay, service: z.optional(IdParam), person: z.optional(IdParam) }),
  reply: z.array(Slot),
});
