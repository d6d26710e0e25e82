import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsOf } from '#features/lexicon/rules/terms.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { specialtyKey } from '../index/indexed-provider.ts';
import { LAY_WORDS } from './lay-words.ts';
import { isOnlyGreeting } from './other-words.ts';
import { readQuery } from './read-query.ts';

const read = (q: string) =>
  readQuery(q).map(({ kind, terms, isOptional }) => `${isOptional ? '(' : ''}${kind}: ${terms.join(' ')}`);

/** Texts, and the parts that they are read as; optional parts in brackets. */
const READINGS: readonly (readonly [string, readonly string[]])[] = [
  ['dentist near Surulere', ['care: dentist', 'place: surulere']],
  ['O&G', ['care: o g']],
  ['ear, nose and throat', ['care: ear nose throat']],
  ['GP in Port Harcourt', ['care: gp', 'place: port harcourt']],
  ['lung doctor in Ikeja', ['care: lung doctor', 'place: ikeja']],
  ['rheumatologist', ['care: rheumatologist']],
  ['eye clinic ikeja', ['care: eye', '(word: clinic', 'place: ikeja']],
  ['general hospital', ['word: general', 'word: hospital']],
  ['where can i do dialysis in ikeja', ['care: dialysis', 'place: ikeja']],
  ['eye doctor for children', ['care: eye doctor', '(care: children']],
  ['hospital wey dey near port harcort', ['word: hospital', 'place: port harcort']],
  ['a&e', ['care: emergency']],
  ['Asibitin ido, Kano', ['care: eye', '(word: hospital', 'place: kano']],
  ['ilé ìwòsàn Akure', ['word: hospital', 'place: akure']],
  ['sugar disease', ['care: sugar disease']],
  ['chest pain kano', ['care: chest pain', 'place: kano']],
  ['hospital wey dey take nhis', ['word: hospital', 'offer: nhis']],
  ['Are clinic', ['word: are', 'word: clinic']],
  ['una dispensary', ['word: una', 'word: dispensary']],
  ['we care hospital', ['word: we', 'word: care', 'word: hospital']],
  ['Yoruba speaking doctor', ['offer: yoruba speaking', 'word: doctor']],
  ['hygeia hmo', ['offer: hygeia hmo']],
  ['accepts axa mansard', ['offer: axa mansard']],
  ['clinic accepting new patients', ['word: clinic', 'offer: new patient']],
  ['who speaks igbo', ['offer: speak igbo']],
  ['hausa doctor', ['offer: hausa speaking', 'word: doctor']],
  ['edo doctor', ['place: edo', 'word: doctor']],
  ['female doctor', ['word: doctor']],
  ['online doctor', ['offer: online', 'word: doctor']],
  ['dentist lekki phase ii', ['care: dentist', 'place: lekki']],
  ['hearing aids', ['care: hearing aids']],
  ['yoruba', ['offer: yoruba']],
  ['free clinic', ['offer: affordable', 'word: clinic']],
  ['video consultation', ['offer: video consultation']],
  ['eye clinic open right now', ['care: eye', '(word: clinic']],
  ['dentist available today ikeja', ['care: dentist', 'place: ikeja']],
  ['open heart hospital', ['word: open', 'word: heart', 'word: hospital']],
  ['belle dey pain me', ['care: belle pain']],
  ['malaria medicine', ['(care: malaria', 'care: medicine']],
  ['eye drops pharmacy', ['care: eye drop', 'care: pharmacy']],
  ['hospital in v.i.', ['word: hospital', 'place: vi']],
  ['hospital at ojota bus stop', ['word: hospital', 'place: ojota']],
  ['clinic ikeja opposite shoprite', ['word: clinic', 'place: ikeja', 'word: shoprite']],
  ['private hospital', ['word: hospital']],
  ['mental home abeokuta', ['care: mental home', 'place: abeokuta']],
  ['my pikin get belle pain', ['(care: children', 'care: stomach pain']],
  ['i get belle', ['care: pregnant']],
  ['my head dey pain me', ['care: head pain']],
  ['my leg is paining me', ['care: leg pain']],
  ['stomach dey pain my wife', ['care: stomach pain']],
  ['eye doctor for my mother', ['care: eye doctor']],
  ['tummy ache', ['care: tummy ache']],
  ['purging', ['care: purging']],
  ['leg broke', ['care: leg broke']],
  ['abeg where I fit see doctor for leg', ['(word: doctor', 'care: leg']],
  ['woman doctor for belle', ['care: woman doctor belle']],
  ['hospital for woman wey wan born', ['(word: hospital', 'care: woman', 'care: delivery']],
  ['dọkịnta anya', ['care: eye doctor']],
  ['likitan ido', ['care: eye doctor']],
  ['likitan ido Kano', ['care: eye doctor', 'place: kano']],
  ['SS genotype', ['care: ss genotype']],
  ['nurse', ['care: nurse']],
  ['hospital near my house', ['word: hospital']],
  ['i wan see eye doctor for my area', ['care: eye doctor']],
  ['near me', ['word: near', 'word: me']],
  ['emergency dentist', ['(care: emergency', 'care: dentist']],
  ['urgent care ikeja', ['care: urgent care', 'place: ikeja']],
  ['emergency children hospital', ['care: emergency', '(care: children hospital']],
  ['stab wound in the leg', ['care: stab wound', '(care: leg']],
  ['nose bleeding', ['(care: nose', 'care: bleeding']],
  ['bleeding gums', ['care: bleeding gums']],
  ['chest pain heart doctor', ['care: chest pain', 'care: heart doctor']],
  ['mosquito bite', ['care: mosquito bite']],
  ['stroke physiotherapy lagos', ['care: stroke physiotherapy', 'place: lago']],
  ['good evening please i want to see a doctor', ['word: doctor']],
  ['Hello doctor, good morning', ['word: doctor']],
  ['please help me find a hospital', ['word: hospital']],
  ['good morning ma, i need a dentist in ikeja', ['care: dentist', 'place: ikeja']],
  ['Christian Help Hospital', ['word: christian', 'word: help', 'word: hospital']],
  ['infection', ['care: infection']],
  ['toilet infection', ['care: toilet infection']],
  ['eye infection', ['care: eye', '(care: infection']],
  ['my baby has an ear infection', ['(care: baby', 'care: ear', '(care: infection']],
  ['baby infection', ['care: baby', '(care: infection']],
  ['infections and pains', ['care: infection', 'care: pain']],
  ['she don faint', ['care: faint']],
  ['she dey sick', ['care: sick']],
  ['one side of her body weak', ['care: half body weak', 'word: weak']],
  ['my baby no dey urinate', ['(care: baby', 'care: urinary retention']],
  ['pain when urinating', ['(care: pain', 'word: when', 'care: urinating']],
  ['drug overdose', ['(care: drug', 'care: overdose']],
  ['burn cream pharmacy', ['(care: burn', 'word: cream', 'care: pharmacy']],
  ["my baby's eyes are yellow", ['care: baby', '(care: jaundice']],
  ['baby don dey come', ['care: baby come']],
  ['water don break', ['care: water break']],
  ['malaria in pregnancy', ['(care: malaria', 'care: pregnancy']],
  ['leg swell for pregnancy', ['(care: leg swell', 'care: pregnancy']],
  ['hepatitis b vaccine', ['(care: hepatitis b', 'care: vaccine']],
  ['emergency malaria in pregnancy', ['care: emergency', '(care: malaria', '(care: pregnancy']],
  ['emergency room fever', ['care: emergency room', '(care: fever']],
  ['asthma emergency', ['(care: asthma', 'care: emergency']],
  ['physical therapy for stroke', ['care: physical therapy stroke']],
  ['snake bite injection', ['care: snake bite', '(care: injection']],
  ['hiv drugs', ['care: hiv drug']],
  ['boil for eye', ['(care: boil', 'care: eye']],
  ['call a doctor', ['word: doctor']],
  ['video call doctor', ['offer: video', 'word: doctor']],
  ['please help me find a dentist', ['care: dentist']],
  ['hospital wey dey open for night', ['word: hospital']],
  ['Lagos State', ['place: lago state']],
  ['dentist Akwa Ibom State', ['care: dentist', 'place: akwa ibom state']],
  ['State Hospital', ['word: state', 'word: hospital']],
  ['national stadium surulere', ['place: national stadium surulere']],
  ['%%__', []],
];

