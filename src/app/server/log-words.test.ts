import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACT_NAMES } from '#features/admin/rules/act-names.ts';
import { MESSAGE_KIND_NAMES } from '#features/admin/rules/message-kind-names.ts';
import { accessNameOf } from '#features/privacy/rules/access-names.ts';

const ROOT = join(import.meta.dirname, '../../..');
const sources = globSync(['src/features/*/server/**/*.ts', 'src/app/server/**/*.ts'], { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** Returns what a pattern captures in the sources that `which` matches, each once. */
function written(which: RegExp, pattern: RegExp): readonly string[] {
  const found = sources
    .filter((source) => which.test(source))
    .flatMap((source) => [...source.matchAll(pattern)].flatMap(([, ...captured]) => captured));
  return [...new Set(found.filter((each) => each !== undefined))].sort();
}

const LOGS =
  /\b(recordAct|recordAccess|recordClientLook|recordContactAct|recordImport|appendActivity|operator\.record|Act)\b/;
/** Object and verb: `provider.update`. Names of files have other verbs. */
const ACT = /'([a-z][a-z-]*\.(?!ts|js|tsx|json|csv|png|txt|support|retention)[a-z_-]+)'/g;

test('every act that the code records has words, for administrators or for the owner of the record', () => {
  const acts = written(LOGS, ACT);
  expect(acts.length).toBeGreaterThan(80);
  expect(acts.filter((act) => !Object.hasOwn(ACT_NAMES, act) && accessNameOf(act) === act)).toEqual([]);
});

test('every act with words is recorded somewhere', () => {
  expect(Object.keys(ACT_NAMES).filter((act) => !sources.some((source) => source.includes(`'${act}'`)))).toEqual([]);
});

test('every kind of message that the code queues has words', () => {
  const kinds = written(/\bqueue(Message|Messages|AccountMail)\(/, /\bkind: '([a-z]+(?:-[a-z0-9]+)+)'/g);
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !Object.hasOwn(MESSAGE_KIND_NAMES, kind))).toEqual([]);
});
