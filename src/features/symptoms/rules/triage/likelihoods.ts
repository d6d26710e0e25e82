import { FINDINGS, type FindingId, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { FindingKind } from '#features/lexicon/rules/findings/finding-row.ts';
import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import type { Condition, Frequency } from './conditions/condition.ts';

const SHARE: Readonly<Record<Frequency, number>> = { always: 0.95, usual: 0.75, often: 0.5, some: 0.25, rare: 0.08 };
const FREQUENCIES = ['always', 'usual', 'often', 'some', 'rare'] as const;

/** Share of all patients with a finding, by its kind, for findings without an own figure. */
const BASE: Readonly<Record<FindingKind, number>> = {
  complaint: 0.03,
  sign: 0.01,
  background: 0.03,
  exposure: 0.02,
  course: 0.08,
};
/** Factor for a condition that doesn't explain a present finding, by its kind. */
const UNEXPLAINED: Readonly<Record<FindingKind, number>> = {
  complaint: 0.35,
  sign: 0.35,
  background: 1,
  exposure: 0.6,
  course: 0.85,
};

/** Limits of the factor by which one finding makes a condition likelier or less likely. */
const STRONGEST = 250;
const WEAKEST = 0.07;
/** Factor if a condition names only a wider finding ("headache") than the present one. */
const WIDER_INSTEAD = Math.log(0.8);

const BASE_OF = new Map(FINDINGS.map((row) => [row.id, row.base ?? BASE[row.kind ?? 'complaint']]));

/** Returns the share of all patients with the finding, 0 to 1. */
export function baseOf(id: FindingId): number {
  return BASE_OF.get(id) ?? BASE.complaint;
}

const clamp = (ratio: number) => Math.log(Math.min(STRONGEST, Math.max(WEAKEST, ratio)));

function sharesOf(condition: Condition): ReadonlyMap<FindingId, number> {
  const shares = new Map<FindingId, number>();
  for (const frequency of FREQUENCIES) {
    for (const id of condition[frequency] ?? []) shares.set(id, SHARE[frequency]);
  }
  return shares;
}

const SHARES = CONDITIONS.map(sharesOf);
const SHARES_BY_ID = new Map(CONDITIONS.map(({ id }, k) => [id, SHARES[k]]));

/** Returns the share of patients with the condition who have the finding, 0 to 1: that of all patients by default. */
export function shareOf(condition: ConditionId, id: FindingId): number {
  return SHARES_BY_ID.get(condition)?.get(id) ?? baseOf(id);
}

/** What one present finding says about one condition. */
export interface Evidence {
  /** Number of the condition in CONDITIONS. */
  readonly condition: number;
  /** Logarithm of the likelihood ratio, minus that for conditions that don't explain the finding. */
  readonly weight: number;
  /** The wider finding that the condition names instead, if it doesn't name this one. */
  readonly instead: FindingId | undefined;
  /** The weight if that wider finding has been counted for the condition already. */
  readonly weightAgain: number;
}

function evidenceOf(id: FindingId, unexplained: number): readonly Evidence[] {
  return SHARES.flatMap((shares, condition): Evidence[] => {
    const own = shares.get(id);
    if (own !== undefined) {
      const weight = clamp(own / baseOf(id)) - unexplained;
      return [{ condition, weight, instead: undefined, weightAgain: weight }];
    }
    const instead = widerThan(id).find((wider) => shares.has(wider));
    if (instead === undefined) return [];
    const weight = clamp((shares.get(instead) ?? 0) / baseOf(instead)) + WIDER_INSTEAD - unexplained;
    return [{ condition, weight, instead, weightAgain: WIDER_INSTEAD - unexplained }];
  });
}

/** What a present finding says: `unexplained` about every condition, `evidence` in addition about those that explain it. */
export interface Presence {
  readonly unexplained: number;
  readonly evidence: readonly Evidence[];
}

/** By finding, what its presence says. */
export const PRESENCE: ReadonlyMap<FindingId, Presence> = new Map(
  FINDINGS.map((row) => {
    const unexplained = Math.log(row.unexplained ?? UNEXPLAINED[row.kind ?? 'complaint']);
    return [row.id, { unexplained, evidence: evidenceOf(row.id, unexplained) }];
  }),
);

/** By finding, what its absence says: number of the condition and logarithm of the likelihood ratio. */
export const ABSENCE: ReadonlyMap<FindingId, readonly (readonly [condition: number, weight: number])[]> = new Map(
  FINDINGS.map(({ id }) => [
    id,
    SHARES.flatMap((shares, condition) => {
      const share = shares.get(id);
      return share === undefined ? [] : [[condition, clamp((1 - share) / (1 - baseOf(id)))] as const];
    }),
  ]),
);

/** By finding, the numbers of the conditions that need it or another finding of their list. */
export const NEEDED_BY: ReadonlyMap<FindingId, readonly number[]> = new Map(
  FINDINGS.map(({ id }) => [
    id,
    CONDITIONS.flatMap(({ needs }: Condition, condition) => (needs?.includes(id) === true ? [condition] : [])),
  ]),
);
