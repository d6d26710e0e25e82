import { isDeepStrictEqual } from 'node:util';
import type { TestApp } from '#test/app.ts';
import { type Bystander, newBystander, rowsOf } from './bystander.ts';
import { EVERY_PROBE } from './every-probe.ts';
import { guardedCalls, leakOf, replyToOwner } from './leak.ts';
import { leakOfProbe } from './run-probe.ts';

/** The result of disabling a check. */
export interface Outcome {
  /** Number of calls and probes that reach it. */
  readonly trials: number;
  /** The call or probe that noticed, and how; undefined if none did. */
  readonly noticed?: string;
}

interface Switch {
  __hits: Set<number>;
  /** The disabled check; 0 for none. */
  __out: number;
}

/**
 * Disables each check of a tree with switches, one at a time, and makes the calls that reach it, as
 * src/app/server/ownership.test.ts does: that test would have failed in the same way.
 */
export async function tryEachCheck(t: TestApp, empty: TestApp): Promise<Record<number, Outcome>> {
  const state = globalThis as unknown as Switch;
  const passedBy = new Map<number, Trial[]>();
  let bystander = await newBystander(t);
  for (const trial of await trialsOf(t, empty)) {
    state.__hits.clear();
    const leak = await trial.leak(bystander);
    if (leak !== undefined) throw new Error(`${trial.name} leaks with every check in place: ${leak}`);
    for (const check of state.__hits) passedBy.set(check, [...(passedBy.get(check) ?? []), trial]);
  }
  const outcomes: Record<number, Outcome> = {};
  let whole = await rowsOf(t, bystander.id);
  for (const [check, trials] of passedBy) {
    const isWhole = isDeepStrictEqual(await rowsOf(t, bystander.id), whole);
    let noticed = await firstLeak(check, trials, isWhole);
    if (noticed === undefined) {
      // Earlier leaks have changed this one's data, or the time of the world has moved on past its visits.
      bystander = await newBystander(t);
      whole = await rowsOf(t, bystander.id);
      noticed = await firstLeak(check, trials, true);
    }
    outcomes[check] = { trials: trials.length, ...(noticed !== undefined && { noticed }) };
  }
  return outcomes;

  /**
   * What the first of the trials that notices says, while the check is disabled; undefined if none does. If the data of the
   * bystander isn't whole, a trial counts only if it finds no leak with every check in place.
   */
  async function firstLeak(check: number, trials: readonly Trial[], isWhole: boolean): Promise<string | undefined> {
    for (const { name, leak } of trials) {
      const leakHere = () => leak(bystander).catch((error: unknown) => `fails: ${String(error)}`);
      state.__out = check;
      const leaked = await leakHere();
      state.__out = 0;
      if (leaked !== undefined && (isWhole || (await leakHere()) === undefined)) return `${name}: ${leaked}`;
    }
    return undefined;
  }
}

/** A call or a probe, with a function that returns what it leaks of the bystander. */
interface Trial {
  readonly name: string;
  readonly leak: (bystander: Bystander) => Promise<string | undefined>;
}

async function trialsOf(t: TestApp, empty: TestApp): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const guarded of guardedCalls(t)) {
    const alone = await replyToOwner(empty, guarded);
    trials.push({ name: guarded[0], leak: (bystander) => leakOf(t, guarded, { bystander, alone }) });
  }
  const probes = Object.keys(EVERY_PROBE).map((name) => ({
    name,
    leak: (bystander: Bystander) => leakOfProbe(t, name, bystander),
  }));
  return [...trials, ...probes];
}
