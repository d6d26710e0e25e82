import { inviteUser } from '#features/auth/server/invitations/invite-user.ts';
import type { TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';
import { personWith } from './principals.ts';

const whose = 'super_admin' as const;
let invited = 0;

const anAdmin = async (t: TestApp) => ({
  params: { id: (await personWith(t, { role: 'admin', permissions: ['view_analytics'] })).id },
});

async function anInvited(t: TestApp) {
  invited += 1;
  const invitee = { email: `invited${invited}@example.com`, fullName: 'Ivy Invited', role: 'admin' as const };
  const sending = { origin: 'http://localhost', nowMs: t.clock.nowMs };
  const { id } = await t.db.transaction((tx) => inviteUser(tx, invitee, sending));
  return { params: { id } };
}

/** The calls about administrators. */
export const STAFF_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/admin/staff': { whose },
  'POST /api/admin/staff': {
    whose,
    ready: () => {
      invited += 1;
      const email = `newcomer${invited}@staff.example.com`;
      return { body: { email, fullName: 'New Comer', permissions: ['view_analytics'] } };
    },
    harmlessFields: ['permissions'],
  },
  'PUT /api/admin/staff/:id/permissions': {
    whose,
    ready: async (t) => ({ ...(await anAdmin(t)), body: { permissions: ['manage_providers'] } }),
    harmlessFields: ['permissions'],
  },
  'POST /api/admin/staff/:id/closure': { whose, ready: anAdmin },
  'POST /api/admin/staff/:id/invitation': { whose, ready: anInvited },
};
