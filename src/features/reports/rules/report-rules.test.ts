import { expect, test } from 'vitest';
import { daysOf, instantsOf, resolveRange } from '#platform/common/figures/day-range.ts';
import { reportCsv } from './report-csv.ts';
import { REPORT_KINDS, REPORTS } from './report-kinds.ts';

const NOON = Date.parse('2026-11-21T11:00:00Z');

test('by default a report covers the last thirty days, including today', () => {
  const range = resolveRange({}, NOON);
  expect(range).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(daysOf(range ?? { from: '', to: '' })).toHaveLength(30);
});

test.each([
  [{ from: '2026-11-22', to: '2026-11-21' }, undefined],
  [{ from: '2025-11-20', to: '2026-11-21' }, undefined],
  [
    { from: '2025-11-21', to: '2026-11-21' },
    { from: '2025-11-21', to: '2026-11-21' },
  ],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
  [{ from: '2020-01-01' }, { from: '2020-01-01', to: '2020-12-31' }],
  [{ from: '2027-01-01' }, { from: '2027-01-01', to: '2027-01-01' }],
  [{ to: '2026-11-10' }, { from: '2026-10-12', to: '2026-11-10' }],
])('%j covers %j', (requested, range) => expect(resolveRange(requested, NOON)).toEqual(range));

test('days are Lagos days: they begin at 23:00 UTC of the day before', () => {
  const { start, end } = instantsOf({ from: '2026-11-21', to: '2026-11-21' });
  expect([start.toISOString(), end.toISOString()]).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z']);
});

test('today is the Lagos day, also while it is still yesterday in UTC', () => {
  expect(resolveRange({}, Date.parse('2026-11-20T23:30:00Z'))?.to).toBe('2026-11-21');
});

test('a CSV file quotes values where needed and neutralizes formulas', () => {
  const csv = reportCsv('provider-performance', [
    { provider: '=HYPERLINK("https://x.example","Dr. A")', specialty: 'Obstetrics, "O&G"', state: null, visits: 3 },
  ]);
  const [heading = '', row = '', rest] = csv.split('\r\n');
  expect(heading.split(',')).toHaveLength(REPORTS['provider-performance'].columns.length);
  expect(row).toBe(`"'=HYPERLINK(""https://x.example"",""Dr. A"")","Obstetrics, ""O&G""",,3,,,,,,`);
  expect(rest).toBe('');
});

test('every figure of every report has a definition, and the chart shows one of them', () => {
  for (const kind of REPORT_KINDS) {
    const { columns, charted } = REPORTS[kind];
    for (const { numeric, definition } of columns) expect(definition !== undefined).toBe(numeric);
    expect(columns.find(({ key }) => key === charted)?.numeric).toBe(true);
  }
});
