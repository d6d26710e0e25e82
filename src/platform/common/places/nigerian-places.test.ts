import { describe, expect, it } from 'vitest';
import { findLga, findState, lgasOf } from './nigerian-places.ts';
import { STATES } from './nigerian-states.ts';

const everyLga = STATES.flatMap((state) => lgasOf(state).map((lga) => ({ state, ...lga })));
const byName = (a: string, b: string) => (a < b ? -1 : 1);

describe('the places of Nigeria', () => {
  it('are 37 states in alphabetical order and 774 LGAs', () => {
    expect(STATES).toHaveLength(37);
    expect(STATES).toEqual([...STATES].sort(byName));
    expect(everyLga).toHaveLength(774);
  });

  it.each([
    ['Lagos', 20],
    ['Rivers', 23],
    ['Abuja FCT', 6],
    ['Kano', 44],
    ['Oyo', 33],
    ['Bayelsa', 8],
  ] as const)('%s has %i LGAs', (state, count) => {
    expect(lgasOf(state)).toHaveLength(count);
  });

  it('every LGA lies inside the bounds of Nigeria', () => {
    for (const { latitude, longitude } of everyLga) {
      expect(latitude).toBeGreaterThan(4.2);
      expect(latitude).toBeLessThan(13.9);
      expect(longitude).toBeGreaterThan(2.6);
      expect(longitude).toBeLessThan(14.7);
    }
  });

  it('names are unique and in alphabetical order within a state; five occur in two states', () => {
    for (const state of STATES) {
      const names = lgasOf(state).map((lga) => lga.name);
      expect(names).toEqual([...new Set(names)].sort(byName));
    }
    const seen = new Map<string, number>();
    for (const { name } of everyLga) seen.set(name, (seen.get(name) ?? 0) + 1);
    const shared = [...seen].filter(([, times]) => times > 1).map(([name]) => name);
    expect(shared.sort(byName)).toEqual(['Bassa', 'Ifelodun', 'Irepodun', 'Obi', 'Surulere']);
  });
});

describe('finding a place by a spelling', () => {
  it('finds every LGA by its own name', () => {
    for (const { state, name } of everyLga) expect(findLga(state, name)?.name).toBe(name);
  });

  it.each([
    ['Rivers', 'port-harcourt', 'Port Harcourt'],
    ['Rivers', 'OBIO AKPOR', 'Obio/Akpor'],
    ['Lagos', 'Ifako/Ijaye', 'Ifako-Ijaiye'],
    ['Ogun', 'Egbado North', 'Yewa North'],
    ['Kano', 'Nasarawa', 'Nassarawa'],
  ] as const)('%s: %s is %s', (state, spelling, name) => {
    expect(findLga(state, spelling)?.name).toBe(name);
  });

  it('keeps LGAs of one name in two states apart', () => {
    expect(findLga('Lagos', 'Surulere')).not.toEqual(findLga('Oyo', 'Surulere'));
    expect(findLga('Lagos', 'Port Harcourt')).toBeUndefined();
  });

  it.each([
    ['FCT', 'Abuja FCT'],
    ['Federal Capital Territory', 'Abuja FCT'],
    ['River', 'Rivers'],
    ['AKWA-IBOM', 'Akwa Ibom'],
    ['Nassarawa', 'Nasarawa'],
    ['Lagos State', 'Lagos'],
  ])('the state %s is %s', (spelling, state) => {
    expect(findState(spelling)).toBe(state);
  });

  it('does not guess', () => {
    expect(findState('')).toBeUndefined();
    expect(findState('Accra')).toBeUndefined();
    expect(findState('constructor')).toBeUndefined();
    expect(findLga('Lagos', 'constructor')).toBeUndefined();
  });
});
