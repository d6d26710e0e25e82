import { DAY_MS, type DiaryEntry } from '#features/symptoms/rules/insights/diary.ts';

/** Monday 23 November 2026, 09:00 in Lagos. */
export const DIARY_NOW_MS = Date.UTC(2026, 10, 23, 8);
let nextId = 1;

/** A diary entry of `daysAgo` days before `DIARY_NOW_MS`, harmless except for the given fields. */
export function diaryEntry(daysAgo: number, more: Partial<DiaryEntry>): DiaryEntry {
  nextId += 1;
  return {
    id: nextId,
    recordedAtMs: DIARY_NOW_MS - daysAgo * DAY_MS,
    symptoms: [],
    temperature: null,
    onset: null,
    urgency: 'low',
    dangerSigns: [],
    followUpRecommended: false,
    ...more,
  };
}
