import { expect, it } from 'vitest';
import { asking } from '#test/search-asking.ts';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import { leaveCity } from '../places/leave-city.ts';

const DELTA = { state: 'Delta', lga: 'Ika South', latitude: 6.25, longitude: 6.2 };
const CROSS_RIVER = { state: 'Cross River', lga: 'Yakurr', latitude: 5.8, longitude: 8.08 };
const YOBE = { state: 'Yobe', lga: 'Machina', latitude: 13.1, longitude: 10.05 };
const HOSPITALS: readonly SegmentRow[] = [
  { name: 'Ikeja General Hospital' },
  { name: 'Agbor General Hospital', ...DELTA },
  { name: 'Ugep General Hospital', ...CROSS_RIVER },
  { name: 'Machina General Hospital', ...YOBE },
];

it('leads from a danger in a small town to where that is, and out of the city', () => {
  const ask = asking(HOSPITALS);
  const cityOf = (q: string) => {
    const search = { q, city: 'Lagos', orElsewhere: true } as const;
    return leaveCity([segmentOf(HOSPITALS)], search, { nowMs: 0, appointments: new Appointments() }).city;
  };
  for (const [q, name] of [
    ['bleeding agbor', 'Agbor General Hospital'],
    ['accident for agbor road', 'Agbor General Hospital'],
    ['snake bite ugep', 'Ugep General Hospital'],
  ] as const) {
    expect(ask(q).names, q).toEqual([name]);
    expect(cityOf(q), q).toBeUndefined();
  }
});

it('takes no everyday word beside a danger for the small place that is called so, or nearly so', () => {
  const ask = asking(HOSPITALS);
  for (const q of ['bleeding machine', 'suya knife wound', 'papa faint', 'three people accident', 'keke accident'])
    expect(ask(q).names, q).toHaveLength(HOSPITALS.length);
});

it('a danger sign, even misspelt, is not narrowed to another kind of care', () => {
  const ask = asking([
    { name: 'Ikeja General Hospital' },
    { name: 'Hope Children Teaching Hospital', specialty: 'Pediatrics' },
    { name: 'Savealife Trauma Centre', specialty: 'Emergency Medicine' },
  ]);
  for (const q of [
    ...['child bleding', 'baby unconcious', 'pregnant woman bleding', 'leg acident', 'glass cut bleeding'],
    ...['train accident', 'diabetic unconscious', 'toothache bleeding', 'mental patient stabbed my brother'],
    ...['suicide depression', 'she delivered and is bleeding', 'cancer patient bleeding'],
  ])
    expect(ask(q).names, q).toContain('Ikeja General Hospital');
});
