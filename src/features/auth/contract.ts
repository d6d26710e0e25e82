import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, emailField, oneLine, phoneField } from '#platform/common/fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';
import { CodeField } from './rules/account-contract.ts';
import { BLOOD_TYPES } from './rules/blood-types.ts';
import { AGE_GROUPS, GUARDIAN_RELATIONS } from './rules/guardian.ts';
import { NAME_RESERVED, soundsLikeStaff, usernameProblem } from './rules/username.ts';

export const User = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  state: z.nullable(z.string()),
  lga: z.nullable(z.string()),
  bloodType: z.nullable(z.string()),
  nhisNumber: z.nullable(z.string()),
  role: z.enum(['patient', 'provider', 'admin']),
  permissions: z.array(z.string()),
  /** True if the role must have a second factor and the account has none yet. */
  lacksSecondFactor: z.optional(z.boolean()),
  /** The shared computer that the session is at; absent in any other session. */
  desk: z.optional(
    z.object({
      id: z.int(),
      name: z.string(),
      providerId: z.int(),
      lockAfterMinutes: z.int(),
      /** Opened with a PIN: it may do the day's work only. */
      byPin: z.boolean(),
    }),
  ),
});
export type User = z.output<typeof User>;

/** The syntax of a new user name. */
export const newUsername = z.string().check(
  z.trim(),
  z.overwrite((name) => name.normalize('NFC')),
  z.minLength(3, text('Username must be at least 3 characters')),
  z.maxLength(50),
  z.refine(
    (name) => !/\p{Default_Ignorable_Code_Point}/u.test(name),
    text('Use letters, numbers, dots, dashes and underscores only'),
  ),
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, text('Use letters, numbers, dots, dashes and underscores only')),
  // Reserved for deleted and invited accounts.
  z.regex(/^(?!(deleted-\d+|invited-[\da-f]{16})$)/i, text('Please choose another username')),
);
/** The name of a person, as others read it: one line in NFC. */
export function anyName(least: number, tooShort: string) {
  return z.string().check(
    oneLine(),
    z.overwrite((name) => name.normalize('NFC')),
    z.minLength(least, tooShort),
    z.maxLength(120),
  );
}

/** The name of a person who registers: it must not look like the service's own. */
function personName(least: number, tooShort: string) {
  return anyName(least, tooShort).check(z.refine((name) => !soundsLikeStaff(name), NAME_RESERVED));
}

/** A user name chosen at self-registration: it must not look like the service's own or like another person's. */
const publicUsername = newUsername.check(
  z.refine((name) => usernameProblem(name) === undefined, {
    error: ({ input }) => usernameProblem(String(input)) ?? text('Please choose another username'),
  }),
);
const password = z.string().check(z.minLength(6, text('Password must be at least 6 characters')), z.maxLength(200));
const code = z.optional(CodeField);
const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));

const optionalDetails = {
  phone: z.optional(phoneField(text('Please enter a valid contact number'))),
  state: z.optional(z.enum(STATES)),
  lga: optionalText(60),
  bloodType: z.optional(z.enum(BLOOD_TYPES)),
  nhisNumber: optionalText(30),
  dateOfBirth: z.optional(CalendarDay),
  /** Stated instead of a date of birth. With neither, the person counts as an adult, so clients should ask. */
  ageGroup: z.optional(z.enum(AGE_GROUPS)),
  /** All three are required of people under 18, by date of birth or by age group. */
  guardianName: z.optional(z.string().check(oneLine(), z.maxLength(120))),
  guardianRelation: z.optional(z.enum(GUARDIAN_RELATIONS)),
  guardianConsent: z.optional(z.boolean()),
};

/** Sign-in credentials; the user name may be an e-mail address. */
export const Credentials = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1, text('Username is required')), z.maxLength(254)),
  password: z.string().check(z.minLength(1, text('Password is required')), z.maxLength(200)),
  code,
});

export type Credentials = z.output<typeof Credentials>;

const accountFields = {
  password,
  fullName: personName(1, text('Full name is required')),
  email: emailField(text('Invalid email address')),
  ...optionalDetails,
};

/** A new account, as the sign-in page and the API accept it. */
export const NewAccount = z.strictObject({ username: publicUsername, ...accountFields });

/** A new account made by the operator, who may choose reserved names such as `admin`. */
export const OperatorAccount = z.strictObject({
  username: newUsername,
  ...accountFields,
  fullName: anyName(1, text('Full name is required')),
});

export type NewAccount = z.output<typeof NewAccount>;

/** The sign-in form inside the booking dialog, which is slightly stricter than the API. */
export const InlineCredentials = z.strictObject({
  username: z
    .string()
    .check(z.trim(), z.minLength(3, text('Username must be at least 3 characters')), z.maxLength(254)),
  password,
  code,
});

/** The create-account form inside the booking dialog. */
export const InlineAccount = z.strictObject({
  username: publicUsername,
  password,
  fullName: personName(3, text('Full name must be at least 3 characters')),
  email: emailField(text('Please enter a valid email address')),
  ...optionalDetails,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with a user name or e-mail address',
  access: 'public',
  body: Credentials,
  reply: User,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create a patient account and sign in',
  access: 'public',
  status: 201,
  body: NewAccount,
  reply: User,
});

export const passwordCheck = endpoint({
  method: 'POST',
  path: '/api/password-check',
  summary: 'Ask whether a password is a common one; it is neither kept nor logged',
  access: 'public',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ common: z.boolean() }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; also fine when nobody is signed in',
  access: 'public',
  reply: z.object({}),
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user',
  access: 'signed-in',
  byPin: true,
  reply: User,
});
