import { describe, expect, test } from 'vitest';
import { RETENTION, type RetentionId } from '#features/privacy/rules/retention.ts';
import { readConfig } from '#platform/server/config.ts';
import { runDueJobs } from '#platform/server/jobs.ts';
import { appendActivity, findTampering } from '#platform/server/logs/activity-log-store.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { JOBS } from './jobs.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;
const SLACK_MS = 2 * HOUR_MS;
const start = t.clock.nowMs;
const at = new Date(start);
const config = readConfig({ LOG_LEVEL: 'silent' });
const count = async (query: string, values: unknown[] = []) => (await t.pool.query(query, values)).rowCount ?? 0;
const insert = async (query: string, values: unknown[]) =>
  (await t.pool.query<{ id: number }>(query, values)).rows[0]?.id;

async function appointment(status: string): Promise<number | undefined> {
  const patient = await newPatient(t);
  return await insert(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, $3, $4, $5, 'in-person', 'routine', 'Cough') returning id`,
    [await newProvider(t), patient.id, new Date(start - HOUR_MS), at, status],
  );
}

async function application(status: string): Promise<number | undefined> {
  return await insert(
    `insert into provider_applications (name, specialty, email, phone, address, state, credentials, availability_days,
       availability_hours_start, availability_hours_end, resume_file, resume_name, status, decided_at, created_at)
     values ('x', 'x', 'x', 'x', 'x', 'x', 'x', '{}', 'x', 'x', 'x', 'cv.pdf', $1, $2, $3) returning id`,
    [status, status === 'pending' ? null : at, at],
  );
}

async function message(): Promise<number | undefined> {
  const { id } = await newPatient(t);
  return await insert(
    `insert into messages (user_id, kind, channel, recipient, subject, text, status, created_at)
     values ($1, 'note', 'email', 'a@example.com', 'Told', 'Told', 'sent', $2) returning id`,
    [id, at],
  );
}

async function conversation({ kind, providerId }: { kind: string; providerId: number | null }) {
  const id = await insert(
    `insert into conversations (kind, provider_id, last_message_at, created_at) values ($1, $2, $3, $3) returning id`,
    [kind, providerId, at],
  );
  await t.pool.query(
    `insert into conversation_messages (conversation_id, side, body, created_at) values ($1, 'person', 'Hello', $2)`,
    [id, at],
  );
  return id;
}

/** For each rule: creates data whose days are counted from `start`, and checks whether it still exists. */
const SCENARIOS: Readonly<Record<RetentionId, () => Promise<() => Promise<number>>>> = {
  sessions: async () => {
    const { id } = await newPatient(t);
    return () => count('select from sessions where user_id = $1', [id]);
  },
  mailed_links: async () => {
    const { id } = await newPatient(t);
    await t.pool.query(
      `insert into account_tokens (token_hash, user_id, purpose, email, expires_at) values ('\\x01', $1, 'confirm_email', 'a@example.com', $2)`,
      [id, at],
    );
    return () => count('select from account_tokens where user_id = $1', [id]);
  },
  failed_attempts: async () => {
    await t.pool.query(`insert into throttles (key, failures, since) values ('sign-in:user:1', 3, $1)`, [at]);
    return () => count(`select from throttles where key = 'sign-in:user:1'`);
  },
  shared_computers: async () => {
    const values = [await newProvider(t), at, new Date(start + 90 * 24 * HOUR_MS)];
    const id = await insert(
      `insert into desks (provider_id, name, token_hash, enrolled_at, expires_at) values ($1, 'Reception 1', '\\x02', $2, $3) returning id`,
      values,
    );
    return () => count('select from desks where id = $1', [id]);
  },
  message_texts: async () => {
    const id = await message();
    return () => count(`select from messages where id = $1 and text = 'Told' and subject = 'Told'`, [id]);
  },
  messages: async () => {
    const id = await message();
    return () => count('select from messages where id = $1', [id]);
  },
  contact_messages: async () => {
    await t.pool.query(
      `insert into contact_messages (ticket, name, email, category, subject, message, created_at)
       values ('AL-OLD', 'Ada', 'a@example.com', 'other', 'Hello', 'Hello again', $1)`,
      [at],
    );
    return () => count(`select from contact_messages where ticket = 'AL-OLD'`);
  },
  support_chats: async () => {
    const id = await conversation({ kind: 'chat', providerId: null });
    return () => count('select from conversation_messages where conversation_id = $1', [id]);
  },
  provider_messages: async () => {
    const id = await conversation({ kind: 'provider', providerId: await newProvider(t) });
    return () => count('select from conversation_messages where conversation_id = $1', [id]);
  },
  rejected_applications: async () => {
    const id = await application('rejected');
    return () => count('select from provider_applications where id = $1', [id]);
  },
  unfinished_applications: async () => {
    const id = await application('pending');
    return () => count('select from provider_applications where id = $1', [id]);
  },
  resumes: async () => {
    const id = await application('approved');
    return () => count(`select from provider_applications where id = $1 and resume_name = 'cv.pdf'`, [id]);
  },
  cancelled_reasons: async () => {
    const id = await appointment('cancelled');
    await t.pool.query('update appointments set starts_at = $2, ends_at = $3 where id = $1', [
      id,
      at,
      new Date(start + HOUR_MS),
    ]);
    return () => count(`select from appointments where id = $1 and reason = 'Cough'`, [id]);
  },
  visits: async () => {
    const id = await appointment('completed');
    await t.pool.query(
      `insert into reviews (appointment_id, provider_id, stars) select id, provider_id, 5 from appointments where id = $1`,
      [id],
    );
    return () =>
      count(
        `select from appointments join reviews on appointment_id = appointments.id where appointments.id = $1 and reason = 'Cough'`,
        [id],
      );
  },
  practice_news: async () => {
    const id = await appointment('completed');
    await t.pool.query(
      `insert into practice_news (provider_id, appointment_id, kind, at)
       select provider_id, id, 'booked', $2 from appointments where id = $1`,
      [id, at],
    );
    return () => count('select from practice_news where appointment_id = $1', [id]);
  },
  review_reports: async () => {
    const { rows } = await t.pool.query<{ id: number }>(
      `insert into reviews (appointment_id, provider_id, stars) select id, provider_id, 5 from appointments where id = $1 returning id`,
      [await appointment('completed')],
    );
    const { id } = await newPatient(t);
    await t.pool.query(
      `insert into review_reports (review_id, user_id, reason, created_at, outcome, resolved_at) values ($1, $2, 'Untrue', $3, 'kept', $3)`,
      [rows[0]?.id, id, at],
    );
    return () => count('select from review_reports where user_id = $1', [id]);
  },
  waiting_list: async () => {
    const id = await appointment('cancelled');
    await t.pool.query(
      `insert into waitlist_entries (appointment_id, patient_id, since, known_free, outcome, ended_at)
       select id, patient_id, $2, '{}', 'left', $2 from appointments where id = $1`,
      [id, at],
    );
    return () => count('select from waitlist_entries where appointment_id = $1', [id]);
  },
  tickets: async () => {
    const { id: patientId } = await newPatient(t);
    const id = await insert(
      `insert into tickets (provider_id, day, number, patient_id, arrived_at, code, key)
       values ($1, $2::timestamptz::date, 1, $3, $2::timestamptz, 'code', 'key') returning id`,
      [await newProvider(t), at, patientId],
    );
    return () => count('select from tickets where id = $1', [id]);
  },
  unanswered_contacts: async () => {
    const id = await insert(
      `insert into alert_contacts (provider_id, email, added_at, test_sent_at) values ($1, 'a@example.com', $2, $2) returning id`,
      [await newProvider(t), at],
    );
    return () => count('select from alert_contacts where id = $1', [id]);
  },
  contacts_of_removed: async () => {
    const id = await insert(
      `insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, 'a@example.com', $2, $2) returning id`,
      [await newProvider(t, { removedAt: at }), at],
    );
    return () => count('select from alert_contacts where id = $1', [id]);
  },
  activity_log: async () => {
    const entry = { log: 'access' as const, actorRole: 'provider', actorName: 'Dr', act: 'appointment.read' };
    await t.db.transaction((tx) => appendActivity(tx, TEST_KEYS, start, [{ ...entry, object: 'appointment:1' }]));
    await t.db.transaction((tx) =>
      appendActivity(tx, TEST_KEYS, start + 10_000 * 24 * HOUR_MS, [{ ...entry, object: 'appointment:2' }]),
    );
    return () => count(`select from activity_log where object = 'appointment:1'`);
  },
  deleted_accounts: async () => {
    const { id } = await newPatient(t, { deletedAt: at });
    await t.pool.query(`insert into consents (user_id, purpose, version, granted) values ($1, 'account', '1', true)`, [
      id,
    ]);
    await t.pool.query('delete from sessions where user_id = $1', [id]);
    return () => count('select from users join consents on user_id = users.id where users.id = $1', [id]);
  },
};

async function runJobsAt(nowMs: number): Promise<void> {
  await t.pool.query('delete from scheduled_jobs');
  t.clock.nowMs = nowMs;
  await runDueJobs({ app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now }, JOBS);
  const { rowCount } = await t.pool.query('select from scheduled_jobs');
  expect(rowCount).toBe(JOBS.length);
}

describe('what is kept', () => {
  test.each(RETENTION)('$id: $days days and no longer', async ({ id, days }) => {
    t.clock.nowMs = start;
    const isThere = await SCENARIOS[id]();
    const limit = start + days * 24 * HOUR_MS;
    expect(await isThere()).toBe(1);
    await runJobsAt(limit - SLACK_MS);
    expect(await isThere(), 'shortly before its time').toBe(1);
    await runJobsAt(limit + SLACK_MS);
    expect(await isThere(), 'shortly after its time').toBe(0);
  });

  test.each([
    ['was moved', 'rescheduled', 365],
    ['took place', 'completed', 2192],
  ])('what was shared of an insurance plan for a visit that %s (%s) stays %d days', async (_, status, days) => {
    t.clock.nowMs = start;
    const id = await appointment(status);
    await t.pool.query(
      `insert into appointment_insurance (appointment_id, patient_id, insurer, plan_name, membership_number,
         policy_holder, relation_to_patient, effective_date, shared_at)
       select id, patient_id, 'x', 'x', 'x', 'x', 'Self', '2026-01-01', $2 from appointments where id = $1`,
      [id, at],
    );
    const shared = () => count('select from appointment_insurance where appointment_id = $1', [id]);
    await runJobsAt(start + days * 24 * HOUR_MS - SLACK_MS);
    expect(await shared()).toBe(1);
    await runJobsAt(start + days * 24 * HOUR_MS + SLACK_MS);
    expect(await shared()).toBe(0);
  });

  test('each rule names an existing job', () => {
    const jobs = JOBS.map(({ name }) => name);
    expect(RETENTION.filter(({ job }) => !jobs.includes(job)).map(({ id }) => id)).toEqual([]);
  });

  test('the activity log still verifies as intact after old entries were removed', async () => {
    expect(await count('select from activity_log')).toBeGreaterThan(0);
    expect(await findTampering(t.db, TEST_KEYS)).toBeUndefined();
    await expect(t.pool.query('delete from activity_log')).rejects.toThrow('append-only');
  });
});

test('data that a booking wrote while its account was being deleted is erased by the next run', async () => {
  t.clock.nowMs = start;
  const { id } = await newPatient(t, { deletedAt: at });
  await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough')`,
    [await newProvider(t), id, new Date(start + 50 * HOUR_MS), new Date(start + 51 * HOUR_MS)],
  );
  await runJobsAt(start + 24 * HOUR_MS);
  const { rows } = await t.pool.query('select status, reason from appointments where patient_id = $1', [id]);
  expect(rows).toEqual([{ status: 'cancelled', reason: '' }]);
  expect((await t.pool.query('select full_name from users where id = $1', [id])).rows[0].full_name).toBe(
    'Deleted user',
  );
});
