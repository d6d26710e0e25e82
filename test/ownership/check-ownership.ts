import { globSync } from 'node:fs';
import { TreeCopy } from '#test/guards/tree-copy.ts';
import { type OwnerCheck, switchable } from './owner-checks.ts';
import type { Findings, Outcome } from './try-each-check.ts';

/** An ownership check and what happened without it. */
export type TriedCheck = OwnerCheck & Outcome;

const TRIAL = 'src/app/server/try-each-check.test.ts';
const CHECKS = 'ownership-checks.json';
const REPORT = 'ownership.json';
/** Files without any of these have no check, and aren't parsed. */
const MAY_CHECK = /\beq\(|\buser\.id\b|\buserId\b|\bAppError\(/;
/** Timeout per check, so that a slow machine only takes longer. */
const MS_EACH = 20_000;
const trialOf = (checks: number) => `import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { newWorld } from '#test/ownership/new-world.ts';
import { tryEachCheck } from '#test/ownership/try-each-check.ts';

const [t, empty] = [await newWorld(), await newWorld()];
test('every check', async () => {
  const checks = JSON.parse(readFileSync('${CHECKS}', 'utf8'));
  writeFileSync('${REPORT}', JSON.stringify(await tryEachCheck(t, empty, checks)));
}, ${checks * MS_EACH});
`;

/** What leaks with every check in place, and every check with what noticed that it was missing. */
export type Checked = Omit<Findings, 'outcomes'> & { readonly tried: readonly TriedCheck[] };

/**
 * Makes every call and runs every probe in a copy of the tree, and again with each ownership check disabled, one at a time.
 * Returns what leaked, and which call or probe noticed each check. @throws Error with the output if the run fails
 */
export function checkOwnership(): Checked {
  const copy = new TreeCopy();
  try {
    const checks = plantSwitches(copy);
    copy.write(CHECKS, JSON.stringify(checks));
    copy.write(TRIAL, trialOf(checks.length));
    const { status, output } = copy.run(`vitest run --project server ${TRIAL}`, { DEMO_TEMPLATE: 'off' });
    if (status !== 0) throw new Error(output);
    const { outcomes, ...found } = JSON.parse(copy.read(REPORT)) as Findings;
    return { ...found, tried: checks.map((check) => ({ ...check, ...(outcomes[check.number] ?? { trials: 0 }) })) };
  } finally {
    copy.remove();
  }
}

function plantSwitches(copy: TreeCopy): readonly OwnerCheck[] {
  const files = globSync(['src/features/*/server/**/*.ts', 'src/platform/server/**/*.ts'], { cwd: copy.root })
    .map((file) => file.replaceAll('\\\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const checks: OwnerCheck[] = [];
  for (const file of files) {
    const source = copy.read(file);
    if (!MAY_CHECK.test(source)) continue;
    const made = switchable(file, source, checks.length + 1);
    if (made.checks.length > 0) copy.write(file, made.text);
    checks.push(...made.checks);
  }
  return checks;
}
