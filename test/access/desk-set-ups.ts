import { insertDesk } from '#features/desks/server/desk-store.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import type { TestApp } from '#test/app.ts';
import { memberWithPin, PIN } from '#test/desks.ts';
import { PASSWORD } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

let tokens = 0;

/** A practice that a person runs, with a shared computer; `cookie` is that of the computer. */
export async function withDesk(t: TestApp, person: Person | undefined) {
  const id = await practiceOf(t, person);
  tokens += 1;
  const token = `the token of the shared computer ${tokens}`;
  const times = { enrolledAt: new Date(t.clock.nowMs), expiresAt: new Date(t.clock.nowMs + 24 * 60 * 60_000) };
  const deskId = await insertDesk(t.db, {
    providerId: id,
    name: 'Reception 1',
    tokenHash: tokenHashOf(token),
    ...times,
  });
  return { id, deskId, cookie: `desk=${encodeURIComponent(token)}` };
}

const ofPractice =
  (body?: Filled['body']) =>
  async (t: TestApp, person: Person | undefined): Promise<Filled> => {
    const { id, deskId } = await withDesk(t, person);
    return { params: { id, deskId }, ...(body && { body }) };
  };

/** The calls of shared computers. */
export const DESK_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/desks': { whose: 'practice', ready: ofPractice() },
  'POST /api/portal/providers/:id/desks': { whose: 'practice', ready: ofPractice({ name: 'Reception 2' }) },
  'PUT /api/portal/providers/:id/desks/:deskId': {
    whose: 'practice',
    ready: ofPractice({ name: 'Reception 2', lockAfterMinutes: 5 }),
  },
  'DELETE /api/portal/providers/:id/desks/:deskId': { whose: 'practice', ready: ofPractice() },
  'GET /api/portal/pin': { whose: 'runner' },
  'PUT /api/portal/pin': { whose: 'runner', ready: () => ({ body: { pin: PIN, password: PASSWORD } }) },
  'DELETE /api/portal/pin': { whose: 'runner' },
  'GET /api/portal/desk': {
    whose: 'anybody',
    ready: async (t) => ({ headers: { cookie: (await withDesk(t, undefined)).cookie } }),
  },
  'POST /api/portal/desk/unlock': {
    whose: 'anybody',
    ready: async (t) => {
      const { id, cookie } = await withDesk(t, undefined);
      return { headers: { cookie }, body: { memberId: (await memberWithPin(t, id, 'owner')).id, pin: PIN } };
    },
  },
  'POST /api/portal/desk/lock': { whose: 'caller' },
};
