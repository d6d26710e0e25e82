import {
  FINDINGS,
  type FindingId,
  findingOf,
  narrowerThan,
  widerThan,
} from '#features/lexicon/rules/findings/all-findings.ts';
import type { Presentation } from './presentation.ts';
import { isDangerous } from './taken-back.ts';
import type { ReadBack, Urgency } from './triage-result.ts';

/** Findings and parts that are shown, at most; more would hide what is wrong among them. */
const MAX_SHOWN = 12;
const ORDER = new Map(FINDINGS.map(({ id }, at) => [id, at]));

const inOrder = (ids: Iterable<FindingId>) =>
  [...ids].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)).slice(0, MAX_SHOWN);

const nameOf = (id: FindingId) => findingOf(id)?.name ?? id;

/**
 * Returns what was understood, so that a person can see it: the narrowest findings that are present, with the days that each
 * has lasted if said, the widest that are absent, and the words that were not read.
 */
export function readBackOf({ present, absent, lasting, unread, takenBack }: Presentation, urgency: Urgency): ReadBack {
  const shown = inOrder([...present].filter((id) => !narrowerThan(id).some((narrower) => present.has(narrower))));
  const denied = inOrder([...absent].filter((id) => !widerThan(id).some((wider) => absent.has(wider))));
  return {
    present: shown.map((id) => ({
      id,
      name: nameOf(id),
      days: lasting.get(id) ?? null,
      isDanger: urgency === 'high' || isDangerous(id),
    })),
    absent: denied.map((id) => ({ id, name: nameOf(id) })),
    notRead: unread.slice(0, MAX_SHOWN),
    takenBack: takenBack.map((id) => ({ id, name: nameOf(id) })),
  };
}
