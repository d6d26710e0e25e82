import type { TestApp } from '#test/app.ts';
import { type Bystander, newBystander } from './bystander.ts';
import { EVERY_PROBE } from './every-probe.ts';
import { guardedCalls, leakOf, replyToOwner } from './leak.ts';
import { leakOfProbe } from './run-probe.ts';

/** What became of a check that was taken out. */
export interface Outcome {
  /** How many calls and probes come past it. */
  readonly trials: number;
  /** The one that noticed, and how; undefined when none did. */
  readonly noticed?: string;
}

interface Switch {
  __hits: Set<number>;
  /** The check that is taken out now; 0 for none. */
  __out: number;
}

/**
 * Takes out each check of a tree with switches, one at a time, and makes the calls that come past it, as
 * src/app/server/ownership.test.ts does: what it finds there, that test would have failed of.
 */
export async function tryEachCheck(t: TestApp, empty: TestApp): Promise<Record<number, Outcome>> {
  const state = globalThis as unknown as Switch;
  const passedBy = new Map<number, Trial[]>();
  let bystander: Bystander | undefined = await newBystander(t);
  for (const trial of await trialsOf(t, empty)) {
    state.__hits.clear();
    const leak = await trial.leak(bystander);
    if (leak !== undefined) throw new Error(`${trial.name} leaks with every check in place: ${leak}`);
    for (const check of state.__hits) passedBy.set(check, [...(passedBy.get(check) ?? []), trial]);
  }
  const outcomes: Record<number, Outcome> = {};
  for (const [check, trials] of passedBy) {
    let noticed: string | undefined;
    for (const { name, leak } of trials) {
      bystander ??= await newBystander(t);
      state.__out = check;
      const leaked = await leak(bystander).catch((error: unknown) => `fails: ${String(error)}`);
      state.__out = 0;
      if (leaked === undefined) continue;
      noticed = `${name}: ${leaked}`;
      // Nobody knows what else of theirs is gone.
      bystander = undefined;
      break;
    }
    outcomes[check] = { trials: trials.length, ...(noticed !== undefined && { noticed }) };
  }
  return outcomes;
}

/** A call or a probe: what it gives away while somebody who has everything stands by. */
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
