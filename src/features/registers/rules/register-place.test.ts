import { expect, it } from 'vitest';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { localAddress, nearestState, registerLga, registerState } from './register-place.ts';
import { isUnusedPoint, registerPoint } from './register-point.ts';
import { isOutsideState } from './state-outlines.ts';

it.each([
  ['River', 'Rivers'],
  ['Fct', 'Abuja FCT'],
  ['Abuja', 'Abuja FCT'],
  ['Federal Capital Territory', 'Abuja FCT'],
  ['Nassarawa', 'Nasarawa'],
  ['Akwa-Ibom', 'Akwa Ibom'],
  ['la Lagos State', 'Lagos'],
  ['fc Federal Capital Territory', 'Abuja FCT'],
  [' LAGOS  state ', 'Lagos'],
  ['BO', 'Borno'],
  ['Littoral', undefined],
  ['', undefined],
])('the state %j is %s', (raw, state) => {
  expect(registerState(raw)).toBe(state);
});

it.each<[string, State, string | null]>([
  ['Port-Harcourt', 'Rivers', 'Port Harcourt'],
  ['ri Obio/Akpor Local Government Area', 'Rivers', 'Obio/Akpor'],
  ['Oshodi/Isolo', 'Lagos', 'Oshodi-Isolo'],
  ['ABA SOUTH', 'Abia', 'Aba South'],
  ['Umuahia South', 'Imo', null],
  ['  NEW   OWERRE LGA ', 'Imo', 'New Owerre'],
  ['', 'Imo', null],
])('the LGA %j of %s is %s', (raw, state, lga) => {
  expect(registerLga(raw, state)).toBe(lga);
});

it.each<[string, State, string | null, string]>([
  ['Kabuga, Gwale, Kano', 'Kano', 'Gwale', 'Kabuga'],
  ['Mujigi, Mujigi, Mafa, BO', 'Borno', 'Mafa', 'Mujigi'],
  ['Wano, Dalo, Konduga, BO', 'Borno', 'Jere', 'Wano, Dalo, Konduga'],
  ['ri Okra Ward 5 ', 'Rivers', 'Okrika', 'Okra Ward 5'],
  ['Port-Harcourt Unknown Ward', 'Rivers', 'Port Harcourt', ''],
])('of the address %j in %s, %s stays %j', (raw, state, lga, address) => {
  expect(localAddress(raw, state, lga)).toBe(address);
});

it('knows the state that a point lies in', () => {
  expect(nearestState(6.455, 3.392)).toBe('Lagos');
  expect(nearestState(4.815, 7.049)).toBe('Rivers');
  expect(nearestState(51.5, -0.1)).toBeUndefined();
});

const at = (latitude: string, longitude: string, origin: 'surveyed' | 'matched' | 'area' = 'surveyed') => ({
  latitude,
  longitude,
  origin,
});

it.each([
  ['a surveyed point is exact', at('6.53127', '3.36218'), 'Lagos', 'exact'],
  ['two decimals are about a kilometre', at('6.52', '3.36218'), 'Lagos', 'near'],
  ['trailing zeros are no precision', at('6.520000', '3.36218'), 'Lagos', 'near'],
  ['a point found by name is near', at('6.53127', '3.36218', 'matched'), 'Lagos', 'near'],
  ['the middle of a ward is an area', at('6.53127', '3.36218', 'area'), 'Lagos', 'area'],
  ['a point on a border that is drawn roughly is believed', at('6.88123', '3.21123'), 'Ogun', 'exact'],
] as const)('%s', (_, given, state, locationPrecision) => {
  const point = { latitude: Number(given.latitude), longitude: Number(given.longitude) };
  expect(registerPoint(given, { state, lga: null })).toEqual({ ...point, locationPrecision });
});

const IKEJA = { state: 'Lagos', lga: 'Ikeja' } as const;
const MIDDLE_OF_IKEJA = { latitude: 6.613, longitude: 3.332, locationPrecision: 'area' };

it.each([
  ['in the next state', at('6.8923', '3.3501')],
  ['at sea', at('6.3123', '3.3501')],
  ['abroad', at('6.5123', '2.6101')],
])('a point %s is replaced by the middle of its LGA, so that no listing is drawn outside its state', (_, given) => {
  expect(registerPoint(given, IKEJA)).toEqual(MIDDLE_OF_IKEJA);
  expect(registerPoint(given, { state: 'Lagos', lga: null }).latitude).toBeNull();
});

it('doubts a point that the register itself found in another state', () => {
  const given = at('6.53127', '3.36218');
  expect(registerPoint(given, IKEJA, 'Ogun')).toEqual({ ...registerPoint(given, IKEJA), locationPrecision: 'area' });
  expect(registerPoint(given, IKEJA, 'Lagos').locationPrecision).toBe('exact');
});

it('takes no LGA for being outside its state', () => {
  const outside = STATES.flatMap((state) =>
    lgasOf(state).filter(({ latitude, longitude }) => isOutsideState(state, latitude, longitude)),
  );
  expect(outside).toEqual([]);
});

it.each([
  ['half a point', at('6.53127', '')],
  ['NaN', at('NaN', '3.2')],
  ['infinity', at('Infinity', '3.2')],
  ['an exponent', at('65e-1', '3.2')],
  ['zero', at('0', '0')],
  ['a digit too many', at('66.53127', '3.36218')],
  ['latitude and longitude exchanged', at('3.3515', '6.6018')],
  ['another country', at('48.85661', '2.35222')],
])('%s is no point: the listing gets the middle of its LGA', (_, given) => {
  expect(registerPoint(given, IKEJA)).toEqual(MIDDLE_OF_IKEJA);
  expect(registerPoint(given, { state: 'Lagos', lga: null }).locationPrecision).toBe('unknown');
  expect(isUnusedPoint(given, registerPoint(given, IKEJA))).toBe(true);
});

it.each([
  ['degrees, minutes and seconds', at(`6°31'52.6"N`, `3°21'43.8"E`), 'exact'],
  ['decimal commas', at('6,53127', '3,36218'), 'exact'],
  ['minutes without seconds', at(`6°31'`, `3°21'`), 'near'],
] as const)('%s are read', (_, given, locationPrecision) => {
  const located = registerPoint(given, IKEJA);
  expect(located.locationPrecision).toBe(locationPrecision);
  expect(isUnusedPoint(given, located)).toBe(false);
});

it('reports a point that is dropped, and none where there is nothing to read', () => {
  const far = at('11.83', '13.15123');
  expect(isUnusedPoint(far, registerPoint(far, IKEJA))).toBe(true);
  const none = at('', 'N/A');
  expect(isUnusedPoint(none, registerPoint(none, IKEJA))).toBe(false);
});

it.each([
  ['nothing', at('', '')],
  ['the other end of Nigeria', at('11.83', '13.15123')],
])('%s is no point', (_, given) => {
  expect(registerPoint(given, { state: 'Lagos', lga: 'Ikeja' })).toEqual({
    latitude: null,
    longitude: null,
    locationPrecision: 'unknown',
  });
});
