import { inviteUser } from '#features/auth/server/invitations/invite-user.ts';
import type { TestApp } from '#test/app.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import { AN_APPLICATION, applied, appliedWithFile } from '#test/provider-application.ts';
import type { CallSetUp } from './call-set-up.ts';

let count = 0;

/** The calls of provider applications and their invitations. */
export const APPLICATION_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/provider-applications': {
    whose: 'anybody',
    ready: () => ({ body: { ...AN_APPLICATION, email: `${unique('applicant')}@example.com` } }),
  },
  'GET /api/admin/provider-applications': { whose: 'approve_applications' },
  'GET /api/admin/provider-applications/:id': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await applied(t) } }),
  },
  'POST /api/admin/provider-applications/:id/review': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await applied(t) }, body: { status: 'approved' } }),
    harmlessFields: ['status', 'notes'],
  },
  'POST /api/admin/provider-applications/:id/convert': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await approved(t) } }),
  },
  'POST /api/admin/provider-applications/:id/invitation': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await converted(t) } }),
  },
  'GET /api/admin/provider-applications/:id/resume': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await appliedWithFile(t) } }),
  },
  'POST /api/invitations/accept': {
    whose: 'anybody',
    ready: async (t) => ({
      body: { token: await invitation(t), username: unique('invited'), password: 'a rare and long one' },
    }),
  },
};

function unique(what: string): string {
  count += 1;
  return `${what}-person-${count}`;
}

async function approved(t: TestApp): Promise<number> {
  const id = await applied(t, { email: `${unique('applicant')}@example.com` });
  await t.pool.query(`update provider_applications set status = 'approved', decided_at = now() where id = $1`, [id]);
  return id;
}

async function converted(t: TestApp): Promise<number> {
  const id = await approved(t);
  const { id: userId } = await inviteUser(
    t.db,
    { email: `${unique('guest')}@example.com`, fullName: 'Dr. Invited', role: 'provider' },
    { origin: 'http://localhost:3000', nowMs: t.clock.nowMs },
  );
  await t.pool.query('update provider_applications set invited_user_id = $2 where id = $1', [id, userId]);
  return id;
}

async function invitation(t: TestApp): Promise<string> {
  const email = `${unique('guest')}@example.com`;
  const invitee = { email, fullName: 'Dr. Invited', role: 'provider' as const };
  await t.db.transaction((tx) => inviteUser(tx, invitee, { origin: 'http://localhost:3000', nowMs: t.clock.nowMs }));
  return await tokenMailedTo(t, email, 'invitation');
}
