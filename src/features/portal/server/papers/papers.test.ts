import { beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentPapers, Paper, PrintedPaper } from '#features/papers/contract.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const SUMMARY = { kind: 'summary', text: 'Malaria. Rest, and drink much.' } as const;
const PRESCRIPTION = {
  kind: 'prescription',
  lines: [
    { name: 'Amoxicillin', strength: '500 mg', how: 'One three times a day', duration: '5 days', quantity: '15' },
  ],
} as const;
const SICK_NOTE = { kind: 'sick_note', from: '2026-11-23', until: '2026-11-25' } as const;

let doctor: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;
let appointmentId: number;

beforeEach(async () => {
  t.clock.nowMs += 60_000;
  doctor = await newPatient(t, { fullName: 'Dr. Ada Obi' });
  providerId = await practiceOf(t, doctor);
  patient = await newPatient(t, { fullName: 'Ngozi Eze', dateOfBirth: '1984-05-06' });
  appointmentId = await appointmentOf(providerId, patient.id);
});

async function appointmentOf(place: number, patientId: number, startsInMinutes = -10): Promise<number> {
  const id = await appointmentTo(t, place, startsInMinutes, 'Fever');
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [id, patientId]);
  return id;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, payload?: object, { cookie } = doctor, headers = {}) =>
  t.app.inject({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });
