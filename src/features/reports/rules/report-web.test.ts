import { expect, test } from 'vitest';
import { isRange, reportAt } from './report-address.ts';
import { chartFigures, largestFigures } from './report-chart.ts';

test.each([
  ['', undefined],
  ['report=everything', undefined],
  ['report=user-growth', { kind: 'user-growth' }],
  ['report=user-growth&from=2026-11-01', { kind: 'user-growth', from: '2026-11-01' }],
  ['report=user-growth&from=yesterday&to=2026-11-30', { kind: 'user-growth', to: '2026-11-30' }],
])('the query %j selects %j', (query, report) => {
  expect(reportAt(new URLSearchParams(query))).toEqual(report);
});

test('a range with both days must be valid; with one or none it always is', () => {
  const kind = 'user-growth';
  expect(isRange({ kind })).toBe(true);
  expect(isRange({ kind, from: '2026-11-30' })).toBe(true);
  expect(isRange({ kind, from: '2026-11-01', to: '2026-11-30' })).toBe(true);
  expect(isRange({ kind, from: '2026-11-30', to: '2026-11-01' })).toBe(false);
  expect(isRange({ kind, from: '2025-01-01', to: '2026-11-01' })).toBe(false);
});

test('a chart shows the charted figure of each row under the name of the row', () => {
  const rows = [
    { state: 'Lagos', visits: 3, entries: null },
    { state: 'Kano', visits: null, entries: 7 },
  ];
  expect(chartFigures('regional-health', rows)).toEqual([
    { name: 'Lagos', count: 3 },
    { name: 'Kano', count: 0 },
  ]);
});

test('a bar chart has at most ten bars, the largest first, and none for zero', () => {
  const figures = Array.from({ length: 14 }, (_, count) => ({ name: `State ${count}`, count }));
  expect(largestFigures(figures).map(({ count }) => count)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(largestFigures(figures.slice(0, 3)).map(({ count }) => count)).toEqual([2, 1]);
});
