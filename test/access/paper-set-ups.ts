import { randomUUID } from 'node:crypto';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { draftPaper, signPaper } from '#features/papers/server/change-paper.ts';
import { findPaperAppointment, type PaperRow } from '#features/papers/server/paper-store.ts';
import { shownPaper } from '#features/papers/server/shown-paper.ts';
import { newPatient, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { appointmentTo, practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

const CONTENT = { kind: 'summary', text: 'Rest, and drink much.' } as const;

/** Writes a summary of a visit that has begun, at a place that a person runs; signed if wanted. */
export async function paperOf(
  t: TestApp,
  {
    providerId,
    memberId,
    isSigned = true,
  }: { readonly providerId: number; readonly memberId: number; readonly isSigned?: boolean },
  patientId?: number,
): Promise<PaperRow> {
  const appointmentId = await appointmentTo(t, providerId, -100);
  if (patientId !== undefined) {
    await t.pool.query('update appointments set patient_id = $2 where id = $1', [appointmentId, patientId]);
  }
  const { nowMs } = t.clock;
  return await t.db.transaction(async (tx) => {
    const appointment = await findPaperAppointment(tx, appointmentId);
    if (appointment === undefined) throw new Error('There is no appointment.');
    const act = { userId: memberId, nowMs };
    const practiceId = await openPractice(tx, { providerId, ...act });
    const key = randomUUID();
    const draft = await draftPaper(tx, appointment, { content: CONTENT, replaces: undefined, practiceId, key, ...act });
    return isSigned ? await signPaper(tx, draft.id, { ...signingOf(draft, nowMs), ...act }) : draft;
  });
}

/** A paper at a place that the person runs, or another person for callers of no account. */
const atOwnPlace =
  (isSigned: boolean, body?: (paper: PaperRow, t: TestApp) => Filled['body']) =>
  async (t: TestApp, person: Person | undefined): Promise<Filled> => {
    const member = person ?? { ...(await newPatient(t)), username: '' };
    const paper = await paperOf(t, { providerId: await practiceOf(t, member), memberId: member.id, isSigned });
    return { params: { id: paper.id }, ...(body && { body: body(paper, t) ?? {} }) };
  };

/** A signed paper for the person, of a practice of another one. */
async function forOneself(t: TestApp, person: Person | undefined): Promise<PaperRow> {
  const member = await newPatient(t, { fullName: 'Dr. Else' });
  const patientId = person?.id ?? (await newPatient(t)).id;
  return await paperOf(t, { providerId: await practiceOf(t, member), memberId: member.id }, patientId);
}

const wasOf = ({ updatedAt }: PaperRow) => ({ was: updatedAt.toISOString() });
const signingOf = (paper: PaperRow, nowMs: number) => ({ ...wasOf(paper), seen: shownPaper(paper, nowMs).seen ?? '' });

/** The calls about papers after a visit. */
export const PAPER_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/visits/:id/papers': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await appointmentTo(t, await practiceOf(t, person), -10) } }),
  },
  'POST /api/portal/visits/:id/papers': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: await appointmentTo(t, await practiceOf(t, person), -10) },
      body: { content: CONTENT },
    }),
  },
  'GET /api/portal/papers/:id': { whose: 'practice', ready: atOwnPlace(true) },
  'PUT /api/portal/papers/:id': {
    whose: 'practice',
    ready: atOwnPlace(false, (paper) => ({ content: { kind: 'summary', text: 'Rest.' }, ...wasOf(paper) })),
  },
  'DELETE /api/portal/papers/:id': { whose: 'practice', ready: atOwnPlace(false) },
  'POST /api/portal/papers/:id/sign': {
    whose: 'practice',
    ready: atOwnPlace(false, (paper, { clock }) => signingOf(paper, clock.nowMs)),
  },
  'POST /api/portal/papers/:id/void': {
    whose: 'practice',
    ready: atOwnPlace(true, () => ({ reason: 'It names the wrong days.' })),
  },
  'GET /api/portal/visits/:id/patient': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await appointmentTo(t, await practiceOf(t, person), -10) } }),
  },
  'GET /api/users/:id/papers': {
    whose: 'account',
    ready: async (t, person) => {
      await forOneself(t, person);
      return {};
    },
  },
  'GET /api/papers/:id': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: (await forOneself(t, person)).id } }),
  },
  'GET /api/verify/:code': {
    whose: 'anybody',
    ready: async (t) => ({ params: { code: (await forOneself(t, undefined)).verifyCode ?? '' } }),
  },
};
