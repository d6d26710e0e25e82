import * as z from 'zod/mini';
import { RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

/** What a parent calls a child in the diary. */
export const ChildName = z
  .string()
  .check(oneLine(), z.maxLength(RELATIVE_NAME_MAX, text('Please shorten the name to 100 characters.')));

/** Whom an entry or an insight is about. */
export const DiaryPersonFields = {
  forChild: z.boolean(),
  childName: z.nullable(z.string()),
  /** Whole years, when it was written. */
  childAgeYears: z.nullable(z.int()),
};
