import * as z from 'zod/mini';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { atMost, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { FurtherPlace, OpeningHours, pinFields } from './place-fields.ts';
import { MAX_FURTHER_PLACES } from './place-limits.ts';

export const APPLICANT_KINDS = ['practitioner', 'facility'] as const;
export const MAX_PEOPLE = 20;

/** Each names its field, because the summary lists them away from the fields. */
const NOT_A_NUMBER = {
  cac: text('CAC number: give it as it is printed, for example RC 123456, or leave it empty.'),
  state: text('State facility licence number: give it as it is printed, with its digits, or leave it empty.'),
  nhia: text('NHIA number: give it as it is printed, with its digits, or leave it empty.'),
};
const NOT_A_FACILITY = text('Only a clinic, hospital, laboratory or pharmacy has further places.');
const NO_CONTACT = text('Your own name must be at least 3 characters');
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

export const ApplicantPerson = z.strictObject({
  name: z.string().check(oneLine(), z.minLength(1, NO_NAME), atMost(80)),
  title: z.optional(z.string().check(oneLine(), atMost(80))),
  council: z.optional(z.enum(COUNCILS)),
  licenceNumber: z.optional(z.string().check(oneLine(), atMost(40))),
});

/** What an application of a facility says beside the specified fields. Every field may be absent in the call. */
export const facilityFields = {
  kind: z.optional(z.enum(APPLICANT_KINDS)),
  /** Who applies: the account of the first owner is named so. */
  contactName: z.optional(z.string().check(oneLine(), atMost(120))),
  facilityType: z.optional(z.enum(FACILITY_TYPES, text('Please select the type of facility'))),
  cacNumber: registerNumber(NOT_A_NUMBER.cac),
  stateLicenceNumber: registerNumber(NOT_A_NUMBER.state),
  nhiaNumber: registerNumber(NOT_A_NUMBER.nhia),
  ...pinFields,
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
  furtherPlaces: z.optional(
    z.array(FurtherPlace).check(z.maxLength(MAX_FURTHER_PLACES, text('Name at most 9 further places.'))),
  ),
};

interface Given {
  readonly furtherPlaces?: readonly unknown[] | undefined;
  readonly kind?: string | undefined;
  readonly facilityType?: string | undefined;
  readonly openingHours?: readonly unknown[] | undefined;
  readonly people?: readonly unknown[] | undefined;
}

/** Refuses a form of a facility that doesn't say who applies. Calls of before the field don't either. */
export const contactIsNamed = z.check<Pick<Given, 'kind'> & { readonly contactName?: string | undefined }>(
  ({ value, issues }) => {
    if (value.kind !== 'facility' || (value.contactName ?? '').length >= 3) return;
    issues.push({ code: 'custom', input: value, path: ['contactName'], message: NO_CONTACT });
  },
  { when: () => true },
);

/** What a facility must give. */
const NEEDED = [
  ['facilityType', ({ facilityType }: Given) => facilityType, text('Please select the type of facility')],
  ['openingHours', ({ openingHours }: Given) => openingHours, text('Choose hours for at least one day.')],
  ['people', ({ people }: Given) => people?.[0], text('Name at least one person who sees patients.')],
] as const;

/**
 * Refuses the application of a facility that lacks its type, hours or people, and further places of a practitioner: only
 * the people of a facility can work at them. With what else is wrong, not after it.
 */
export const facilityIsDescribed = z.check<Given>(
  ({ value, issues }) => {
    const given = value as Given | null;
    if (given?.kind !== 'facility') {
      if (given?.furtherPlaces?.[0] === undefined) return;
      issues.push({ code: 'custom', input: value, path: ['furtherPlaces'], message: NOT_A_FACILITY });
      return;
    }
    for (const [field, read, message] of NEEDED) {
      if (read(value) === undefined) issues.push({ code: 'custom', input: value, path: [field], message });
    }
  },
  { when: () => true },
);
