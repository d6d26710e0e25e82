import { describe, expect, test } from 'vitest';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { segmentOf } from '#test/search-segment.ts';
import { capitalOf, type EmergencyWhere, emergencyOrigin } from './emergency-origin.ts';

const segments = [segmentOf([{ name: 'Ikeja General Hospital' }])];
const origin = (where: EmergencyWhere) => emergencyOrigin(segments, where);

describe('the origin of distances', () => {
  test('is unknown without a known place: there is no default', () => {
    expect(origin({})).toBeUndefined();
    expect(origin({ q: 'bleeding', state: '', place: '' })).toBeUndefined();
    expect(origin({ state: 'Kano', place: 'Atlantis' })).toBeUndefined();
    expect(origin({ state: 'Atlantis' })).toBeUndefined();
  });

  test('is the position before a place in the query, and that before a state and place', () => {
    const all = { lat: 11.99, lng: 8.52, q: 'accident in Enugu', state: 'Oyo', place: 'Iseyin' };
    expect(origin(all)).toEqual({ lat: 11.99, lng: 8.52, state: 'Kano' });
    expect(origin({ ...all, lat: undefined, lng: undefined })).toMatchObject({ name: 'Enugu', state: 'Enugu' });
    expect(origin({ state: 'Oyo', place: 'Iseyin', q: 'bleeding' })).toMatchObject({ name: 'Iseyin', state: 'Oyo' });
  });

  test('of a state alone is its capital, and says so', () => {
    expect(origin({ state: 'Niger' })).toMatchObject({ name: 'Minna', isCapital: true });
    expect(origin({ q: 'accident in Niger state' })).toMatchObject({ name: 'Minna', isCapital: true });
    expect(origin({ place: 'Zamfara' })).toMatchObject({ name: 'Gusau', isCapital: true });
    for (const state of STATES) expect(capitalOf(state).state).toBe(state);
  });

  test('keeps to the state where two have the name', () => {
    expect(origin({ state: 'Oyo', place: 'Surulere' })?.state).toBe('Oyo');
    expect(origin({ state: 'Lagos', place: 'Surulere' })?.state).toBe('Lagos');
    expect(origin({ state: 'Kano', place: 'Iseyin' })).toBeUndefined();
  });

  test('knows LGAs in common spellings, wards, and small mistakes in long names', () => {
    expect(origin({ state: 'Kano', place: 'Nassarawa LGA' })?.state).toBe('Kano');
    expect(origin({ state: 'FCT', place: 'Bwari' })?.state).toBe('Abuja FCT');
    expect(origin({ state: 'Lagos', place: 'victoria isand' })?.name).toBe('Victoria Island');
  });
});
