import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';

/** Whether the caller gets the visits of each day by e-mail in the morning. */
export const DaySheetMail = z.object({
  isOn: z.boolean(),
  /** Where it goes: the caller's own address; null if they have confirmed none. */
  email: z.nullable(z.string()),
});
export type DaySheetMail = z.output<typeof DaySheetMail>;

const path = '/api/portal/providers/:id/day-sheet-mail';
const params = z.object({ id: IdParam });

export const getDaySheetMail = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the caller gets the visits of each day by e-mail at 06:30, and at which address',
  access: 'provider',
  params,
  reply: DaySheetMail,
});
export const setDaySheetMail = endpoint({
  method: 'PUT',
  path,
  summary: "Start or end the morning's e-mail to the caller; 409 without a confirmed address",
  access: 'provider',
  params,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: DaySheetMail,
});
