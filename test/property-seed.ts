import fc from 'fast-check';

const given = process.env['PROPERTY_SEED'];

/**
 * Seed of the property tests. It is fixed, so that a failure is caused by the change under test. PROPERTY_SEED=random, or
 * another number, explores further cases.
 */
export const PROPERTY_SEED = given === 'random' ? Date.now() % 2 ** 31 : Number(given ?? 20_261_123);

fc.configureGlobal({ seed: PROPERTY_SEED });
