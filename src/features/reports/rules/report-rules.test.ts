import { expect, test } from 'vitest';
import { reportCsv } from './report-csv.ts';
import { REPORT_KINDS, REPORTS } from './report-kinds.ts';
import { daysOf, instantsOf, rangeOf } from './report-range.ts';

const NOON = Date.parse('2026-11-21T11:00:00Z');

test('without days a report covers the last thirty, today among them', () => {
  const range = rangeOf({}, NOON);
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
])('%j covers %j', (asked, range) => expect(rangeOf(asked, NOON)).toEqual(range));

test('a day is the one of Lagos: it begins at 23:00 UTC of the day before', () => {
  const { start, end } = instantsOf({ from: '2026-11-21', to: '2026-11-21' });
  expect([start.toISOString(), end.toISOString()]).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z']);
});

test('the day after midnight in Lagos is today, though it is yesterday in UTC', () => {
  expect(rangeOf({}, Date.parse('2026-11-20T23:30:00Z'))?.to).toBe('2026-11-21');
});

test('a file quotes what needs it and disarms what a spreadsheet would run', () => {
  const csv = reportCsv('provider-performance', [
    { provider: '=HYPERLINK("https://x.example","Dr. A")', specialty: 'Obstetrics, "O&G"', state: null, visits: 3 },
  ]);
  const [heading = '', row = '', rest] = csv.split('\r\n');
  expect(heading.split(',')).toHaveLength(REPORTS['provider-performance'].columns.length);
  expect(row).toBe(`"'=HYPERLINK(""https://x.example"",""Dr. A"")","Obstetrics, ""O&G""",,3,,,,,,`);
  expect(rest).toBe('');
});

test('every figure of every report is defined, and the chart shows one of them', () => {
  for (const kind of REPORT_KINDS) {
    const { columns, charted } = REPORTS[kind];
    for (const { numeric, definition } of columns) expect(definition !== undefined).toBe(numeric);
    expect(columns.find(({ key }) => key === charted)?.numeric).toBe(true);
  }
});
