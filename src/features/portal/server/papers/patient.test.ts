import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import type { Paper } from '#features/papers/contract.ts';
import type { PatientRecord } from '#features/portal/rules/desk/patient-contract.ts';
import { paperOf } from '#test/access/paper-set-ups.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { memberWithPin, newDesk, unlocked } from '#test/desks.ts';
import { newPractice } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
let doctor: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;
let appointmentId: number;

beforeEach(async () => {
  doctor = await newPatient(t, { fullName: 'Dr. Ada Obi' });
  providerId = await practiceOf(t, doctor);
  patient = await newPatient(t, { fullName: 'Ngozi Eze', phone: '0803 111 2222', dateOfBirth: '1984-05-06' });
  appointmentId = await bookedAt(providerId, -10, 'I have chest pain and cannot breathe');
});

async function bookedAt(place: number, startsInMinutes: number, reason = 'Cough', forName?: string): Promise<number> {
  const id = await appointmentTo(t, place, startsInMinutes, reason);
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [id, patient.id]);
  if (forName !== undefined) {
    await t.pool.query(`update appointments set for_name = $2, for_age = 5, for_relation = 'child' where id = $1`, [
      id,
      forName,
    ]);
  }
  return id;
}
const read = async (member = doctor) =>
  t.app.inject({ url: `/api/portal/visits/${appointmentId}/patient`, headers: { cookie: member.cookie } });
const record = async (member = doctor) => {
  const answer = await read(member);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PatientRecord>();
};

