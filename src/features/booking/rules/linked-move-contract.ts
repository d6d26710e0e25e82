import * as z from 'zod/mini';
import { LinkedAppointment } from '#features/appointments/rules/appointment-link-contract.ts';
import { Slot } from '#features/schedules/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, Instant } from '#platform/common/fields.ts';

/** Of a mailed or texted link. It stands in no address that a server sees. */
const token = z.string().check(z.maxLength(100));

export const listLinkedTimes = endpoint({
  method: 'POST',
  path: '/api/manage-visit/times',
  summary: 'The free times of a day to which the visit of a link can be moved; changes nothing',
  access: 'public',
  body: z.strictObject({ token, date: CalendarDay }),
  reply: z.array(Slot),
});

export const moveLinkedAppointment = endpoint({
  method: 'POST',
  path: '/api/manage-visit/move',
  summary:
    'Move the visit of a link to a free time; the reply has the new link. The same request again does nothing more',
  access: 'public',
  body: z.strictObject({ token, date: Instant }),
  reply: z.object({ token: z.string(), visit: LinkedAppointment }),
});
