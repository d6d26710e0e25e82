import { expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { findCanaries, loosePersonColumns, tablesOfPeople } from '#test/canaries.ts';
import { PLANTED_TABLES, plantPerson } from '#test/personal-tables.ts';
import { describePractice } from '#test/resources.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();

/** Columns that aren't exported: credentials, file names and internal keys. */
const NOT_EXPORTED = [
  'account_tokens.token_hash',
  'alert_contacts.test_token_hash',
  'application_questions.document_file',
  'application_questions.token_hash',
  'calendar_links.address_encrypted',
  'calendar_links.etag',
  'calendar_links.last_modified',
  'conversations.visitor_hash',
  'desks.token_hash',
  'insurance_plans.card_file',
  'member_pins.pin_hash',
  'messages.dedupe_key',
  'messages.last_error',
  'papers.key',
  'passkeys.credential_id',
  'passkeys.public_key',
  'passkeys.user_handle',
  'payments.key',
  'provider_applications.proof_code_hash',
  'provider_applications.request_hash',
  'provider_applications.resume_file',
  'provider_members.feed_token_hash',
  'push_subscriptions.auth',
  'push_subscriptions.endpoint',
  'push_subscriptions.p256dh',
  'recovery_codes.code_hash',
  'second_factors.secret_encrypted',
  'sessions.token_hash',
  'slot_holds.address_hash',
  'slot_holds.holder_hash',
  'tickets.code',
  'tickets.key',
];

test('every table with personal data is covered by export and deletion', async () => {
  expect(await tablesOfPeople(t)).toEqual(PLANTED_TABLES);
  expect(await loosePersonColumns(t)).toEqual(['activity_log.actor_id', 'activity_log.subject_id']);
});

test('the export has all data of a person, no secrets, and no data of others', async () => {
  const ada = await plantPerson(t, 'ada');
  const bola = await plantPerson(t, 'bola');
  const answer = await t.app.inject({ url: `/api/users/${ada.id}/export`, headers: { cookie: ada.cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="alafia-data-${ada.id}-2026-11-23.json"`);

  const columns = Object.keys(await findCanaries(t, 'ada'));
  expect(columns.length).toBeGreaterThan(35);
  const missing = columns.filter((column) => !answer.body.includes(`canary-ada-${column.replace('.', '-')}`));
  expect(missing.toSorted()).toEqual(NOT_EXPORTED);
  expect(answer.body).not.toContain('canary-bola');
  expect(answer.body).not.toContain('argon2id');
  expect(answer.json()).toMatchObject({
    product: 'Alafia',
    userId: ada.id,
    data: {
      profile: { id: ada.id, dateOfBirth: '2011-02-03' },
      appointments: [{ status: 'cancelled' }, { status: 'scheduled' }, { status: 'completed' }],
      secondFactor: { unusedRecoveryCodes: 1 },
    },
  });
  const { data } = answer.json<{ data: Record<string, unknown> }>();
  const empty = Object.entries(data).filter(([, kept]) => kept === null || (Array.isArray(kept) && kept.length === 0));
  // Kinds that only administrators, support or providers have.
  expect(empty.map(([kind]) => kind).toSorted()).toEqual([
    'answersWritten',
    'onListsAs',
    'ownActs',
    'writtenVisitSummaries',
  ]);
  expect(Object.keys(data)).toContain('slotHolds');
  expect(Object.keys(await findCanaries(t, 'bola'))).toEqual(columns);
  expect(bola.id).not.toBe(ada.id);
});

test('the export omits the text of messages with a link that gives access', async () => {
  const ada = await plantPerson(t, 'eve');
  await t.pool.query('update messages set secret = true where user_id = $1', [ada.id]);
  const answer = await t.app.inject({ url: `/api/users/${ada.id}/export`, headers: { cookie: ada.cookie } });
  expect(answer.body).toContain('canary-eve-messages-recipient');
  expect(answer.body).not.toMatch(/canary-eve-messages-(text|links|html|subject|attachments)/);
});

test('the export of staff has their own answers, and not the questions', async () => {
  const asking = await plantPerson(t, 'dayo');
  const staff = await plantPerson(t, 'fola');
  await t.pool.query(
    `insert into conversation_messages (conversation_id, side, author_id, body, created_at)
     select id, 'staff', $2, 'Rest, and drink a lot.', now() from conversations where user_id = $1`,
    [asking.id, staff.id],
  );
  const answer = await t.app.inject({ url: `/api/users/${staff.id}/export`, headers: { cookie: staff.cookie } });
  expect(answer.json().data.answersWritten).toMatchObject([{ body: 'Rest, and drink a lot.' }]);
  expect(answer.body).not.toContain('canary-dayo');
});

test('the export names the service, and the person only if the practice names them', async () => {
  const patient = await newPatient(t);
  const providerId = await newProvider(t, { hours: [{ weekday: 3, opens: '09:00', closes: '12:00' }] });
  const { people, services } = await describePractice(t, providerId, {
    people: [{ name: 'Dr. Ada Obi' }, { name: 'Room 3', kind: 'room', isPublic: false }],
    offers: [{ name: 'Scaling', priceKobo: 1_500_000, by: ['Dr. Ada Obi', 'Room 3'] }],
  });
  const wanted = {
    providerId,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Toothache',
    serviceId: services[0],
  };
  for (const more of [
    { date: '2026-11-25T08:00:00.000Z', personId: people[0] },
    { date: '2026-11-25T09:00:00.000Z' },
  ]) {
    const booked = await post(t, '/api/appointments', { ...wanted, ...more }, { cookie: patient.cookie });
    expect(booked.statusCode, booked.body).toBe(201);
  }
  const answer = await t.app.inject({ url: `/api/users/${patient.id}/export`, headers: { cookie: patient.cookie } });
  expect(answer.json().data.appointments).toMatchObject([
    { serviceName: 'Scaling', personName: null, priceKobo: 1_500_000 },
    { serviceName: 'Scaling', personName: 'Dr. Ada Obi', priceKobo: 1_500_000 },
  ]);
});