test('a clinician reads what was sent with the booking, the other visits, papers and no-shows of this practice only', async () => {
  const earlier = await bookedAt(providerId, -3000, 'Fever');
  const missed = await bookedAt(providerId, -6000);
  await t.pool.query(`update appointments set status = 'completed', attendance = 'no_show' where id = $1`, [missed]);
  const cancelled = await bookedAt(providerId, -9000);
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [cancelled]);
  const { id: paperId } = await paperOf(t, { providerId, memberId: doctor.id }, patient.id);
  const other = await newPatient(t);
  const otherPlace = await practiceOf(t, other);
  await bookedAt(otherPlace, -4000, 'A secret of another practice');
  await paperOf(t, { providerId: otherPlace, memberId: other.id }, patient.id);
  const clinician = await memberOf(t, providerId, 'clinician');
  const found = await record(clinician);
  expect(found.appointment).toMatchObject({
    reason: 'I have chest pain and cannot breathe',
    triage: { urgency: 'high' },
    patient: { name: 'Ngozi Eze', age: 42, phone: '0803 111 2222' },
  });
  const ids = found.visits.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([appointmentId, earlier, missed]));
  expect(ids).not.toContain(cancelled);
  expect(found.noShows).toBe(1);
  expect(found.papers.map(({ id }: Paper) => id)).toEqual([paperId]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('the front desk sees visits and contact only', async () => {
  await bookedAt(providerId, -3000, 'A private thing');
  await paperOf(t, { providerId, memberId: doctor.id }, patient.id);
  const found = await record(await memberOf(t, providerId, 'desk'));
  expect(found.appointment).toMatchObject({ reason: '', triage: null, isWithheld: true });
  expect(found.appointment.patient.phone).toBe('0803 111 2222');
  expect(found.visits.length).toBeGreaterThan(1);
  expect(found.visits.every(({ reason, summary }) => reason === '' && summary === null)).toBe(true);
  expect(found.papers).toEqual([]);
  expect(JSON.stringify(found)).not.toContain('private');
});

test('each opening is noted in the access log of the patient', async () => {
  await read();
  await read();
  const { rows } = await t.pool.query(
    `select object from activity_log where subject_id = $1 and act = 'patient.read'`,
    [patient.id],
  );
  expect(rows).toEqual([{ object: `appointment:${appointmentId}` }, { object: `appointment:${appointmentId}` }]);
});

test('the visits of another member of the family are not among those of the patient', async () => {
  const child = await bookedAt(providerId, -3000, 'Fever', 'Chidi Eze');
  expect((await record()).visits.map(({ id }) => id)).not.toContain(child);
  const own = appointmentId;
  appointmentId = child;
  const found = await record();
  expect(found.appointment.forPerson?.name).toBe('Chidi Eze');
  expect(found.visits.map(({ id }) => id)).toEqual([child]);
  expect(found.visits.map(({ id }) => id)).not.toContain(own);
});

describe('at another place of the same practice', () => {
  let second: number;
  let there: number;
  let paperThere: number;

  beforeEach(async () => {
    const colleague = await newPatient(t);
    second = await practiceOf(t, colleague);
    there = await bookedAt(second, -3000, 'A private thing');
    await t.pool.query(`update appointments set status = 'completed', attendance = 'no_show' where id = $1`, [there]);
    await newPractice(t, [providerId, second]);
    paperThere = (await paperOf(t, { providerId: second, memberId: colleague.id }, patient.id)).id;
  });

  const paperIds = ({ papers }: PatientRecord) => papers.map(({ id }: Paper) => id);

  test('visits, no-shows and papers are for its own members', async () => {
    const found = await record();
    expect(found.visits.map(({ id }) => id)).toEqual([appointmentId]);
    expect([found.noShows, paperIds(found)]).toEqual([0, []]);
    await addMember(t.db, { providerId: second, userId: doctor.id, role: 'clinician', nowMs: t.clock.nowMs });
    const member = await record();
    expect(member.visits).toContainEqual(expect.objectContaining({ id: there, reason: 'A private thing' }));
    expect([member.noShows, paperIds(member)]).toEqual([1, [paperThere]]);
  });

  test('reasons and papers are for those who may read them there', async () => {
    await addMember(t.db, { providerId: second, userId: doctor.id, role: 'desk', nowMs: t.clock.nowMs });
    const found = await record();
    expect(found.visits).toContainEqual(expect.objectContaining({ id: there, reason: '' }));
    expect(paperIds(found)).toEqual([]);
    expect(found.appointment.reason).not.toBe('');
    await t.pool.query('update providers set desk_reads_reasons = true where id = $1', [second]);
    const allowed = await record();
    expect(allowed.visits).toContainEqual(expect.objectContaining({ id: there, reason: 'A private thing' }));
    expect(paperIds(allowed)).toEqual([paperThere]);
  });

  test('nothing is read with a PIN at a shared computer of the first place', async () => {
    const desk = await newDesk(t, { providerId });
    const member = await memberWithPin(t, providerId, 'clinician');
    await addMember(t.db, { providerId: second, userId: member.id, role: 'clinician', nowMs: t.clock.nowMs });
    expect((await record(member)).visits.map(({ id }) => id)).toContain(there);
    const byPin = await record({ ...member, cookie: await unlocked(t, desk, member.id) });
    expect(byPin.visits.map(({ id }) => id)).toEqual([appointmentId]);
    expect(JSON.stringify(byPin)).not.toContain('private');
  });
});

test('of a cancelled visit with papers a practice reads these, and no more why the patient came', async () => {
  const paper = await paperOf(t, { providerId, memberId: doctor.id }, patient.id);
  appointmentId = paper.appointmentId ?? 0;
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [appointmentId]);
  const { appointment, papers } = await record();
  expect(papers.map(({ id }) => id)).toEqual([paper.id]);
  expect(appointment).toMatchObject({ id: appointmentId, reason: '' });
  await t.pool.query(
    `insert into practice_news (provider_id, appointment_id, kind, at) values ($1, $2, 'cancelled', $3)`,
    [providerId, appointmentId, new Date(t.clock.nowMs)],
  );
  const news = await t.app.inject({
    url: `/api/portal/providers/${providerId}/news`,
    headers: { cookie: doctor.cookie },
  });
  expect(news.json().items).toMatchObject([{ appointmentId, hasPapers: true }]);
});

test('another practice, and a practice whose visit was cancelled, find nothing', async () => {
  const stranger = await newPatient(t);
  await practiceOf(t, stranger);
  expect((await read(stranger)).statusCode).toBe(404);
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [appointmentId]);
  expect((await read()).statusCode).toBe(404);
});
