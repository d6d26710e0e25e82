/** Names of the heart rate. */
export const PULSE_WORDS = new Set(['pulse', 'heartrate', 'hr', 'pr', 'p']);
/** Names of the breathing rate. */
export const BREATH_WORDS = new Set([
  'resprate',
  'rr',
  'respirations',
  'respiration',
  'resp',
  'breaths',
  'respiratory',
  'resps',
]);
/** Names of the oxygen saturation. */
export const OXYGEN_WORDS = new Set([
  'spo2',
  'sao2',
  'sat',
  'sats',
  'saturation',
  'saturations',
  'o2',
  'saturating',
  'oxygen',
]);
/** Names of the temperature. */
export const TEMPERATURE_WORDS = new Set([
  'temp',
  'temperature',
  'tmax',
  'fever',
  't',
  'temps',
  'febrile',
  'temperatures',
  'fevers',
]);
/** Names of the blood pressure. */
export const PRESSURE_WORDS = new Set(['bp', 'bloodpressure', 'pressure', 'systolic']);

/** Words between "fever" and its degrees. */
export const FEVER_TO_NUMBER = new Set([
  'of',
  'to',
  'up',
  'was',
  'is',
  'at',
  'about',
  'around',
  'high',
  'as',
  'reached',
  'reaching',
  'measured',
  'temp',
  'temperature',
  'over',
  'above',
  'grade',
  'nearly',
  'almost',
  'a',
]);

/** Names of any of them, at which a search for a number ends. */
export const VITAL_WORDS = new Set(
  [...PULSE_WORDS, ...BREATH_WORDS, ...OXYGEN_WORDS, ...PRESSURE_WORDS].filter((word) => word !== 'p'),
);
