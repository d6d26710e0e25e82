import * as z from 'zod/mini';
import { User } from '#features/auth/contract.ts';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MAX_PLACES } from './team-limits.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });
const memberParams = z.object({ id: IdParam, userId: IdParam });

const role = z.enum(MEMBER_ROLES);
const Place = z.object({ id: z.int(), name: z.string() });

/** A member of a place, or a person who is invited to it. */
export const TeamMember = z.object({
  userId: z.int(),
  name: z.string(),
  /** Null for callers who may not change the team, and in a session with a PIN. */
  email: z.nullable(z.string()),
  role,
  /** The other places of this person that the caller is a member of too, with the role there. */
  elsewhere: z.array(z.extend(Place, { role })),
  /** The person on the list of people and services that this is. */
  resource: z.nullable(Place),
  state: z.enum(['accepted', 'invited', 'expired']),
  /** Null for an administrator, and for members from before there were roles. */
  invitedBy: z.nullable(z.string()),
  /** ISO instant. */
  addedAt: z.string(),
  isYou: z.boolean(),
});
export type TeamMember = z.output<typeof TeamMember>;

/** The members of a place, and what they can be given. */
export const Team = z.object({
  providerId: z.int(),
  placeName: z.string(),
  members: z.array(TeamMember),
  /** The places whose team the caller may change, this one included. */
  places: z.array(z.extend(Place, { mayChangeOwners: z.boolean() })),
  /** The people on the list of people and services of this place. */
  people: z.array(Place),
  deskReadsReasons: z.boolean(),
});
export type Team = z.output<typeof Team>;

const Places = z.array(Id).check(z.minLength(1, text('Choose at least one place.')), z.maxLength(MAX_PLACES));

/** A person whom a practice invites. */
export const TeamInvitee = z.strictObject({
  fullName: z
    .string()
    .check(
      oneLine(),
      z.minLength(2, text('Name must be at least 2 characters')),
      z.maxLength(120, text('That is too long')),
    ),
  email: z.pipe(z.string(text('Invalid email address')).check(z.trim()), emailField(text('Invalid email address'))),
  role,
  places: Places,
  /** The person on the list of people and services that it is. */
  resourceId: z.optional(z.nullable(Id)),
});
export type TeamInvitee = z.output<typeof TeamInvitee>;

const Booked = z.optional(
  z.strictObject({ choice: z.enum(['keep', 'move', 'cancel']), ids: z.array(Id).check(z.maxLength(500)) }),
);

export const listTeam = endpoint({
  method: 'GET',
  path: `${OWN}/members`,
  summary: 'The members of a place and who is invited to it',
  access: 'provider',
  byPin: true,
  params,
  reply: Team,
});
export const inviteToTeam = endpoint({
  method: 'POST',
  path: `${OWN}/members`,
  summary: 'Invite a person to places of the practice, into a new account or one that they have',
  access: 'provider',
  status: 201,
  params,
  body: TeamInvitee,
  reply: Team,
});
export const changeMember = endpoint({
  method: 'PUT',
  path: `${OWN}/members/:userId`,
  summary: 'Set the role of a member at places, and who it is on the list; 409 if the role `was` another',
  access: 'provider',
  params: memberParams,
  body: z.strictObject({
    role,
    places: Places,
    resourceId: z.nullable(Id),
    was: z.strictObject({ role }),
  }),
  reply: Team,
});
export const inviteMemberAgain = endpoint({
  method: 'POST',
  path: `${OWN}/members/:userId/invitation`,
  summary: 'Mail an invitation again; its earlier links stop working',
  access: 'provider',
  params: memberParams,
  reply: Team,
});
export const removeMember = endpoint({
  method: 'POST',
  path: `${OWN}/members/:userId/remove`,
  summary:
    'Take a member off places, withdraw an invitation, or leave; 409 with the visits that need a choice, or for the last owner',
  access: 'provider',
  params: memberParams,
  body: z.strictObject({ places: Places, booked: Booked }),
  reply: z.object({
    /** The visits that were to be moved and fit no colleague: they stay. */
    stayed: z.array(z.object({ id: z.int(), date: z.string(), endsAt: z.string(), name: z.string() })),
    /** The caller has left their last practice: the account is a patient's again. */
    hasLeft: z.boolean(),
  }),
});
export const listLeftTeams = endpoint({
  method: 'GET',
  path: '/api/portal/left-teams',
  summary: 'The teams that the caller was taken off in the last seven days, the latest first',
  access: 'signed-in',
  byPin: true,
  reply: z.array(
    z.object({
      id: z.int(),
      /** ISO instant. */
      at: z.string(),
      subject: z.string(),
    }),
  ),
});
export const setDeskReads = endpoint({
  method: 'PUT',
  path: `${OWN}/desk-reads-reasons`,
  summary: 'Let the front desk of a place read why patients come, or no longer',
  access: 'provider',
  params,
  body: z.strictObject({ on: z.boolean() }),
  reply: Team,
});
export const joinPractice = endpoint({
  method: 'POST',
  path: '/api/invitations/join',
  summary:
    'Accept an invitation of a practice into the account that is signed in, with the token of a mailed link and the password',
  access: 'signed-in',
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: z.string().check(z.minLength(1, text('Password is required')), z.maxLength(200)),
  }),
  reply: z.object({ user: User }),
});
