import { beforeEach, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { readConfig } from '#platform/server/config.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { mailSheets } from './mail-day-sheets.ts';

const t = await testApp();
const DAY = '2026-11-24';
const at = (time: string) => lagosInstant(DAY, time);
const context = { app: t.app, config: readConfig({}), db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
let member: { id: number; cookie: string };
let providerId: number;
let people = 0;

beforeEach(async () => {
  t.clock.nowMs = at('06:30');
  member = await newPatient(t, { email: `sheet${(people += 1)}@example.com` });
  await t.pool.query('update users set email_confirmed_at = now() where id = $1', [member.id]);
  providerId = await practiceOf(t, member);
});

const setMail = (isOn: boolean) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/day-sheet-mail`,
    payload: { isOn },
    headers: { cookie: member.cookie },
  });
const mails = async () =>
  (
    await t.pool.query<{ subject: string; attachments: { text: string }[]; recipient: string; status: string }>(
      "select subject, attachments, recipient, status from messages where user_id = $1 and kind = 'day-sheet'",
      [member.id],
    )
  ).rows;

test('who wants it gets the visits of the day at 06:30 to print, without reasons, and each is a look', async () => {
  const appointmentId = await appointmentTo(t, providerId, 120, 'HIV test <b>');
  expect((await setMail(true)).json()).toEqual({ isOn: true, email: `sheet${people}@example.com` });
  t.clock.nowMs = at('06:29');
  await mailSheets(context);
  expect(await mails()).toEqual([]);
  t.clock.nowMs = at('06:30');
  await mailSheets(context);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^1 visit today: /);
  expect(mail?.recipient).toBe(`sheet${people}@example.com`);
  const page = mail?.attachments[0]?.text ?? '';
  expect(page).toContain('<td>08:30</td><td>Ngozi Visitor</td><td>0803 000 0000</td>');
  expect(page).not.toContain('HIV');
  const { rows } = await t.pool.query("select object from activity_log where log = 'access' and act = $1", [
    'appointment.sheet',
  ]);
  expect(rows).toContainEqual({ object: `appointment:${appointmentId}` });
});

test('several processes mail it once, and again on the next day only', async () => {
  await appointmentTo(t, providerId, 60);
  await appointmentTo(t, providerId, 24 * 60);
  await setMail(true);
  await Promise.all([mailSheets(context), mailSheets(context), mailSheets(context)]);
  await mailSheets(context);
  expect(await mails()).toHaveLength(1);
  t.clock.nowMs += 24 * 60 * 60_000;
  await mailSheets(context);
  expect(await mails()).toHaveLength(2);
});

test('a server that starts after noon mails nothing, and a day without visits is no mail', async () => {
  await setMail(true);
  await mailSheets(context);
  await appointmentTo(t, providerId, 10 * 60);
  t.clock.nowMs = at('12:00');
  await mailSheets(context);
  expect(await mails()).toEqual([]);
});

test('it goes to a confirmed address of a present member only', async () => {
  await appointmentTo(t, providerId, 60);
  await setMail(true);
  await t.pool.query('update users set email_confirmed_at = null where id = $1', [member.id]);
  await mailSheets(context);
  expect((await setMail(true)).json()).toMatchObject({ code: 'no_address' });
  expect((await setMail(false)).statusCode).toBe(200);
  await t.pool.query('update users set email_confirmed_at = now() where id = $1', [member.id]);
  await mailSheets(context);
  expect(await mails()).toEqual([]);
});
