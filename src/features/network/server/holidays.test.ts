import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const DAY = '2026-11-24';
let cookie: string;
let providerId: number;
let contact: string;
let places = 0;
beforeEach(async () => {
  await t.pool.query('delete from public_holidays');
  cookie = (await personWith(t, { role: 'admin', permissions: ['manage_providers'] })).cookie;
  places += 1;
  contact = `desk${places}@example.com`;
  providerId = await newProvider(t, { name: `Clinic ${places}`, state: 'Kano' });
  const member = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId, userId: member.id, role: 'owner', nowMs: t.clock.nowMs });
  await t.pool.query(
    'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), now()), ($1, $3, now(), null)',
    [providerId, contact, `unanswered${places}@example.com`],
  );
});

const send = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  t.app.inject({
    method,
    url: `/api/admin/holidays${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const EID = { day: DAY, name: 'Eid-el-Test', state: null };
const entered = async (): Promise<{ id: number }[]> =>
  (await t.pool.query('select id from public_holidays order by id')).rows;
const kinds = async (address = contact) => (await mailedTo(t, address)).map(({ kind }) => kind);

describe('public holidays', () => {
  test('to come are listed, computed and entered ones in order', async () => {
    await send('POST', '', EID);
    const { holidays } = (await send('GET')).json();
    expect(holidays.slice(0, 3)).toMatchObject([
      { id: expect.any(Number), ...EID },
      { id: null, day: '2026-12-25', name: 'Christmas Day', state: null },
      { id: null, day: '2026-12-26', name: 'Boxing Day' },
    ]);
    expect(holidays.at(-1)).toMatchObject({ day: '2027-12-26' });
  });

  test('that are entered, also for today, are mailed once to confirmed contacts of practices that they concern', async () => {
    const answer = await send('POST', '', { ...EID, day: '2026-11-23', state: 'Kano' });
    expect([answer.statusCode, answer.json().practicesNotified >= 1]).toEqual([201, true]);
    expect(await kinds()).toEqual(['holiday-entered']);
    expect(await kinds(`unanswered${places}@example.com`)).toEqual([]);
    const [mail] = await mailedTo(t, contact);
    expect(mail?.subject).toBe(`Public holiday on Monday, 23 November 2026: is Clinic ${places} open?`);
    const again = await send('POST', '', { ...EID, day: '2026-11-23', state: 'Kano' });
    expect([again.statusCode, again.json().practicesNotified]).toEqual([201, 0]);
    expect(await kinds()).toHaveLength(1);
    await send('POST', '', { ...EID, state: 'Yobe' });
    expect(await kinds()).toHaveLength(1);
    expect((await t.pool.query(`select from activity_log where act = 'holiday.enter'`)).rowCount).toBeGreaterThan(0);
  });

  test('that are removed are mailed to practices that had answered, and their days stay', async () => {
    await send('POST', '', EID);
    const [{ id } = { id: 0 }] = await entered();
    const other = `other${places}@example.com`;
    const open = await newProvider(t, { state: 'Kano' });
    const member = await newPatient(t, { role: 'provider' });
    await addMember(t.db, { providerId: open, userId: member.id, role: 'owner', nowMs: t.clock.nowMs });
    await t.pool.query(
      'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), now())',
      [open, other],
    );
    await t.pool.query(
      `insert into holiday_answers (provider_id, day, answer, answered_at) values ($1, $2, 'closed', now())`,
      [providerId, DAY],
    );
    await t.pool.query(
      `insert into schedule_exceptions (provider_id, day, kind, cause) values ($1, $2, 'off', 'holiday')`,
      [providerId, DAY],
    );
    const gone = await send('DELETE', `/${id}`);
    expect([gone.statusCode, gone.json().practicesNotified]).toEqual([200, 1]);
    expect(await kinds()).toEqual(['holiday-entered', 'holiday-removed']);
    expect(await kinds(other)).not.toContain('holiday-removed');
    expect((await t.pool.query('select from schedule_exceptions where provider_id = $1', [providerId])).rowCount).toBe(
      1,
    );
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
  });
});

test('a holiday that is removed while another is on the same day is not mailed', async () => {
  await send('POST', '', EID);
  await send('POST', '', { ...EID, state: 'Kano', name: 'Kano day' });
  await t.pool.query(
    `insert into holiday_answers (provider_id, day, answer, answered_at) values ($1, $2, 'closed', now())`,
    [providerId, DAY],
  );
  const [first, second] = await entered();
  expect((await send('DELETE', `/${first?.id}`)).json().practicesNotified).toBe(0);
  expect(await kinds()).not.toContain('holiday-removed');
  expect((await send('DELETE', `/${second?.id}`)).json().practicesNotified).toBeGreaterThan(0);
  expect(await kinds()).toContain('holiday-removed');
});

describe('a public holiday', () => {
  test.each([
    [{ day: '2026-11-22' }, 'day'],
    [{ day: '2028-06-01' }, 'day'],
    [{ day: '2026-12-25' }, 'day'],
    [{ name: '' }, 'name'],
    [{ state: 'Atlantis' }, 'state'],
  ])('with %j are refused', async (wrong, field) => {
    const answer = await send('POST', '', { ...EID, ...wrong });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await entered()).toEqual([]);
    expect(await kinds()).toEqual([]);
  });

  test('of one day have one name', async () => {
    await send('POST', '', EID);
    const other = await send('POST', '', { ...EID, name: 'Another' });
    expect([other.statusCode, other.json().fields]).toMatchObject([400, { day: expect.any(String) }]);
  });
});
