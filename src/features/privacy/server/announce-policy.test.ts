import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, testApp } from '#test/app.ts';
import { announce } from './announce-policy.ts';

const t = await testApp();
const CHANGES = [{ changedOn: '2026-11-20', notice: { holdsFrom: '2026-12-24', points: ['We also keep X.'] } }];
const before = { createdAt: new Date('2026-11-19T12:00:00Z') };

test('a change that matters is mailed once to each account that had agreed to the text before', async () => {
  const run = async () =>
    await announce({ app: t.app, db: t.db, config: readConfig({}), now: () => t.clock.nowMs }, CHANGES);
  const old = await newPatient(t, before);
  await newPatient(t, { createdAt: new Date('2026-11-20T12:00:00Z') });
  await newPatient(t, { ...before, emailConfirmedAt: null });
  await newPatient(t, { ...before, disabledAt: new Date(0) });
  expect(await run()).toBe(1);
  const { rows } = await t.pool.query('select user_id, subject, text from messages');
  expect(rows).toEqual([
    { user_id: old.id, subject: 'Our privacy policy changes', text: expect.stringContaining('We also keep X.') },
  ]);
  expect(rows[0].text).toContain('From 2026-12-24 on');
  const later = await newPatient(t, before);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect((await t.pool.query('select user_id from messages order by id')).rows).toEqual([
    { user_id: old.id },
    { user_id: later.id },
  ]);
});
