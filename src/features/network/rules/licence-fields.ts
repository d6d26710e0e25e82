import * as z from 'zod/mini';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { CalendarDay } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

export const Licence = z.object({
  id: z.int(),
  council: z.string(),
  number: z.string(),
  /** The last day on which it is valid, `yyyy-MM-dd` in Lagos. */
  validUntil: z.string(),
  checkedByName: z.string(),
  /** ISO instant. */
  checkedAt: z.string(),
});
export type Licence = z.output<typeof Licence>;

/** A licence as an administrator enters it after checking the register. */
export const LicenceEntry = z.strictObject({
  council: z.enum(COUNCILS, text('Choose the council')),
  number: z.string().check(z.trim(), z.minLength(2, text('Enter the licence number')), z.maxLength(40)),
  validUntil: CalendarDay,
  /** The administrator knows that the last day is past. */
  hasEnded: z.optional(z.boolean()),
});
export type LicenceEntry = z.output<typeof LicenceEntry>;

/** A provider whose last licence ends soon or has ended. */
export const EndingLicence = z.object({ id: z.int(), name: z.string(), licensedUntil: z.string(), daysLeft: z.int() });
export type EndingLicence = z.output<typeof EndingLicence>;
