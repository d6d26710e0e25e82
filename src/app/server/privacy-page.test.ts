import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PURPOSES } from '#features/consents/rules/purposes.ts';
import { FATES } from '#features/privacy/rules/fate.ts';
import { RETENTION } from '#features/privacy/rules/retention.ts';
import { testApp } from '#test/app.ts';
import { tablesOfPeople } from '#test/canaries.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
const t = await testApp();

test('docs/privacy.md says of a deletion what the product says', () => {
  const told = FATES.map(({ fate, what, why, until }) =>
    fate === 'kept' ? `| ${what} | ${why} | ${until} |` : `- ${what}\n`,
  );
  expect(told.filter((line) => !page.includes(line))).toEqual([]);
});

test('docs/privacy.md says of each period what the job does', () => {
  const told = RETENTION.map(
    ({ what, days, from, why, job }) => `| ${what} | ${days} | ${from} | ${why} | \`${job}\` |`,
  );
  expect(told.filter((line) => !page.includes(line))).toEqual([]);
});

test('docs/privacy.md names every purpose and every table with data of people', async () => {
  const names = [...PURPOSES.map(({ id }) => id), ...(await tablesOfPeople(t)), 'activity_log', 'throttles'];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
