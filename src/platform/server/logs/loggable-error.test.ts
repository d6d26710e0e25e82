import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertUser } from '#features/auth/server/accounts/user-store.ts';
import { testDatabase } from '#test/database.ts';
import { loggableError } from './loggable-error.ts';

const { db } = await testDatabase();

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('a failed statement is logged without its parameters', async () => {
  const secret = 'ada.canary@example.com';
  const failures = [
    await failureOf(() => db.execute(sql`insert into users (email) values (${secret})`)),
    await failureOf(() => db.execute(sql`select ${secret}::int`)),
    await failureOf(() =>
      insertUser(db, { username: 'ada', email: secret, passwordHash: '!', fullName: null as unknown as string }),
    ),
  ];
  for (const failure of failures) {
    expect(String((failure as Error).message) + String((failure as { cause?: Error }).cause)).toContain('canary');
    const logged = loggableError(failure);
    expect(JSON.stringify(logged)).not.toContain('canary');
    expect(logged.code).toMatch(/^\d/);
    expect(logged.stack).toContain('at ');
  }
});

test('any other error keeps its message; the content of a thrown value that is no error is not logged', () => {
  expect(loggableError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
  expect(JSON.stringify(loggableError('secret'))).not.toContain('secret');
});
