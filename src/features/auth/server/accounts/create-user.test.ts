import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createUser } from './create-user.ts';

const t = await testApp();

test('names given by the operator are normalized too: one line, no invisible characters', async () => {
  const account = { username: ' operators.own ', password: 'a long and rare one', role: 'admin' as const };
  const fullName = ' Ada\u202E\nnatsiger\u200B ';
  const { id } = await createUser(t.db, { ...account, fullName });
  const { rows } = await t.pool.query('select username, full_name, email from users where id = $1', [id]);
  expect(rows).toEqual([{ username: 'operators.own', full_name: 'Ada natsiger', email: 'operators.own@localhost' }]);
  const unseen = createUser(t.db, { ...account, username: 'another', fullName: '\u202E\u200B' });
  await expect(unseen).rejects.toMatchObject({ code: 'invalid' });
});