describe('readQuery', () => {
  it.each(READINGS)('reads: %s', (q, parts) => {
    expect(read(q)).toEqual(parts);
  });

  it('reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (q) => {
        for (const { terms } of readQuery(q)) expect(terms.length).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });
});

it('reads every lay word as a kind of care', () => {
  for (const [like, words] of Object.entries(LAY_WORDS)) {
    for (const name of [like, ...words.split(', ')]) expect(read(name)).toEqual([`care: ${termsOf(name).join(' ')}`]);
  }
});

it.each([
  ...['bleaching', 'craw craw'].map((q) => [q, 'Dermatology'] as const),
  ...['std', 'gonorrhea', 'syphilis', 'cholera', 'ebola', 'arv drugs'].map((q) => [q, 'Infectious Diseases'] as const),
  ...['paracetamol', 'antibiotics', 'ors', 'condoms', 'blood tonic'].map((q) => [q, 'Pharmacy'] as const),
  ...['tetanus injection', 'hpv vaccine'].map((q) => [q, 'Public Health'] as const),
  ...['period no dey come', 'abortion', 'infection toilet'].map((q) => [q, 'Obstetrics & Gynecology'] as const),
  ...['measles', 'chicken pox', 'food allergy', 'boils'].map(
    (q) => [q, 'Family Medicine (General Practitioner)'] as const,
  ),
  ...([
    ['drug abuse', 'Psychiatry'],
    ['man power', 'Urology'],
    ['speech therapist', 'ENT'],
    ['jedi jedi', 'General Surgery'],
    ['shot for covid', 'Public Health'],
    ['depo shot', 'Obstetrics & Gynecology'],
    ['fitting of dentures', 'Dentistry'],
    ['physiotherapy after stroke', 'Physiotherapy'],
  ] as const),
])('reads %s as %s', (q, specialty) => {
  expect(readQuery(q)[0]?.keys).toContain(specialtyKey(specialty));
});

