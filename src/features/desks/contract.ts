import * as z from 'zod/mini';
import { User } from '#features/auth/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { LOCK_MINUTES, MAX_DESK_NAME } from './rules/desk-limits.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });
const deskParams = z.object({ id: IdParam, deskId: IdParam });

const DeskName = z
  .string()
  .check(
    z.trim(),
    oneLine(),
    z.minLength(1, text('Name this computer, such as Reception 1.')),
    z.maxLength(MAX_DESK_NAME, text('That is too long')),
  );

/** A shared computer of a place. Times are ISO instants. */
export const Desk = z.object({
  id: z.int(),
  name: z.string(),
  lockAfterMinutes: z.int(),
  enrolledAt: z.string(),
  /** Null once that account is erased. */
  enrolledBy: z.nullable(z.string()),
  expiresAt: z.string(),
  /** The last action of a member at it; null before the first. */
  lastUsedAt: z.nullable(z.string()),
  /** The caller's browser is this computer. */
  isThisBrowser: z.boolean(),
});
export type Desk = z.output<typeof Desk>;

/** What a locked desk shows: no name of a patient. */
export const DeskScreen = z.object({
  name: z.string(),
  placeName: z.string(),
  lockAfterMinutes: z.int(),
  /** News of bookings that no one has looked at. */
  newsCount: z.int(),
  /** The members of the place who have set a PIN; `needsPassword` after too many wrong PINs. */
  members: z.array(z.object({ id: z.int(), name: z.string(), needsPassword: z.boolean() })),
});
export type DeskScreen = z.output<typeof DeskScreen>;

/** The caller's own PIN. */
export const PinState = z.object({ isSet: z.boolean(), setAt: z.nullable(z.string()), needsPassword: z.boolean() });
export type PinState = z.output<typeof PinState>;

const Pin = z.string().check(z.regex(/^\d{6}$/, text('A PIN has 6 digits.')));
const lockAfterMinutes = z.int().check(z.minimum(LOCK_MINUTES.min), z.maximum(LOCK_MINUTES.max));

export const listDesks = endpoint({
  method: 'GET',
  path: `${OWN}/desks`,
  summary: 'The shared computers of a place; owners and managers',
  access: 'provider',
  params,
  reply: z.array(Desk),
});
export const enrolDesk = endpoint({
  method: 'POST',
  path: `${OWN}/desks`,
  summary: 'Make this browser a shared computer of a place: sets a cookie for 90 days; owners and managers',
  access: 'provider',
  status: 201,
  params,
  body: z.strictObject({ name: DeskName }),
  reply: Desk,
});
export const changeDesk = endpoint({
  method: 'PUT',
  path: `${OWN}/desks/:deskId`,
  summary: 'Rename a shared computer, and set after how many idle minutes it locks; owners and managers',
  access: 'provider',
  params: deskParams,
  body: z.strictObject({ name: DeskName, lockAfterMinutes }),
  reply: Desk,
});
export const removeDesk = endpoint({
  method: 'DELETE',
  path: `${OWN}/desks/:deskId`,
  summary: 'Remove a shared computer: its sessions end at once; owners and managers',
  access: 'provider',
  params: deskParams,
  reply: z.object({ removed: z.boolean() }),
});
export const getPin = endpoint({
  method: 'GET',
  path: '/api/portal/pin',
  summary: 'Whether the caller has a PIN for shared computers, never the PIN',
  access: 'provider',
  reply: PinState,
});
export const setPin = endpoint({
  method: 'PUT',
  path: '/api/portal/pin',
  summary: "Set or replace the caller's PIN for shared computers, with the password",
  access: 'provider',
  body: z.strictObject({
    pin: Pin,
    password: z.string().check(z.minLength(1, text('Enter your password.')), z.maxLength(200)),
  }),
  reply: PinState,
});
export const removePin = endpoint({
  method: 'DELETE',
  path: '/api/portal/pin',
  summary: "Remove the caller's PIN; their sessions at shared computers end",
  access: 'provider',
  reply: PinState,
});
export const getDeskScreen = endpoint({
  method: 'GET',
  path: '/api/portal/desk',
  summary: 'What the locked screen of this shared computer shows; 404 in any other browser',
  access: 'public',
  reply: DeskScreen,
});
export const unlockDesk = endpoint({
  method: 'POST',
  path: '/api/portal/desk/unlock',
  summary: 'Open a session of a member at this shared computer with their PIN; the earlier session here ends',
  access: 'public',
  body: z.strictObject({ memberId: Id, pin: Pin }),
  reply: User,
});
export const lockDesk = endpoint({
  method: 'POST',
  path: '/api/portal/desk/lock',
  summary: 'Lock this shared computer',
  access: 'signed-in',
  byPin: true,
  whileLocked: true,
  reply: z.object({ locked: z.boolean() }),
});
