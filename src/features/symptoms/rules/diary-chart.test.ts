import { expect, test } from 'vitest';
import { chartOf, chartPoints } from './diary-chart.ts';

const record = (id: number, recordedAt: string, severity: 'mild' | 'severe', temperature: number | null = null) => ({
  id,
  recordedAt,
  symptoms: [{ severity: 'mild' as const }, { severity }],
  symptomsRead: false,
  temperature,
});

test('entries become points from the first (0) to the last (1), with their worst severity', () => {
  const points = chartPoints([
    record(3, '2026-11-23T08:00:00Z', 'severe', 38.4),
    record(1, '2026-11-19T08:00:00Z', 'mild'),
    record(2, '2026-11-20T08:00:00Z', 'severe'),
  ]);
  expect(points.map(({ id, at, level, temperature }) => [id, at, level, temperature])).toEqual([
    [1, 0, 1, null],
    [2, 0.25, 3, null],
    [3, 1, 3, 38.4],
  ]);
});

test('a single moment stands in the middle, and no entries are no points', () => {
  expect(chartPoints([record(1, '2026-11-19T08:00:00Z', 'mild')])[0]?.at).toBe(0.5);
  expect(chartPoints([])).toEqual([]);
});

test('no severity if none was stated', () => {
  const read = { ...record(1, '2026-11-19T08:00:00Z', 'mild'), symptomsRead: true };
  const worse = { ...record(2, '2026-11-20T08:00:00Z', 'severe'), symptomsRead: true };
  const unread = { ...read, id: 3, symptoms: [] };
  expect(chartPoints([read, worse, unread]).map(({ id, level }) => [id, level])).toEqual([
    [1, null],
    [3, null],
    [2, 3],
  ]);
});

test('a chart draws what there is, and tells how many entries it has no severity of', () => {
  const inWords = { ...record(1, '2026-11-19T08:00:00Z', 'mild'), symptomsRead: true };
  const measured = { ...inWords, id: 2, recordedAt: '2026-11-20T08:00:00Z', temperature: 38.2 };
  const rated = record(3, '2026-11-21T08:00:00Z', 'severe');
  const drawn = (records: Parameters<typeof chartOf>[0]) => {
    const { severities, temperatures, withoutSeverity } = chartOf(records);
    return [severities.map(({ id }) => id), temperatures.map(({ id }) => id), withoutSeverity];
  };
  expect(drawn([inWords, { ...inWords, id: 4 }])).toEqual([[], [], 2]);
  expect(drawn([inWords, measured])).toEqual([[], [2], 2]);
  expect(drawn([inWords, measured, rated])).toEqual([[3], [2], 2]);
});
