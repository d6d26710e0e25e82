import { FINDINGS, type FindingId, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Presentation } from './presentation.ts';
import { RULES } from './rules/all-rules.ts';

/** An adult of whom nothing is known. */
const UNKNOWN_ADULT: Omit<Presentation, 'present'> = {
  absent: new Set(),
  severity: new Map(),
  lasting: new Map(),
  durationDays: undefined,
  ageYears: undefined,
  ageEstimated: false,
  monthsUnknown: false,
  sex: undefined,
  pregnant: false,
  pregnancyWeeks: undefined,
  vitalSigns: {},
  feverGuessed: false,
  choseSevere: false,
  unreadDanger: false,
  unknownPart: false,
  isBrief: false,
  unread: [],
  takenBack: [],
  asks: undefined,
};

let found: ReadonlySet<FindingId> | undefined;

/** Returns the findings that by themselves make the urgency of an adult high. */
export function dangerSigns(): ReadonlySet<FindingId> {
  found ??= new Set(
    FINDINGS.map(({ id }) => id).filter((id) => {
      const p = { ...UNKNOWN_ADULT, present: new Set([id, ...widerThan(id)]) };
      return RULES.some(({ level, applies }) => level === 'high' && applies(p));
    }),
  );
  return found;
}

/** True if these findings together make the urgency of an adult high, of whom nothing else is known. */
export function endanger(present: ReadonlySet<FindingId>): boolean {
  if (present.size === 0) return false;
  const p = { ...UNKNOWN_ADULT, present };
  return RULES.some(({ level, applies }) => level === 'high' && applies(p));
}
