import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { hashPassword, PASSWORD_COST, setHashCost, verifyPassword } from './password.ts';

const CHEAP = { memory: 8, passes: 1 };
afterEach(() => setHashCost(CHEAP));

test('a process hashes at the cost that OWASP recommends unless it lowers it', () => {
  const module = JSON.stringify(import.meta.resolve('./password.ts'));
  const program = `const { hashPassword } = await import(${module}); console.log(await hashPassword('a long and rare one'))`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(printed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}\n$/);
});

test.each([
  ['full', PASSWORD_COST],
  ['lower', CHEAP],
])('a hash made at %s cost matches its password only, also once the cost has changed', async (_name, cost) => {
  setHashCost(cost);
  const stored = await hashPassword('a long and rare one');
  setHashCost(cost === CHEAP ? PASSWORD_COST : CHEAP);
  expect(await verifyPassword('a long and rare one', stored)).toBe(true);
  expect(await verifyPassword('a long and rare two', stored)).toBe(false);
});

test.each([null, '', '!', '$argon2id$v=19$m=8,t=1,p=1$$'])('nothing matches %j', async (stored) => {
  expect(await verifyPassword('', stored)).toBe(false);
});