const draft = async (content: object = SUMMARY, replaces?: number): Promise<Paper> => {
  const answer = await send('POST', `/api/portal/visits/${appointmentId}/papers`, { content, replaces });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const sign = ({ id, updatedAt, seen }: Paper, member = doctor) =>
  send('POST', `/api/portal/papers/${id}/sign`, { was: updatedAt, seen }, member);
const signed = async (content: object = SUMMARY, replaces?: number): Promise<Paper> => {
  const answer = await sign(await draft(content, replaces));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const voided = async (paper: Paper, reason = 'Wrong days.'): Promise<Paper> =>
  (await send('POST', `/api/portal/papers/${paper.id}/void`, { reason })).json();
const papersNow = async (member = doctor) =>
  (await send('GET', `/api/portal/visits/${appointmentId}/papers`, undefined, member)).json<AppointmentPapers>();
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json<{ code?: string }>().code];
const license = (place: number, validUntil = '2026-12-31', council = 'MDCN') =>
  t.pool.query(
    `insert into provider_licences (provider_id, council, number, valid_until, checked_by_name, checked_at)
     values ($1, $2, '12345', $3, 'Admin', now())`,
    [place, council, validUntil],
  );
const actsOn = async (patientId: number) =>
  (await t.pool.query('select act from activity_log where subject_id = $1 order by id', [patientId])).rows.map(
    ({ act }) => act,
  );

describe('a draft', () => {
  test('can be changed and thrown away, and its patient does not see it', async () => {
    const paper = await draft();
    expect(paper).toMatchObject({ state: 'draft', number: null, verifyCode: null, content: SUMMARY });
    t.clock.nowMs += 1000;
    const text = 'Rest.';
    const changed = await send('PUT', `/api/portal/papers/${paper.id}`, {
      content: { kind: 'summary', text },
      was: paper.updatedAt,
    });
    expect(changed.json<Paper>().content).toEqual({ kind: 'summary', text });
    expect((await send('GET', `/api/users/${patient.id}/papers`, undefined, patient)).json()).toEqual([]);
    expect((await send('GET', `/api/papers/${paper.id}`, undefined, patient)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/portal/papers/${paper.id}`)).statusCode).toBe(200);
    expect((await papersNow()).papers).toEqual([]);
  });

  test('that another member changed meanwhile is neither overwritten nor signed', async () => {
    const paper = await draft();
    t.clock.nowMs += 1000;
    const colleague = await memberOf(t, providerId, 'clinician');
    const theirs = { content: { kind: 'summary', text: 'Theirs.' }, was: paper.updatedAt };
    expect((await send('PUT', `/api/portal/papers/${paper.id}`, theirs, colleague)).statusCode).toBe(200);
    const mine = { content: { kind: 'summary', text: 'Mine.' }, was: paper.updatedAt };
    expect(codeOf(await send('PUT', `/api/portal/papers/${paper.id}`, mine))).toEqual([409, 'changed_meanwhile']);
    expect(codeOf(await sign(paper))).toEqual([409, 'changed_meanwhile']);
    // The answer to it got lost: the same change again is no conflict.
    expect((await send('PUT', `/api/portal/papers/${paper.id}`, theirs, colleague)).statusCode).toBe(200);
  });

  test('is made once by the same Idempotency-Key', async () => {
    const url = `/api/portal/visits/${appointmentId}/papers`;
    const headers = { 'idempotency-key': 'one' };
    const both = await Promise.all([1, 2].map(() => send('POST', url, { content: SUMMARY }, doctor, headers)));
    const ids = both.map((answer) => answer.json<Paper>().id);
    expect(ids[0]).toBe(ids[1]);
    expect((await papersNow()).papers).toHaveLength(1);
  });

  test('is refused before the visit begins, and for one that did not take place', async () => {
    appointmentId = await appointmentOf(providerId, patient.id, 60);
    const url = `/api/portal/visits/${appointmentId}/papers`;
    expect(codeOf(await send('POST', url, { content: SUMMARY }))).toEqual([409, 'visit_not_begun']);
    expect((await papersNow()).writable).toEqual([]);
    await t.pool.query(`update appointments set attendance = 'attended' where id = $1`, [appointmentId]);
    expect((await send('POST', url, { content: SUMMARY })).statusCode).toBe(201);
    await t.pool.query(`update appointments set attendance = 'no_show' where id = $1`, [appointmentId]);
    const [paper] = (await papersNow()).papers;
    if (paper === undefined) throw new Error('The draft is gone.');
    expect(codeOf(await sign(paper))).toEqual([409, 'visit_not_begun']);
  });
});

describe('a signed paper', () => {
  test('has a number, its author and a code, and its patient reads it', async () => {
    const paper = await signed();
    expect(paper).toMatchObject({ state: 'signed', number: 1, authorLine: 'Dr. Ada Obi' });
    expect(paper.letterhead).toMatchObject({
      practice: { name: 'Dr. Ngozi Test', address: '1 Test Street, Ikeja, Lagos' },
      patient: { name: 'Ngozi Eze', age: 42 },
      seenOn: '2026-11-23',
    });
    const own = (await send('GET', `/api/papers/${paper.id}`, undefined, patient)).json<PrintedPaper>();
    expect(own.content).toEqual(SUMMARY);
    expect(own.verify?.url).toMatch(new RegExp(`/verify/${paper.verifyCode}$`));
    expect((await signed({ kind: 'referral', to: 'Surgery', text: 'Please see.' })).number).toBe(1);
    expect((await signed()).number).toBe(2);
  });

  test('stays as it was signed when names and addresses change', async () => {
    const paper = await signed();
    await t.pool.query(`update users set full_name = 'Somebody Else' where id = $1`, [patient.id]);
    await t.pool.query(`update providers set name = 'New Name', address = 'Elsewhere' where id = $1`, [providerId]);
    const [now] = (await papersNow()).papers;
    expect(now).toEqual(paper);
  });

  test('cannot be changed, thrown away or deleted, not even by SQL', async () => {
    const { id, updatedAt } = await signed();
    const url = `/api/portal/papers/${id}`;
    const change = { content: { kind: 'summary', text: 'Other.' }, was: updatedAt };
    expect(codeOf(await send('PUT', url, change))).toEqual([409, 'paper_signed']);
    expect(codeOf(await send('DELETE', url))).toEqual([409, 'paper_signed']);
    for (const sql of [
      `update papers set body = '{}' where id = $1`,
      `update papers set author_line = 'Eve' where id = $1`,
      `update papers set number = 99 where id = $1`,
      `update papers set patient_id = ${doctor.id} where id = $1`,
      `update papers set signed_at = null, number = null, author_line = null, verify_code = null where id = $1`,
      'delete from papers where id = $1',
    ]) {
      await expect(t.pool.query(sql, [id]), sql).rejects.toThrow('signed paper cannot be');
    }
  });

  test('is signed once by a double tap, and not again by a colleague', async () => {
    const paper = await draft();
    const both = await Promise.all([sign(paper), sign(paper)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both.map((answer) => answer.json<Paper>().number)).toEqual([1, 1]);
    expect(codeOf(await sign(paper, await memberOf(t, providerId, 'manager')))).toEqual([409, 'paper_signed']);
  });
});

describe('a paper that no longer holds', () => {
  test('is voided with a reason, once, and another one stands for it', async () => {
    const paper = await signed();
    const url = `/api/portal/visits/${appointmentId}/papers`;
    expect(codeOf(await send('POST', url, { content: SUMMARY, replaces: paper.id }))).toEqual([409, 'paper_not_void']);
    expect((await send('POST', `/api/portal/papers/${paper.id}/void`, { reason: ' ' })).statusCode).toBe(400);
    expect((await voided(paper)).voided?.reason).toBe('Wrong days.');
    expect((await voided(paper, 'Another reason.')).voided?.reason).toBe('Wrong days.');
    const next = await signed({ kind: 'summary', text: 'The right one.' }, paper.id);
    expect(next.replaces).toBe(paper.id);
    expect(codeOf(await send('POST', url, { content: SUMMARY, replaces: paper.id }))).toEqual([409, 'paper_replaced']);
    const own = (await send('GET', `/api/users/${patient.id}/papers`, undefined, patient)).json<Paper[]>();
    expect(own.map(({ id, state, replacedBy }) => [id, state, replacedBy])).toEqual(
      expect.arrayContaining([
        [next.id, 'signed', null],
        [paper.id, 'void', next.id],
      ]),
    );
  });

  test('names who voided it, also in the log of acts, once', async () => {
    const paper = await signed();
    const manager = await memberOf(t, providerId, 'manager');
    const by = await send('POST', `/api/portal/papers/${paper.id}/void`, { reason: 'Wrong days.' }, manager);
    expect(by.json<Paper>().voided?.by).toBe('Test manager');
    expect((await voided(paper)).voided?.by).toBe('Test manager');
    const { rows } = await t.pool.query(`select act, actor_id from activity_log where log = 'audit' and object = $1`, [
      `paper:${paper.id}`,
    ]);
    expect(rows).toEqual([{ act: 'paper.void', actor_id: manager.id }]);
  });

  test('of another visit, kind or practice cannot be replaced', async () => {
    const paper = await voided(await signed());
    const other = await appointmentOf(providerId, patient.id, -40);
    const answer = await send('POST', `/api/portal/visits/${other}/papers`, { content: SUMMARY, replaces: paper.id });
    expect(answer.statusCode).toBe(404);
    const letter = { kind: 'referral', to: 'Surgery', text: 'Please see.' };
    const url = `/api/portal/visits/${appointmentId}/papers`;
    expect((await send('POST', url, { content: letter, replaces: paper.id })).statusCode).toBe(404);
  });

  test('is in the patient’s access log and export, each look at it too', async () => {
    const { id } = await signed();
    await send('GET', `/api/portal/papers/${id}`);
    await send('GET', `/api/portal/papers/${id}`);
    await voided({ id } as Paper);
    expect(await actsOn(patient.id)).toEqual(['paper.write', 'paper.sign', 'paper.read', 'paper.read', 'paper.void']);
    const { data } = (await send('GET', `/api/users/${patient.id}/export`, undefined, patient)).json();
    expect(data.papers).toMatchObject([{ id, body: { content: SUMMARY }, voidReason: 'Wrong days.' }]);
  });
});

describe('a prescription and a sick note', () => {
  const attempt = async (content: object, member = doctor) => codeOf(await sign(await draft(content), member));

  test('are signed only with a licence of the person that holds today', async () => {
    for (const content of [PRESCRIPTION, SICK_NOTE]) expect(await attempt(content)).toEqual([409, 'licence_needed']);
    expect((await papersNow()).lacksLicence).toEqual(['prescription', 'sick_note']);
    await license(providerId, '2026-11-22');
    expect(await attempt(PRESCRIPTION)).toEqual([409, 'licence_needed']);
    await license(providerId, '2026-11-23', 'MLSCN');
    expect(await attempt(SICK_NOTE)).toEqual([409, 'licence_needed']);
    await t.pool.query('delete from provider_licences where provider_id = $1', [providerId]);
    await license(providerId, '2026-11-23');
    const paper = await signed(PRESCRIPTION);
    expect(paper.authorLine).toBe('Dr. Ada Obi, MDCN 12345');
    expect((await signed(SICK_NOTE)).state).toBe('signed');
    expect((await papersNow()).lacksLicence).toEqual([]);
  });

  test('of a member who is not the practitioner of the place are refused', async () => {
    await license(providerId);
    const paper = await draft(PRESCRIPTION);
    for (const role of ['manager', 'clinician'] as const) {
      expect(codeOf(await sign(paper, await memberOf(t, providerId, role)))).toEqual([409, 'licence_needed']);
    }
    expect((await sign(paper)).statusCode).toBe(200);
    // With a second owner it is not known whose licence it is.
    await memberOf(t, providerId, 'owner');
    expect(await attempt(PRESCRIPTION)).toEqual([409, 'licence_needed']);
  });

  test('are not signed with the licence of a place whose practitioner a manager links to a member', async () => {
    await license(providerId);
    const practiceId = await newPractice(t, []);
    await t.pool.query('update providers set practice_id = $2 where id = $1', [providerId, practiceId]);
    const linked = await newResource(t, practiceId, { at: [providerId], userId: doctor.id, title: 'Physician' });
    const own = await sign(await draft(PRESCRIPTION));
    expect(own.json<Paper>().authorLine).toBe('Dr. Ada Obi, Physician, MDCN 12345');
    const manager = await memberOf(t, providerId, 'manager');
    await t.pool.query('update resources set user_id = $2 where id = $1', [linked, manager.id]);
    for (const member of [manager, doctor]) {
      expect(await attempt(PRESCRIPTION, member)).toEqual([409, 'licence_needed']);
    }
  });

  test('are not signed with the licence of a facility, but with that of the own place of a clinician', async () => {
    await license(providerId);
    await t.pool.query(`update providers set facility_type = 'Hospital' where id = $1`, [providerId]);
    expect(await attempt(PRESCRIPTION)).toEqual([409, 'licence_needed']);
    const clinician = await memberOf(t, providerId, 'clinician');
    await license(await practiceOf(t, clinician));
    expect((await sign(await draft(PRESCRIPTION), clinician)).statusCode).toBe(200);
  });
});

test('a paper that is signed has the person and the place that were on the screen', async () => {
  for (const change of [
    `update users set full_name = 'Chidi Eze' where id = ${patient.id}`,
    `update users set date_of_birth = '1950-01-01' where id = ${patient.id}`,
    `update providers set name = 'New Name' where id = ${providerId}`,
    `update providers set address = 'Elsewhere' where id = ${providerId}`,
    `update providers set phone = '0803 999 0000' where id = ${providerId}`,
  ]) {
    const paper = await draft();
    await t.pool.query(change);
    expect(codeOf(await sign(paper)), change).toEqual([409, 'changed_meanwhile']);
  }
  for (const paper of (await papersNow()).papers) expect((await sign(paper)).statusCode).toBe(200);
});

test('a sick note for days of more than 30 days before or after the visit is neither written nor signed', async () => {
  await license(providerId);
  const near = [
    { kind: 'sick_note', from: '2026-10-24', until: '2026-10-25' },
    { kind: 'sick_note', from: '2026-12-22', until: '2026-12-23' },
  ];
  const far = [
    { kind: 'sick_note', from: '2026-10-23', until: '2026-10-25' },
    { kind: 'sick_note', from: '2026-12-22', until: '2026-12-24' },
  ];
  const { id, updatedAt } = await draft(SICK_NOTE);
  for (const content of near) expect((await signed(content)).state).toBe('signed');
  for (const content of far) {
    const written = await send('POST', `/api/portal/visits/${appointmentId}/papers`, { content });
    expect(codeOf(written)).toEqual([409, 'sick_note_days']);
    const changed = await send('PUT', `/api/portal/papers/${id}`, { content, was: updatedAt });
    expect(codeOf(changed)).toEqual([409, 'sick_note_days']);
  }
  await t.pool.query(
    `update papers set body = jsonb_set(body::jsonb, '{content,from}', '"2026-10-20"') where id = $1`,
    [id],
  );
  const kept = (await papersNow()).papers.find((paper) => paper.id === id);
  expect(codeOf(await sign(kept as Paper))).toEqual([409, 'sick_note_days']);
});

describe('the front desk', () => {
  test('reads and writes none of it, unless the place lets it read reasons', async () => {
    const { id } = await signed();
    const desk = await memberOf(t, providerId, 'desk');
    expect(await papersNow(desk)).toEqual({ papers: [], writable: [], lacksLicence: [] });
    expect(codeOf(await send('GET', `/api/portal/papers/${id}`, undefined, desk))).toEqual([403, 'role_required']);
    await t.pool.query('update providers set desk_reads_reasons = true where id = $1', [providerId]);
    expect((await papersNow(desk)).papers.map((paper) => paper.id)).toEqual([id]);
    expect((await send('GET', `/api/portal/papers/${id}`, undefined, desk)).statusCode).toBe(200);
    const draftId = (await draft()).id;
    expect(codeOf(await send('GET', `/api/portal/papers/${draftId}`, undefined, desk))).toEqual([403, 'role_required']);
    expect((await papersNow(desk)).papers).toHaveLength(1);
  });
});

describe('a code', () => {
  const verify = (code: string | null) => t.app.inject({ url: `/api/verify/${encodeURIComponent(code ?? '')}` });

  test('says what the paper is and whether it holds, and nothing about health', async () => {
    const paper = await signed();
    const answer = await verify(paper.verifyCode);
    expect(answer.json()).toEqual({
      kind: 'summary',
      practice: 'Dr. Ngozi Test',
      isDemo: false,
      number: 1,
      date: '2026-11-23',
      initials: 'N. E.',
      state: 'valid',
      replacedBy: null,
    });
    await voided(paper);
    expect((await verify(paper.verifyCode)).json()).toMatchObject({ state: 'void', replacedBy: null });
    const next = await draft(SUMMARY, paper.id);
    expect((await verify(paper.verifyCode)).json()).toMatchObject({ state: 'void', replacedBy: null });
    await sign(next);
    const replaced = (await verify(paper.verifyCode)).json();
    expect(replaced).toMatchObject({ state: 'replaced', replacedBy: { number: 2, date: '2026-11-23' } });
  });

  test('that is forged or mistyped is as unknown as any other', async () => {
    const [unknown, wrong] = await Promise.all([verify('000000000000'), verify('%<x>')]);
    expect(unknown.statusCode).toBe(404);
    expect([wrong.statusCode, wrong.body]).toEqual([404, unknown.body]);
  });
});

test('parallel signatures give each number of a kind once, without a gap', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, () => draft()));
  const address = await t.listen();
  const numbers = await Promise.all(
    drafts.map(async ({ id, updatedAt, seen }) => {
      const answer = await fetch(`${address}/api/portal/papers/${id}/sign`, {
        method: 'POST',
        headers: { cookie: doctor.cookie, 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ was: updatedAt, seen }),
      });
      return ((await answer.json()) as Paper).number;
    }),
  );
  expect(numbers.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('another practice finds neither the visit nor the paper', async () => {
  const { id } = await signed();
  const stranger = await newPatient(t);
  await practiceOf(t, stranger);
  for (const url of [
    `/api/portal/visits/${appointmentId}/papers`,
    `/api/portal/papers/${id}`,
    `/api/portal/visits/${appointmentId}/patient`,
  ]) {
    expect((await send('GET', url, undefined, stranger)).statusCode, url).toBe(404);
  }
  expect((await send('GET', `/api/papers/${id}`, undefined, stranger)).statusCode).toBe(404);
});
