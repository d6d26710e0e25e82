import { ALERTS } from './alerts.ts';
import { DAY_MS, type Diary, type InsightRule, namesIn } from './diary.ts';
import { RECOMMENDATIONS } from './recommendations.ts';
import { TRENDS } from './trends.ts';

/** At most one new insight per rule in this time. @see TRIAGE.md, Insights */
const PAUSE_MS = 7 * DAY_MS;

/** Every rule, the most urgent first. */
export const INSIGHT_RULES: readonly InsightRule[] = [...ALERTS, ...TRENDS, ...RECOMMENDATIONS];

const SOURCES = new Map(INSIGHT_RULES.map(({ id, source }) => [id, source]));

/** Returns the source of a rule in words; empty if the rule was removed. */
export function sourceOfRule(id: string): string {
  return SOURCES.get(id) ?? '';
}

/** An insight as it is stored. */
export interface NewInsight {
  readonly rule: string;
  readonly insightType: InsightRule['type'];
  readonly content: string;
  readonly relatedSymptoms: readonly string[];
  readonly recordIds: readonly number[];
}

/** An insight that a rule gave this person before. */
export interface SpokenBefore {
  readonly rule: string;
  readonly generatedAtMs: number;
}

/** Returns the new insights into a diary, at most one per rule in seven days. */
export function newInsights(diary: Diary, before: readonly SpokenBefore[]): NewInsight[] {
  const rested = INSIGHT_RULES.filter(
    ({ id }) => !before.some(({ rule, generatedAtMs }) => rule === id && diary.nowMs - generatedAtMs < PAUSE_MS),
  );
  return rested.flatMap((rule) => {
    const found = rule.find(diary);
    if (found === undefined) return [];
    return {
      rule: rule.id,
      insightType: rule.type,
      content: found.content,
      relatedSymptoms: found.symptoms ?? namesIn(found.entries),
      recordIds: found.entries.map(({ id }) => id),
    };
  });
}
