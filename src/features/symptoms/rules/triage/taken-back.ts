import { type FindingId, findingOf, narrowerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import { dangerSigns } from './danger-signs.ts';
import type { TakenBack } from './triage-input.ts';

/** True if a finding is a danger sign, which is taken back only by a person who says that they are sure. */
export const isDangerous = (id: FindingId): boolean => findingOf(id)?.isDanger === true || dangerSigns().has(id);

/** The findings that are no longer present if this one isn't: itself and those that imply it. */
const withNarrower = (id: FindingId): readonly FindingId[] => [id, ...narrowerThan(id)];

/**
 * Removes the findings that a person says were read wrongly, and returns their ids. One that is a danger sign, or that a danger
 * sign implies, stays unless the person is sure.
 */
export function takeBack(
  present: Set<FindingId>,
  absent: Set<FindingId>,
  takenBack: readonly TakenBack[],
): readonly FindingId[] {
  const removed: FindingId[] = [];
  for (const { id: named, sure = false } of takenBack) {
    const id = findingOf(named)?.id;
    if (id === undefined || !present.has(id)) continue;
    const gone = withNarrower(id).filter((each) => present.has(each));
    if (!sure && gone.some(isDangerous)) continue;
    for (const each of gone) {
      present.delete(each);
      absent.add(each);
    }
    removed.push(id);
  }
  return removed;
}
