import { expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

const read = (q: string) =>
  readQuery(q).map(({ kind, terms, isOptional }) => `${isOptional ? '(' : ''}${kind}: ${terms.join(' ')}`);
const placesIn = (q: string) => readQuery(q).flatMap(({ places }) => places.map(({ name }) => name));

it.each<[string, string[]]>([
  ['antenatal care ikeja', ['care: antenatal', '(word: care', 'place: ikeja']],
  ['cough 2 weeks', ['care: cough']],
  ['my child is 3 years old with fever', ['(care: child', 'care: fever']],
  ['mile 2 clinic', ['place: mile 2', 'word: clinic']],
  ['night clinic ikeja', ['word: clinic', 'place: ikeja']],
  ['hospital under 5000 naira', ['word: hospital']],
  ['hospital open christmas', ['word: hospital']],
  ['who go check my BP', ['care: check bp']],
  ['rashes', ['care: rash']],
  ['low sperm count', ['care: low sperm count']],
  ['zazzabi', ['care: fever']],
  ['eyin dun mi ibadan', ['care: toothache', 'place: ibadan']],
  ['isi owuwa', ['care: headache']],
])('%s is read as %j', (q, parts) => {
  expect(read(q)).toEqual(parts);
});

it.each([
  ['plateu state hospital', 'Plateau'],
  ['hospital river state', 'Rivers'],
  ['nassarawa state hospital', 'Nasarawa'],
  ['hospital federal capital territory', 'Abuja'],
  ['hospital mile 12', 'Mile 12'],
  ['hospital auchi', 'Auchi'],
  ['GRA phase 2 clinic', 'Port Harcourt GRA'],
  ['clinic near balogun market', 'Lagos Island'],
  ['hospital close to murtala muhammed airport', 'Ikeja'],
])('%s is in %s', (q, place) => {
  expect(placesIn(q)).toContain(place);
});