it.each(['please help me', 'help me please', 'i need help', 'hello'])('takes for a greeting: %s', (q) => {
  expect(isOnlyGreeting(q)).toBe(true);
});

describe('termsOf', () => {
  it.each([
    ['paediatrics', 'pediatrics'],
    ['Gynaecologist', 'gynecologists'],
    ['orthopaedic centres', 'Orthopedic Center'],
    ['pharmacies', 'pharmacy'],
    ['Mohammed', 'muhammad'],
    ['Ọlábísí', 'OLABISI'],
  ])('gives %s and %s the same terms', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it('keeps short words and words that only look like a plural', () => {
    expect(termsOf('ENT eyes illness analysis')).toEqual(['ent', 'eyes', 'illness', 'analysis']);
  });
});

describe('distanceAtMost', () => {
  it.each([
    ['genral', 'general', 1],
    ['hopsital', 'hospital', 1],
    ['hosptl', 'hospital', 2],
    ['marina', 'marine', 1],
    ['clinic', 'clinic', 0],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(distanceAtMost(a, b, 2)).toBe(distance);
    expect(distanceAtMost(b, a, 2)).toBe(distance);
  });

  it('is more than the limit where the words differ more', () => {
    expect(distanceAtMost('eye', 'kidney', 2)).toBeGreaterThan(2);
  });
});

const placesIn = (q: string) => readQuery(q).flatMap(({ places }) => places.map(({ name }) => name));

it.each<[string, string[]]>([
  ['antenatal care ikeja', ['care: antenatal', '(word: care', 'place: ikeja']],
  ['cough 2 weeks', ['care: cough']],
  ['my child is 3 years old with fever', ['(care: child', 'care: fever']],
  ['any hospital here', ['word: hospital']],
  ['farmacy', ['care: farmacy']],
  ['eye injury accident', ['(care: eye', 'word: injury', 'care: accident']],
  ['fracture from accident', ['(care: fracture', 'care: accident']],
  ['brain bleeding', ['(care: brain', 'care: bleeding']],
  ['emergency eye clinic', ['(care: emergency', 'care: eye', '(word: clinic']],
  ['oogun', ['care: medicine']],
  ['dibia', ['word: doctor']],
  ['hospital way dey open for night ikeja', ['word: hospital', 'place: ikeja']],
  ['aba road port harcourt', ['word: aba road', 'place: port harcourt']],
  ['garki area 11', ['place: garki', 'word: area 11']],
  ['stadium road port harcourt', ['word: stadium road', 'place: port harcourt']],
  ['hospital near lekki toll gate', ['word: hospital', 'place: lekki', 'word: toll gate']],
  ['zoo road kano', ['place: zoo road', 'place: kano']],
  ['ngwa road clinic', ['word: ngwa', 'word: road', 'word: clinic']],
  ['ile iwosan nitosi mi', ['word: hospital']],
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
  ['wulari', 'Maiduguri'],
  ['GRA phase 2 clinic', 'Port Harcourt GRA'],
  ['clinic near balogun market', 'Lagos Island'],
  ['hospital close to murtala muhammed airport', 'Ikeja'],
])('%s is in %s', (q, place) => {
  expect(placesIn(q)).toContain(place);
});
