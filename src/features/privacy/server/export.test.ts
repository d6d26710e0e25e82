import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { findCanaries, loosePersonColumns, tablesOfPeople } from '#test/canaries.ts';
import { PLANTED_TABLES, plantPerson } from '#test/personal-tables.ts';

const t = await testApp();

/** What would open the account or somebody else's browser, and what only the machine needs. */
const SECRET = [
  'account_tokens.token_hash',
  'conversations.visitor_hash',
  'insurance_plans.card_file',
  'messages.dedupe_key',
  'messages.last_error',
  'provider_applications.request_hash',
  'provider_applications.resume_file',
  'provider_members.feed_token_hash',
  'recovery_codes.code_hash',
  'second_factors.secret_encrypted',
  'sessions.token_hash',
  'slot_holds.address_hash',
  'slot_holds.holder_hash',
];

test('every table with data of people is known to export and deletion', async () => {
  expect(await tablesOfPeople(t)).toEqual(PLANTED_TABLES);
  expect(await loosePersonColumns(t)).toEqual(['activity_log.actor_id', 'activity_log.subject_id']);
});

test('the export has everything that is kept of a person, no secret, and nothing of anybody else', async () => {
  const ada = await plantPerson(t, 'ada');
  const bola = await plantPerson(t, 'bola');
  const answer = await t.app.inject({ url: `/api/users/${ada.id}/export`, headers: { cookie: ada.cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="alafia-data-${ada.id}-2026-11-23.json"`);

  const columns = Object.keys(await findCanaries(t, 'ada'));
  expect(columns.length).toBeGreaterThan(35);
  const missing = columns.filter((column) => !answer.body.includes(`canary-ada-${column.replace('.', '-')}`));
  expect(missing.toSorted()).toEqual(SECRET);
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
  // What only administrators do, and what only support and providers write.
  expect(empty.map(([kind]) => kind).toSorted()).toEqual(['answersWritten', 'ownActs', 'writtenVisitSummaries']);
  expect(Object.keys(data)).toContain('slotHolds');
  expect(Object.keys(await findCanaries(t, 'bola'))).toEqual(columns);
  expect(bola.id).not.toBe(ada.id);
});

test('what a message with a link that gives access says is in no export', async () => {
  const ada = await plantPerson(t, 'eve');
  await t.pool.query('update messages set secret = true where user_id = $1', [ada.id]);
  const answer = await t.app.inject({ url: `/api/users/${ada.id}/export`, headers: { cookie: ada.cookie } });
  expect(answer.body).toContain('canary-eve-messages-recipient');
  expect(answer.body).not.toMatch(/canary-eve-messages-(text|links|html|subject|attachments)/);
});

test('whoever answers others gets their own answers, and nothing of the questions', async () => {
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
