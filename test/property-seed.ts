import fc from 'fast-check';

const given = process.env['PROPERTY_SEED'];

/**
 * What the property tests draw from. The same for everybody, so that a change is judged by what it changes;
 * PROPERTY_SEED=random, or another number, looks where nobody has looked yet.
 */
export const PROPERTY_SEED = given === 'random' ? Date.now() % 2 ** 31 : Number(given ?? 20_261_123);

fc.configureGlobal({ seed: PROPERTY_SEED });
