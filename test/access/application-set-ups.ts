import { inviteUser } from '#features/auth/server/invite-user.ts';
import type { TestApp } from '#test/app.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import type { CallSetUp } from './call-set-up.ts';

let count = 0;

/** The calls of provider applications and of the invitations that follow from them. */
export const APPLICATION_SET_UPS: Readonly<Record<string, CallSetUp>> = {
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

async function invitation(t: TestApp): Promise<string> {
  const email = `${unique('guest')}@example.com`;
  const invitee = { email, fullName: 'Dr. Invited', role: 'provider' as const };
  await t.db.transaction((tx) => inviteUser(tx, invitee, { origin: 'http://localhost:3000', nowMs: t.clock.nowMs }));
  return await tokenMailedTo(t, email, 'invitation');
}
