import { expect, test } from 'vitest';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { memberWithPin, newDesk, PIN, WRONG_PIN } from '#test/desks.ts';
import { newQueuePlace } from '#test/queue.ts';
import { appThatShowsForms } from '#test/screens.ts';
import { cookiesOf } from '#test/sign-in.ts';

const t = await testApp('empty');
const { app, shown } = await appThatShowsForms(t);
const place = await newQueuePlace(t);
await newPoint(t, place.providerId, { name: 'Doctor' });

const DAY = '2026-11-23';
const PAGE = '/provider-portal/simple';
const send = (to: string, fields: Record<string, string | number>, cookie = place.member.cookie) =>
  app.inject({
    method: 'POST',
    url: `${PAGE}/${to}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString(),
  });
const here = { provider: place.providerId, date: DAY };
const booked = async () =>
  (
    await t.pool.query(
      `select a.id, a.attendance, a.status, u.full_name from appointments a join users u on u.id = a.patient_id
       where a.provider_id = $1 order by a.id`,
      [place.providerId],
    )
  ).rows;
const TIME = '2026-11-23T09:00:00.000Z';
const ADA = { name: 'Ada Caller', phone: '0803 123 4567', birthYear: '', reason: '', channel: 'phone' };

test('the desk books by name and telephone, once, and a person who may be known is chosen or is another', async () => {
  const booking = { ...here, ...ADA, time: TIME, key: 'one' };
  await send('book', { ...booking, time: '' });
  expect(shown[0]).toMatchObject({
    path: `${PAGE}/book?provider=${place.providerId}&date=${DAY}`,
    posted: { values: { name: 'Ada Caller' }, fields: { time: 'Please select a time' } },
  });
  for (const _ of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- sent again after the first answer
    const answer = await send('book', booking);
    expect(answer.headers.location).toBe(`${PAGE}?provider=${place.providerId}&date=${DAY}&done=booked`);
  }
  expect(await booked()).toMatchObject([{ full_name: 'Ada Caller' }]);
  const again = { ...booking, time: '2026-11-23T10:00:00.000Z', key: 'two' };
  await send('book', again);
  const refused = shown.at(-1)?.posted.data as { refused: { code: string; clients: { id: number }[] } };
  expect(refused.refused.code).toBe('same_person');
  await send('book', { ...again, client: refused.refused.clients[0]?.id ?? 0 });
  expect(await booked()).toHaveLength(2);
  await send('book', { ...again, birthYear: '84', key: 'three' });
  expect(shown.at(-1)?.posted.fields).toEqual({ birthYear: 'Use a year like 1984.' });
});

test('visits are marked, the mark is taken back, and other people mark nothing', async () => {
  const [{ id }] = await booked();
  const mark = (to: string, was: string, cookie?: string) =>
    send('mark', { ...here, appointment: id, mark: to, was }, cookie);
  const marked = await mark('attended', 'none');
  expect(marked.headers.location).toBe(
    `${PAGE}?provider=${place.providerId}&date=${DAY}&done=marked#appointment-${id}`,
  );
  expect((await booked())[0].attendance).toBe('attended');
  await mark('none', 'attended');
  expect((await booked())[0].attendance).toBeNull();
  const patient = await newPatient(t);
  await mark('attended', 'none', patient.cookie);
  expect((await booked())[0].attendance).toBeNull();
  await mark('no_show', 'none');
  expect(shown.at(-1)?.posted.message).not.toBe('');
  expect((await booked())[0].status).toBe('scheduled');
});

test('who comes without a visit gets one number, although the form is sent twice', async () => {
  const walkIn = { ...here, name: 'Bola Walker', phone: '', birthYear: '', key: 'w' };
  const answers = [await send('walk-in', walkIn), await send('walk-in', walkIn)];
  const [first, second] = answers.map(({ headers }) => headers.location);
  expect(first).toMatch(/done=walk-in&number=\w+$/);
  expect(second).toBe(first);
});

test('a shared computer is locked, and opened with a PIN; part of one is no attempt', async () => {
  const desk = await newDesk(t);
  const member = await memberWithPin(t, desk.providerId);
  const unlock = (pin: string) => send('lock', { member: member.id, pin }, desk.cookie);
  for (const part of ['2', '27', '274', '2749', '27491']) {
    // oxlint-disable-next-line no-await-in-loop -- as a browser sends them at each change
    await unlock(part);
  }
  const failures = async () =>
    (await t.pool.query('select failures from member_pins where user_id = $1', [member.id])).rows[0].failures;
  expect([shown.at(-1)?.posted.fields, await failures()]).toEqual([{ pin: 'A PIN has 6 digits.' }, 0]);
  await unlock(WRONG_PIN);
  expect(await failures()).toBe(1);
  expect(JSON.stringify(shown)).not.toContain(WRONG_PIN);
  const opened = await unlock(PIN);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, PAGE]);
  const cookie = `${desk.cookie}; ${cookiesOf(opened)}`;
  const locked = await send('lock-now', {}, cookie);
  expect(locked.headers.location).toBe(`${PAGE}/lock`);
  const after = await send('walk-in', { ...here, name: 'Chidi Hidden', key: 'x' }, cookie);
  expect([after.statusCode, after.headers['content-type']]).toEqual([423, 'text/html; charset=utf-8']);
  expect(after.body).toContain(`href="${PAGE}/lock"`);
  expect(after.body).not.toContain('Chidi');
});
