import { describe, expect, it } from 'vitest';
import { PHRASE_RULES } from './phrases.ts';
import { QUERY_RULES, rulesApplied } from './read-query.ts';

/** For each rule texts that it changes the reading of, and texts that it leaves alone. */
const CASES: Readonly<Record<string, { readonly applies: readonly string[]; readonly leaves: readonly string[] }>> = {
  'other-words': { applies: ['dọkịnta anya', 'my pikin get belle pain'], leaves: ['eye doctor'] },
  'stated-times': { applies: ['eye clinic open right now', 'cough 2 weeks'], leaves: ['mile 2 clinic', 'open now'] },
  fillers: { applies: ['dentist near Surulere', 'i need a hospital'], leaves: ['garki area 11', 'teaching hospital'] },
  phrases: { applies: ['dentist', 'teaching hospital'], leaves: ['%%__'] },
  landmarks: {
    applies: ['aba road port harcourt', 'hospital near lekki toll gate', 'garki area 11'],
    leaves: ['aba road', 'ngwa road clinic', 'dentist ikeja'],
  },
  'facility-beside-care': { applies: ['eye clinic', 'antenatal care'], leaves: ['general hospital', 'eye doctor'] },
  'ailment-of-any-part': {
    applies: ['eye infection', 'pain when urinating'],
    leaves: ['infection', 'infections and pains'],
  },
  'for-whom': {
    applies: ['eye doctor for children', 'emergency malaria in pregnancy'],
    leaves: ['children hospital', 'malaria in pregnancy'],
  },
  'how-soon': {
    applies: ['emergency dentist'],
    leaves: ['urgent care ikeja', 'emergency children hospital', 'asthma emergency'],
  },
  'where-in-danger': {
    applies: ['stab wound in the leg', 'snake bite injection', 'drug overdose'],
    leaves: ['leg pain', 'emergency dentist', 'stroke physiotherapy lagos'],
  },
  'general-care-in-pregnancy': { applies: ['malaria in pregnancy'], leaves: ['malaria', 'fever child'] },
  'needed-for': { applies: ['malaria medicine', 'hepatitis b vaccine'], leaves: ['pharmacy', 'drug overdose'] },
  'road-behind-place': { applies: ['effurun roundabout'], leaves: ['roundabout', 'aba road clinic'] },
};

it('has cases for every rule', () => {
  expect(Object.keys(CASES)).toEqual(QUERY_RULES.map(({ id }) => id));
});

describe.each(QUERY_RULES.map(({ id, does }) => ({ id, does, ...(CASES[id] ?? { applies: [], leaves: [] }) })))(
  '$id: $does',
  ({ id, applies, leaves }) => {
    it.each(applies)('applies to: %s', (q) => {
      expect(rulesApplied(q)).toContain(id);
    });

    it.each(leaves)('does not apply to: %s', (q) => {
      expect(rulesApplied(q)).not.toContain(id);
    });
  },
);

const PHRASES: Readonly<Record<string, { readonly reads: readonly string[]; readonly passes: readonly string[] }>> = {
  'known-phrase': { reads: ['chest pain', 'speaks igbo', 'port harcourt'], passes: ['grace', 'chest ikeja'] },
  'misspelt-place': { reads: ['port harcort', 'river state'], passes: ['surulera', 'port clinic'] },
  'misspelt-care': {
    reads: ['family planing', 'heart atack'],
    passes: ['dental hospital', 'family clinic', 'planing'],
  },
  ward: { reads: ['ariaria market', 'mallam fatori'], passes: ['ariaria', 'grace market'] },
};

it('has cases for every kind of phrase', () => {
  expect(Object.keys(PHRASES)).toEqual(PHRASE_RULES.map(({ id }) => id));
});

describe.each(PHRASE_RULES.map((rule) => ({ ...rule, ...(PHRASES[rule.id] ?? { reads: [], passes: [] }) })))(
  '$id: $does',
  ({ read, reads, passes }) => {
    it.each(reads)('reads: %s', (phrase) => {
      expect(read(phrase.split(' '))).toBeDefined();
    });

    it.each(passes)('passes over: %s', (phrase) => {
      expect(read(phrase.split(' '))).toBeUndefined();
    });
  },
);
