import * as z from 'zod/mini';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { MAX_PERIODS_A_DAY, weekProblem } from '#features/portal/rules/week-check.ts';
import { atMost, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { farPin, PIN_IS_FAR } from './far-pin.ts';

export const APPLICANT_KINDS = ['practitioner', 'facility'] as const;
export const MAX_PEOPLE = 20;

/** A point outside these is not in Nigeria, degrees. */
const NIGERIA = { south: 4, north: 14, west: 2.5, east: 14.8 };
const NOT_IN_NIGERIA = text('Choose a point in Nigeria.');
/** Each names its field, because the summary lists them away from the fields. */
const NOT_A_NUMBER = {
  cac: text('CAC number: give it as it is printed, for example RC 123456, or leave it empty.'),
  state: text('State facility licence number: give it as it is printed, with its digits, or leave it empty.'),
  nhia: text('NHIA number: give it as it is printed, with its digits, or leave it empty.'),
};
const NO_NAME = text('Give the name of each person who sees patients.');

/** A number of a register or licence. The registers have several forms, so only the characters are checked. */
const registerNumber = (message: string) =>
  z.optional(
    z.string().check(
      oneLine(),
      atMost(40),
      z.refine((typed) => typed === '' || (/^[a-z0-9 /.-]+$/i.test(typed) && /\d/.test(typed)), message),
    ),
  );

const time = (pattern: RegExp) => z.string().check(z.regex(pattern, text('Use a time like 09:30.')));

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

export const ApplicantPerson = z.strictObject({
  name: z.string().check(oneLine(), z.minLength(1, NO_NAME), atMost(80)),
  title: z.optional(z.string().check(oneLine(), atMost(80))),
  council: z.optional(z.enum(COUNCILS)),
  licenceNumber: z.optional(z.string().check(oneLine(), atMost(40))),
});

/** What an application of a facility says beside the specified fields. Every field may be absent in the call. */
export const facilityFields = {
  kind: z.optional(z.enum(APPLICANT_KINDS)),
  facilityType: z.optional(z.enum(FACILITY_TYPES, text('Please select the type of facility'))),
  cacNumber: registerNumber(NOT_A_NUMBER.cac),
  stateLicenceNumber: registerNumber(NOT_A_NUMBER.state),
  nhiaNumber: registerNumber(NOT_A_NUMBER.nhia),
  point: z.optional(
    z.strictObject({
      latitude: z.number().check(z.minimum(NIGERIA.south, NOT_IN_NIGERIA), z.maximum(NIGERIA.north, NOT_IN_NIGERIA)),
      longitude: z.number().check(z.minimum(NIGERIA.west, NOT_IN_NIGERIA), z.maximum(NIGERIA.east, NOT_IN_NIGERIA)),
    }),
  ),
  /** The applicant says that a pin far from the chosen place is right. */
  pointConfirmed: z.optional(z.boolean()),
  openingHours: z.optional(OpeningHours),
  people: z.optional(
    z.array(ApplicantPerson).check(z.maxLength(MAX_PEOPLE, text('Name at most 20 people.')), ({ value, issues }) => {
      const names = value.map(({ name }) => name.toLowerCase());
      const at = names.findIndex((name, index) => names.indexOf(name) < index);
      if (at < 0) return;
      issues.push({
        code: 'custom',
        input: value,
        path: [at, 'name'],
        message: text('Two people have the same name. Add what tells them apart.'),
      });
    }),
  ),
};

interface Given {
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly pointConfirmed?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly facilityType?: string | undefined;
  readonly openingHours?: readonly unknown[] | undefined;
  readonly people?: readonly unknown[] | undefined;
}

/** What a facility must give. */
const NEEDED = [
  ['facilityType', ({ facilityType }: Given) => facilityType, text('Please select the type of facility')],
  ['openingHours', ({ openingHours }: Given) => openingHours, text('Choose hours for at least one day.')],
  ['people', ({ people }: Given) => people?.[0], text('Name at least one person who sees patients.')],
] as const;

/** Refuses the application of a facility that lacks its type, hours or people; with what else is wrong, not after it. */
export const facilityIsDescribed = z.check<Given>(
  ({ value, issues }) => {
    if ((value as Given | null)?.kind !== 'facility') return;
    for (const [field, read, message] of NEEDED) {
      if (read(value) === undefined) issues.push({ code: 'custom', input: value, path: [field], message });
    }
  },
  { when: () => true },
);

/** Refuses a pin far from the chosen state or LGA that the applicant hasn't confirmed. */
export const pinIsRight = z.check<Given>(({ value, issues }) => {
  const { point, state, lga, pointConfirmed } = value;
  if (point === undefined || pointConfirmed === true || farPin({ ...point, state, lga }) === undefined) return;
  issues.push({ code: 'custom', input: value, path: ['pointConfirmed'], message: PIN_IS_FAR });
});
