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

test('docs/privacy.md says what a deletion erases and keeps, as the product does', () => {
  const entries = DELETION_EFFECTS.map(({ outcome, what, why, until }) =>
    outcome === 'kept' ? `- ${what}\n  - Why: ${why}\n  - Until: ${until}\n` : `- ${what}\n`,
  );
  expect(entries.filter((entry) => !page.includes(entry))).toEqual([]);
});

test('docs/privacy.md lists every retention period under the job that enforces it', () => {
  const sectionOf = (job: string) => page.split(`\n### \`${job}\`\n`)[1]?.split('\n#')[0] ?? '';
  const missing = RETENTION.filter(
    ({ what, days, from, why, job }) => !sectionOf(job).includes(`| ${what} | ${days} | ${from} | ${why} |\n`),
  );
  expect(missing.map(({ what }) => what)).toEqual([]);
});

test('docs/privacy.md names every purpose and every table with data of people', async () => {
  const names = [...PURPOSES.map(({ id }) => id), ...(await tablesOfPeople(t)), 'activity_log', 'throttles'];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
