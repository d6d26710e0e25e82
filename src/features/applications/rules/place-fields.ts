import * as z from 'zod/mini';
import { MAX_PERIODS_A_DAY, weekProblem } from '#features/portal/rules/week-check.ts';
import { atMost, oneLine, visible } from '#platform/common/fields.ts';
import { findLga, findState } from '#platform/common/places/nigerian-places.ts';
import { text } from '#platform/common/text.ts';
import { farPin, PIN_IS_FAR } from './far-pin.ts';

/** A point outside these is not in Nigeria, degrees. */
const NIGERIA = { south: 4, north: 14, west: 2.5, east: 14.8 };
const NOT_IN_NIGERIA = text('Choose a point in Nigeria.');

const time = (pattern: RegExp) => z.string().check(z.regex(pattern, text('Use a time like 09:30.')));

/** A required text of one line. */
export const line = (min: number, message: string, max: number, tooLong = message) =>
  z.string(message).check(oneLine(), z.minLength(min, message), z.maxLength(max, tooLong));
/** A text that may be absent. */
export const optionalLine = (max: number) => z.optional(z.string().check(visible(), atMost(max)));

/** The name of a practice or practitioner. */
export const nameField = line(
  3,
  text('Name must be at least 3 characters'),
  120,
  text('Name must be at most 120 characters'),
);

/** Where a place is. @see provider and admin area specification, sections 3 and 5 */
export const addressFields = {
  address: line(5, text('Address must be at least 5 characters'), 300, text('Address must be at most 300 characters')),
  state: z.pipe(
    z.string(text('Please select a state')).check(z.refine(isState, text('Please select a state'))),
    z.transform((named) => findState(named) ?? named),
  ),
  lga: optionalLine(60),
};

/** Where its entrance is. */
export const pinFields = {
  point: z.optional(
    z.strictObject({
      latitude: z.number().check(z.minimum(NIGERIA.south, NOT_IN_NIGERIA), z.maximum(NIGERIA.north, NOT_IN_NIGERIA)),
      longitude: z.number().check(z.minimum(NIGERIA.west, NOT_IN_NIGERIA), z.maximum(NIGERIA.east, NOT_IN_NIGERIA)),
    }),
  ),
  /** The applicant says that a pin far from the chosen place is right. */
  pointConfirmed: z.optional(z.boolean()),
};

/** Hours by weekday, 0 is Sunday; errors name the first invalid weekday: `openingHours.1`. */
export const OpeningHours = z
  .array(
    z.strictObject({
      weekday: z.int().check(z.minimum(0), z.maximum(6)),
      opens: time(/^([01]\d|2[0-3]):[0-5]\d$/),
      closes: time(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    }),
  )
  .check(
    z.minLength(1, text('Choose hours for at least one day.')),
    z.maxLength(7 * MAX_PERIODS_A_DAY),
    ({ value, issues }) => {
      const found = weekProblem(value);
      if (found === undefined) return;
      issues.push({ code: 'custom', input: value, path: [found.weekday], message: found.problem });
    },
  );

interface Given {
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly pointConfirmed?: boolean | undefined;
}

/** Refuses an LGA of another state. */
export const isInState = z.refine<{ state: string; lga?: string | undefined }>(
  ({ state, lga }) => {
    const known = findState(state);
    return !lga || known === undefined || findLga(known, lga) !== undefined;
  },
  { error: text('Choose a local government area of this state'), path: ['lga'] },
);

/** Refuses a pin far from the chosen state or LGA that the applicant hasn't confirmed. */
export const pinIsRight = z.check<Given>(({ value, issues }) => {
  const { point, state, lga, pointConfirmed } = value;
  if (point === undefined || pointConfirmed === true || farPin({ ...point, state, lga }) === undefined) return;
  issues.push({ code: 'custom', input: value, path: ['pointConfirmed'], message: PIN_IS_FAR });
});

/** A further place of the practice that applies: with the same people, contact and services, and a page and hours of its own. */
export const FurtherPlace = z
  .strictObject({ name: nameField, ...addressFields, ...pinFields, openingHours: OpeningHours })
  .check(isInState, pinIsRight);

function isState(named: string): boolean {
  return findState(named) !== undefined;
}
