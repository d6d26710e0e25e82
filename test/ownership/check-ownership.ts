import { globSync } from 'node:fs';
import { TreeCopy } from '#test/guards/tree-copy.ts';
import { type OwnerCheck, switchable } from './owner-checks.ts';
import type { Outcome } from './try-each-check.ts';

/** An ownership check and what happened without it. */
export type TriedCheck = OwnerCheck & Outcome;

const TRIAL = 'src/app/server/try-each-check.test.ts';
const REPORT = 'ownership.json';
/** Timeout per check, so that a slow machine only takes longer. */
const MS_EACH = 20_000;
const trialOf = (checks: number) => `import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { newWorld } from '#test/ownership/new-world.ts';
import { tryEachCheck } from '#test/ownership/try-each-check.ts';

const [t, empty] = [await newWorld(), await newWorld()];
test('every check', async () => {
  writeFileSync('${REPORT}', JSON.stringify(await tryEachCheck(t, empty)));
}, ${checks * MS_EACH});
`;

/** Disables every ownership check in a copy of the tree, one at a time, and reports which call or probe noticed. */
export function checkOwnership(): readonly TriedCheck[] {
  const copy = new TreeCopy();
  try {
    const checks = plantSwitches(copy);
    copy.write(TRIAL, trialOf(checks.length));
    const { status, output } = copy.run(`vitest run --project server ${TRIAL}`);
    if (status !== 0) throw new Error(output);
    const outcomes = JSON.parse(copy.read(REPORT)) as Record<number, Outcome>;
    return checks.map((check) => ({ ...check, ...(outcomes[check.number] ?? { trials: 0 }) }));
  } finally {
    copy.remove();
  }
}

function plantSwitches(copy: TreeCopy): readonly OwnerCheck[] {
  const files = globSync(['src/features/*/server/**/*.ts', 'src/platform/server/*.ts'], { cwd: copy.root })
    .map((file) => file.replaceAll('\\\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const checks: OwnerCheck[] = [];
  for (const file of files) {
    const made = switchable(file, copy.read(file), checks.length + 1);
    copy.write(file, made.text);
    checks.push(...made.checks);
  }
  return checks;
}
