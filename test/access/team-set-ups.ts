import { issueToken } from '#features/auth/server/addresses/account-token-store.ts';
import { inviteUser } from '#features/auth/server/invitations/invite-user.ts';
import type { MemberRole } from '#features/directory/rules/member-roles.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, type TestApp } from '#test/app.ts';
import { PASSWORD } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

let addresses = 0;
const another = () => {
  addresses += 1;
  return `invited-${addresses}@example.com`;
};

/** Adds a member with an open session to a place. */
export async function memberOf(
  t: TestApp,
  providerId: number,
  role: MemberRole,
): Promise<{ readonly id: number; readonly cookie: string }> {
  const member = await newPatient(t, { role: 'provider', fullName: `Test ${role}` });
  await addMember(t.db, { providerId, userId: member.id, role, nowMs: t.clock.nowMs });
  return member;
}

/** Invites a person to a place, as a practice does; returns the invited account and the token of the link. */
export async function invitedTo(
  t: TestApp,
  providerId: number,
  { role = 'desk', email = another() }: { readonly role?: MemberRole; readonly email?: string } = {},
): Promise<{ readonly id: number; readonly token: string }> {
  const { nowMs } = t.clock;
  const invitee = { email, fullName: 'Ngozi Invited', role: 'provider' as const };
  const { id } = await inviteUser(t.db, invitee, { origin: 'http://localhost', nowMs });
  await addMember(t.db, { providerId, userId: id, role, nowMs });
  const token = await issueToken(t.db, { userId: id, purpose: 'invitation', email, nowMs });
  if (token === undefined) throw new Error('No link was made.');
  return { id, token };
}

const withMember =
  (body: (providerId: number) => Readonly<Record<string, unknown>>) =>
  async (t: TestApp, person: Person | undefined): Promise<Filled> => {
    const id = await practiceOf(t, person);
    const userId = person === undefined ? 1 : (await memberOf(t, id, 'desk')).id;
    return { params: { id, userId }, body: body(id) };
  };

/** The calls about the members of a practice. */
export const TEAM_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/members': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) } }),
  },
  'POST /api/portal/providers/:id/members': {
    whose: 'practice',
    harmlessFields: ['role'],
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      return { params: { id }, body: { fullName: 'Ngozi Ade', email: another(), role: 'desk', places: [id] } };
    },
  },
  'PUT /api/portal/providers/:id/members/:userId': {
    whose: 'practice',
    harmlessFields: ['role'],
    ready: withMember((id) => ({ role: 'clinician', places: [id], resourceId: null, was: { role: 'desk' } })),
  },
  'POST /api/portal/providers/:id/members/:userId/invitation': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      return { params: { id, userId: person === undefined ? 1 : (await invitedTo(t, id)).id } };
    },
  },
  'POST /api/portal/providers/:id/members/:userId/remove': {
    whose: 'practice',
    ready: withMember((id) => ({ places: [id] })),
  },
  'GET /api/portal/left-teams': { whose: 'caller' },
  'PUT /api/portal/providers/:id/desk-reads-reasons': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) }, body: { on: true } }),
  },
  'POST /api/invitations/details': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: (await invitedTo(t, await practiceOf(t, undefined))).token } }),
  },
  'POST /api/invitations/join': {
    whose: 'caller',
    notForAdmins: true,
    ready: async (t) => {
      const providerId = await practiceOf(t, undefined);
      await memberOf(t, providerId, 'owner');
      return { body: { token: (await invitedTo(t, providerId)).token, password: PASSWORD } };
    },
  },
};
