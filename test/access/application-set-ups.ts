import { inviteUser } from '#features/auth/server/invitations/invite-user.ts';
import type { TestApp } from '#test/app.ts';
import { CLAIMED_MOBILE, claimed, codeSentTo } from '#test/claims.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import { AN_APPLICATION, applied, appliedWithFile, formOf } from '#test/provider-application.ts';
import { aPdf } from '#test/resume-files.ts';
import type { CallSetUp } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';

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
  'POST /api/admin/provider-applications/:id/questions': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: { id: await applied(t) }, body: { question: 'Which council?' } }),
  },
  'GET /api/admin/provider-applications/:id/questions/:questionId/document': {
    whose: 'approve_applications',
    ready: async (t) => ({ params: await answeredWithDocument(t) }),
  },
  'POST /api/application-questions/read': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: (await claimed(t)).token } }),
  },
  'POST /api/application-questions/answer': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: (await claimed(t)).token, answer: 'It is ours.' } }),
  },
  'POST /api/application-questions/code': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: (await claimed(t)).token } }),
  },
  'POST /api/application-questions/code/check': {
    whose: 'anybody',
    ready: async (t) => {
      const { token } = await claimed(t);
      await t.app.inject({ method: 'POST', url: '/api/application-questions/code', payload: { token } });
      return { body: { token, code: await codeSentTo(t, CLAIMED_MOBILE) } };
    },
  },
  'GET /api/portal/providers/:id/next-place': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) } }),
  },
  'GET /api/my-applications': { whose: 'caller' },
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

async function answeredWithDocument(t: TestApp): Promise<{ id: number; questionId: number }> {
  const { id, token } = await claimed(t);
  const form = formOf([
    { name: 'document', content: aPdf(), filename: 'licence.pdf' },
    { name: 'formData', content: JSON.stringify({ token }) },
  ]);
  await t.app.inject({ method: 'POST', url: '/api/application-questions/answer', ...form });
  const { rows } = await t.pool.query('select id from application_questions where application_id = $1', [id]);
  return { id, questionId: rows[0].id };
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
