import { ALERTS } from './alerts.ts';
import { DAY_MS, type Diary, type InsightRule, namesIn } from './diary.ts';
import { RECOMMENDATIONS } from './recommendations.ts';
import { TRENDS } from './trends.ts';

/** At most one new insight per rule in this time. @see TRIAGE.md, Insights */
const PAUSE_MS = 7 * DAY_MS;

/** Every rule, most pressing first. */
export const INSIGHT_RULES: readonly InsightRule[] = [...ALERTS, ...TRENDS, ...RECOMMENDATIONS];

const SOURCES = new Map(INSIGHT_RULES.map(({ id, source }) => [id, source]));

/** Where a rule comes from, in words; empty for one that there is no more. */
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

/** When a rule last spoke to this person, ms since the epoch. */
export interface SpokenBefore {
  readonly rule: string;
  readonly generatedAtMs: number;
}

/** What a diary newly shows: at most one insight per rule in seven days. */
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
