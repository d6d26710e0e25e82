import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { fingerprint } from './fingerprint.ts';

const t = await testApp();

test('the fingerprint changes with every inserted, changed and deleted row, and with nothing else', async () => {
  const { id } = await newPatient(t);
  const seen = [await fingerprint(t)];
  const afterwards = async (statement: string) => {
    await t.pool.query(statement);
    seen.push(await fingerprint(t));
    return seen.at(-1);
  };

  expect(await afterwards(`update users set lga = 'Ikeja' where id = ${id}`)).not.toEqual(seen.at(-2));
  expect(await afterwards(`update users set lga = 'Ikeja' where id = ${id}`)).toEqual(seen.at(-2));
  expect(await afterwards(`select * from users`)).toEqual(seen.at(-2));
  expect(await afterwards(`delete from sessions where user_id = ${id}`)).not.toEqual(seen.at(-2));

  await newPatient(t);
  expect(await fingerprint(t)).not.toEqual(seen.at(-1));
});

test('a change that was rolled back does not count', async () => {
  const before = await fingerprint(t);
  const change = t.db.transaction(async (tx) => {
    await newPatient({ db: tx as unknown as typeof t.db, clock: t.clock });
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await fingerprint(t)).toEqual(before);
});
