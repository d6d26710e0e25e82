import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PURPOSES } from '#features/consents/rules/purposes.ts';
import { DELETION_EFFECTS } from '#features/privacy/rules/deletion-effects.ts';
import { RETENTION } from '#features/privacy/rules/retention.ts';
import { testApp } from '#test/app.ts';
import { tablesOfPeople } from '#test/canaries.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
const t = await testApp();

test('docs/privacy.md lists the same deletion effects as the product', () => {
  const lines = DELETION_EFFECTS.map(({ outcome, what, why, until }) =>
    outcome === 'kept' ? `| ${what} | ${why} | ${until} |` : `- ${what}\n`,
  );
  expect(lines.filter((line) => !page.includes(line))).toEqual([]);
});

test('docs/privacy.md lists the same retention periods as the jobs', () => {
  const lines = RETENTION.map(
    ({ what, days, from, why, job }) => `| ${what} | ${days} | ${from} | ${why} | \`${job}\` |`,
  );
  expect(lines.filter((line) => !page.includes(line))).toEqual([]);
});

test('docs/privacy.md names every purpose and every table with data of people', async () => {
  const names = [...PURPOSES.map(({ id }) => id), ...(await tablesOfPeople(t)), 'activity_log', 'throttles'];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
