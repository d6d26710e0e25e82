import type { TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { withDesk } from './desk-set-ups.ts';
import { appointmentTo, practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

let made = 0;
/** An id of a mark that no other one has. */
const markId = () => {
  made += 1;
  return `5f1d0c1e-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

/** A practice of a person with an open mark; its id and the mark's. */
async function withMark(t: TestApp, person: Person | undefined): Promise<Filled> {
  const id = await practiceOf(t, person);
  const appointmentId = await appointmentTo(t, id, 60);
  const mark = markId();
  const at = new Date(t.clock.nowMs);
  await t.pool.query(
    `insert into desk_marks (id, provider_id, day, act, appointment_id, entered, made_at, made_by, received_at, outcome, why)
     values ($1, $2, '2026-11-23', 'note', $3, '{"text":"Came with a sister."}', $4, $5, $4, 'open', 'note')`,
    [mark, id, appointmentId, at, person?.id ?? null],
  );
  return { params: { id, markId: mark } };
}

/** The calls of the desk without network. */
export const OFFLINE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/day-pack': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, cookie } = await withDesk(t, person);
      await appointmentTo(t, id, 60);
      return { params: { id }, headers: { cookie } };
    },
  },
  'POST /api/portal/providers/:id/desk-marks': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, cookie } = await withDesk(t, person);
      const about = { appointmentId: await appointmentTo(t, id, 60), madeBy: person?.id ?? 1 };
      const mark = { ...about, id: markId(), act: 'arrive', at: new Date(t.clock.nowMs).toISOString() };
      return { params: { id }, headers: { cookie }, body: { marks: [mark] } };
    },
  },
  'GET /api/portal/providers/:id/desk-marks': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: (await withMark(t, person)).params?.['id'] ?? 0 } }),
  },
  'POST /api/portal/providers/:id/desk-marks/:markId/settle': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withMark(t, person)), body: { apply: false } }),
  },
};
