import * as z from 'zod/mini';
import { User } from '#features/auth/contract.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { GUARDIAN_RELATIONS } from '#features/auth/rules/guardian.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, emailField, IdParam, oneLine, phoneField } from '#platform/common/fields.ts';
import { STATES } from '#platform/common/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** Nothing, an empty text and null all mean that it isn't told; null is what is kept. */
function untoldOr<const T extends string>(told: z.ZodMiniType<T, string>) {
  return z.optional(
    z.nullable(
      z.pipe(
        told,
        z.transform((typed) => (typed === '' ? null : (typed as Exclude<T, ''>))),
      ),
    ),
  );
}
const shortText = (max: number) => untoldOr(z.string().check(z.trim(), z.maxLength(max)));

/** What somebody changes of their own profile: any of the seven fields, and nothing else. */
export const ProfileChanges = z.strictObject({
  fullName: z.optional(
    z.string().check(oneLine(), z.minLength(2, text('Name must be at least 2 characters.')), z.maxLength(120)),
  ),
  email: z.optional(emailField(text('Please enter a valid email address.'))),
  phone: untoldOr(phoneField(text('Please enter a valid contact number'))),
  state: untoldOr(z.enum([...STATES, ''])),
  lga: shortText(60),
  bloodType: untoldOr(z.enum([...BLOOD_TYPES, ''])),
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

/** When somebody was born, as far as they told, and who consents for them while they are under 18. */
export const Age = z.object({
  dateOfBirth: z.nullable(z.string()),
  guardianName: z.nullable(z.string()),
  guardianRelation: z.nullable(z.string()),
});
export type Age = z.output<typeof Age>;

/** The three about the guardian are demanded of people under 18 who have none on record, and go together. */
export const AgeChange = z.strictObject({
  dateOfBirth: z.nullable(CalendarDay),
  guardianName: z.optional(z.string().check(oneLine(), z.maxLength(120))),
  guardianRelation: z.optional(z.enum(GUARDIAN_RELATIONS)),
  guardianConsent: z.optional(z.boolean()),
  /** Demanded wherever a guardian is on record. */
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
