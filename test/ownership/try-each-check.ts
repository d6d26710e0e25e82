import { isDeepStrictEqual } from 'node:util';
import type { TestApp } from '#test/app.ts';
import { type Bystander, newBystander, rowsOf } from './bystander.ts';
import { EVERY_PROBE } from './every-probe.ts';
import { guardedCalls, leakOf, replyToOwner } from './leak.ts';
import type { OwnerCheck } from './owner-checks.ts';
import { leakOfProbe } from './run-probe.ts';
import { snapshotOf } from './snapshot.ts';

/** The result of disabling a check. */
export interface Outcome {
  /** Number of calls and probes that reach it. */
  readonly trials: number;
  /** The call or probe that noticed, and how; undefined if none did. */
  readonly noticed?: string;
}

/** What calls and probes found, with every check in place and without each of them. */
export interface Findings {
  /** Every call and probe, with what it leaks although every check is in place. */
  readonly passed: readonly { readonly name: string; readonly leak?: string }[];
  /** Columns of owners in whose tables the bystander has no row. */
  readonly withoutRows: readonly string[];
  /** By the number of the check. */
  readonly outcomes: Readonly<Record<number, Outcome>>;
}

interface Switch {
  __hits: Set<number>;
  /** The disabled check; 0 for none. */
  __out: number;
}

const state = globalThis as unknown as Switch;

/** Begins what is said of a trial that fails: it may do so in every tree. */
const FAILS = 'fails:';
/** The trials that are made of a check while earlier leaks may have changed the data of the world. */
const FIRST_TRIALS = 3;

/**
 * Makes every call and runs every probe in a tree with switches. Then disables each check, one at a time, and makes those
 * that reach it until one notices: it would have failed in the same way if the check were missing.
 */
export async function tryEachCheck(t: TestApp, empty: TestApp, checks: readonly OwnerCheck[]): Promise<Findings> {
  const bystander = await newBystander(t);
  const rows = Object.entries(await rowsOf(t, bystander.id));
  const withoutRows = rows.filter(([, found]) => found.startsWith('0 ')).map(([name]) => name);
  const trials = await trialsOf(t, empty);
  const passed: Findings['passed'][number][] = [];
  const reached = new Map<Trial, ReadonlySet<number>>();
  for (const trial of trials) {
    state.__hits.clear();
    const leak = await leakIn(trial, bystander);
    reached.set(trial, new Set(state.__hits));
    passed.push({ name: trial.name, ...(leak !== undefined && { leak }) });
  }
  const mayLeak = passed.some(({ leak }) => leak !== undefined);
  return { passed, withoutRows, outcomes: mayLeak ? {} : await withoutEach(t, bystander, plansOf(checks, reached)) };
}

/** A check, with the trials that reach it. */
interface Plan {
  readonly check: OwnerCheck;
  readonly trials: readonly Trial[];
}

function plansOf(checks: readonly OwnerCheck[], reached: ReadonlyMap<Trial, ReadonlySet<number>>): Plan[] {
  return checks.map((check) => ({
    check,
    trials: [...reached].filter(([, hits]) => hits.has(check.number)).map(([trial]) => trial),
  }));
}

/** Returns the trials of a check with those first that are likely to notice: the probe of its function, then other probes. */
function likelyFirst({ check, trials }: Plan): readonly Trial[] {
  const rank = (trial: Trial) => (trial.name === check.within ? 0 : isProbe(trial) ? 1 : 2);
  return trials.toSorted((one, other) => rank(one) - rank(other)).slice(0, FIRST_TRIALS);
}

/**
 * Disables each check, first in a world that earlier leaks have changed. What stays unnoticed there is tried with the world
 * put back before, and at last beside a new bystander, whose visits are still to come.
 */
async function withoutEach(t: TestApp, bystander: Bystander, plans: readonly Plan[]): Promise<Record<number, Outcome>> {
  const putBack = await snapshotOf(t);
  const whole = await rowsOf(t, bystander.id);
  const found = new Map<Plan, string | undefined>();
  for (const plan of plans) {
    const isWhole = isDeepStrictEqual(await rowsOf(t, bystander.id), whole);
    found.set(plan, await firstLeak(plan.check, likelyFirst(plan), { bystander, isWhole }));
  }
  const again = plans.filter((plan) => plan.trials.length > 0 && found.get(plan) === undefined);
  for (const plan of again) {
    await putBack();
    const noticed = await firstLeak(plan.check, plan.trials, { bystander, isWhole: true });
    found.set(plan, noticed ?? (await besideAnother(plan)));
  }
  return Object.fromEntries(
    [...found].map(([{ check, trials }, noticed]) => [
      check.number,
      { trials: trials.length, ...(noticed !== undefined && { noticed }) },
    ]),
  );

  async function besideAnother({ check, trials }: Plan): Promise<string | undefined> {
    await putBack();
    return await firstLeak(check, trials, { bystander: await newBystander(t), isWhole: true });
  }
}

/**
 * Returns what the first of the trials that notices says, while the check is disabled; undefined if none does. If the data
 * of the bystander isn't whole, or a trial fails, it counts only if it finds no leak with every check in place.
 */
async function firstLeak(
  { number }: OwnerCheck,
  trials: readonly Trial[],
  { bystander, isWhole }: { readonly bystander: Bystander; readonly isWhole: boolean },
): Promise<string | undefined> {
  for (const trial of trials) {
    state.__out = number;
    const leak = await leakIn(trial, bystander);
    state.__out = 0;
    const isProof = isWhole && leak?.startsWith(FAILS) !== true;
    if (leak !== undefined && (isProof || (await leakIn(trial, bystander)) === undefined))
      return `${trial.name}: ${leak}`;
  }
  return undefined;
}

/** A call or a probe, with a function that returns what it leaks of the bystander. */
interface Trial {
  readonly name: string;
  readonly leak: (bystander: Bystander) => Promise<string | undefined>;
}

const isProbe = ({ name }: Trial): boolean => Object.hasOwn(EVERY_PROBE, name);

/** Returns what a trial leaks; one that fails counts as a leak too. */
async function leakIn({ leak }: Trial, bystander: Bystander): Promise<string | undefined> {
  return await leak(bystander).catch((error: unknown) => `${FAILS} ${String(error)}`);
}

async function trialsOf(t: TestApp, empty: TestApp): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const guarded of guardedCalls(t)) {
    const alone = await replyToOwner(empty, guarded);
    const isAllowed = /^\[20[01],/.test(alone);
    const refusal = `its owner gets ${alone.slice(0, 80)}`;
    trials.push({
      name: guarded[0],
      leak: async (bystander) => (isAllowed ? await leakOf(t, guarded, { bystander, alone }) : refusal),
    });
  }
  const probes = Object.keys(EVERY_PROBE).map((name) => ({
    name,
    leak: (bystander: Bystander) => leakOfProbe(t, name, bystander),
  }));
  return [...trials, ...probes];
}
