import { byPerson, type DiaryPerson, isVisitOf, personKey, type VisitPerson } from '../diary-person.ts';
import type { DiaryEntry, DiaryVisit } from './diary.ts';
import { INSIGHT_RULES, type NewInsight, newInsights, type SpokenBefore } from './insights.ts';

/** The entries of one account about all its people, oldest first, and their visits, at an instant. */
export interface Diaries {
  readonly entries: readonly (DiaryEntry & DiaryPerson)[];
  readonly visits: readonly (DiaryVisit & VisitPerson)[];
  readonly nowMs: number;
}

/** Returns the new insights into each person's diary, the most urgent first. */
export function insightsByPerson(
  { entries, visits, nowMs }: Diaries,
  before: readonly (SpokenBefore & DiaryPerson)[],
): (NewInsight & DiaryPerson)[] {
  const found: (NewInsight & DiaryPerson)[] = [];
  for (const own of byPerson(entries)) {
    const { forChild, childName, childAgeYears } = own.at(-1) as DiaryPerson;
    const person = { forChild, childName, childAgeYears };
    const spoken = [...before, ...found.map((insight) => ({ ...insight, generatedAtMs: nowMs }))].filter(
      (said) => personKey(said) === personKey(person),
    );
    const seen = visits.filter((visit) => isVisitOf(visit, person));
    found.push(...newInsights({ entries: own, visits: seen, nowMs }, spoken).map((one) => ({ ...one, ...person })));
  }
  const pressing = INSIGHT_RULES.map(({ id }) => id);
  return found.toSorted((a, b) => pressing.indexOf(a.rule) - pressing.indexOf(b.rule));
}
