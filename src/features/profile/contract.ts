import * as z from 'zod/mini';
import { anyName, User } from '#features/auth/contract.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { GUARDIAN_RELATIONS } from '#features/auth/rules/guardian.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, emailField, IdParam, oneLine, phoneField } from '#platform/common/fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** An optional field that an empty text or null clears; null is stored. */
function clearable<const T extends string>(value: z.ZodMiniType<T, string>) {
  return z.optional(
    z.nullable(
      z.pipe(
        value,
        z.transform((typed) => (typed === '' ? null : (typed as Exclude<T, ''>))),
      ),
    ),
  );
}
const shortText = (max: number) => clearable(z.string().check(z.trim(), z.maxLength(max)));

/** Changes to the user's own profile: any of the seven fields. */
export const ProfileChanges = z.strictObject({
  fullName: z.optional(anyName(2, text('Name must be at least 2 characters.'))),
  email: z.optional(emailField(text('Please enter a valid email address.'))),
  phone: clearable(phoneField(text('Please enter a valid contact number'))),
  state: clearable(z.enum([...STATES, ''])),
  lga: shortText(60),
  bloodType: clearable(z.enum([...BLOOD_TYPES, ''])),
  nhisNumber: shortText(30),
});
export type ProfileChanges = z.output<typeof ProfileChanges>;

const params = z.object({ id: IdParam });

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  summary: "One's own profile",
  access: 'signed-in',
  own: true,
  params,
  reply: User,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  summary: "Change one's own profile",
  access: 'signed-in',
  own: true,
  params,
  body: ProfileChanges,
  reply: User,
});

/** The date of birth, if given, and the guardian who consents while the user is under 18. */
export const Age = z.object({
  dateOfBirth: z.nullable(z.string()),
  guardianName: z.nullable(z.string()),
  guardianRelation: z.nullable(z.string()),
});
export type Age = z.output<typeof Age>;

/** The guardian fields are required of people under 18 without a guardian on record; all three or none. */
export const AgeChange = z.strictObject({
  dateOfBirth: z.nullable(CalendarDay),
  guardianName: z.optional(z.string().check(oneLine(), z.maxLength(120))),
  guardianRelation: z.optional(z.enum(GUARDIAN_RELATIONS)),
  guardianConsent: z.optional(z.boolean()),
  /** Required for a change if a guardian is on record. */
  password: z.optional(z.string().check(z.maxLength(200))),
});
export type AgeChange = z.output<typeof AgeChange>;

export const getAge = endpoint({
  method: 'GET',
  path: '/api/users/:id/age',
  summary: "One's own date of birth, and the guardian of somebody under 18",
  access: 'signed-in',
  own: true,
  params,
  reply: Age,
});

export const changeAge = endpoint({
  method: 'PUT',
  path: '/api/users/:id/age',
  summary: "Change one's own date of birth, and who consents for somebody under 18",
  access: 'signed-in',
  own: true,
  params,
  body: AgeChange,
  reply: Age,
});
