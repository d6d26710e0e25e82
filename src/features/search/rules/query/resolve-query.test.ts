import { expect, it } from 'vitest';
import { segmentOf } from '#test/search-segment.ts';
import { resolveQuery } from './resolve-query.ts';

const segment = segmentOf([{ name: 'Ikeja General Hospital' }, { name: 'Smile Dental', specialty: 'Dentistry' }]);

it.each([
  ...['chest pain', 'emergency', 'emergency fever', 'asthma emergency open now'],
  ...['severe abdominal pain pregnant', 'serious headache in pregnancy', 'heart don stop', 'knocked down by okada'],
  ...['i want to die', 'suicide attempt', 'she wants to kill herself', 'help me', 'pls help', 'Please help us!'],
  ...['please help jos', 'help me abeg aba', 'a taimake ni kano', '112 lagos', 'bp 180/110'],
])('reads as an emergency: %s', (q) => {
  expect(resolveQuery([segment], q).isEmergency).toBe(true);
});

it.each([
  'dentist',
  'emergency dentist',
  'good morning',
  'help me find a dentist',
  'headache',
  'flu shot',
  'giri clinic',
  'blindness',
  '',
  ...['nakuda', 'bp 150/90', 'pikin no fit talk', 'help me find a hospital in jos', 'cannot speak english'],
  ...['covid shot', 'shot for baby', 'baby shots', 'depo shot', 'vitamin shot', 'injection shot', 'shot clinic'],
  ...['dr shot', 'amputation prosthetic', 'IUD fitting', 'implant fitting', 'hearing aid fitting', 'glasses fitting'],
  ...[
    'fitting of dentures',
    'rabies vaccine',
    'meningitis vaccination',
    'heart burn',
    'fell sick',
    'tooth fell out',
    'hair fell out',
    'blood shot eyes',
    'crash diet',
    'open bite dentist',
    'acid burn stomach',
  ],
  ...['breath odor', 'breath smell', 'baby sucking thumb', 'eyes turning yellow', 'squint eye turn', 'burn scar'],
  ...['cut finger nails', 'low sugar diet', 'hot oil massage', 'physiotherapy after stroke', 'stroke rehab'],
  ...['contact lenses fitting', 'steroid shot', 'shots for my child', 'rehab after accident', 'stroke recovery'],
  ...['burn marks', 'shooting pain in leg', 'hand shake', 'FRSC Emergency Clinic'],
])('reads as no emergency: %s', (q) => {
  expect(resolveQuery([segment], q).isEmergency).toBe(false);
});

it.each([
  ['cut by blade', []],
  ['accident garri', []],
  ['accident surulre', ['Surulere', 'Surulere']],
  ['clinic bade', ['Bade']],
])('reads the places of: %s', (q, places) => {
  const parts = resolveQuery([segment], q).parts ?? [];
  expect(parts.flatMap(({ part }) => (part.kind === 'place' ? part.places.map(({ name }) => name) : []))).toEqual(
    places,
  );
});

it('reads a word behind "Dr" as a name, even if it is similar to that of a place', () => {
  const placesIn = (q: string) => resolveQuery([segment], q).parts?.filter(({ part }) => part.kind === 'place').length;
  for (const q of ['dr okeke', 'dr sunday okeke', 'dr ikena']) expect(placesIn(q), q).toBe(0);
  for (const q of ['doctor okenne', 'dr okeke ikeja']) expect(placesIn(q), q).toBe(1);
});

/** What a query demands: the kinds of care by their first specialty, other parts by their words. */
function demanded(q: string): string[] {
  const parts = (resolveQuery([segment], q).parts ?? []).filter(({ part }) => !part.isOptional);
  return parts.map(({ part: { kind, keys, terms } }) => (kind === 'care' ? (keys[0] ?? '').slice(2) : terms.join(' ')));
}

const GP = 'Family Medicine (General Practitioner)';

it.each([
  ['hair loss', ['Dermatology']],
  ['my menses no come', ['Obstetrics & Gynecology']],
  ['constipation', [GP]],
  ['loss of appetite ikeja', ['ikeja', GP]],
  ['fatige', [GP]],
  ['chest pian', ['Emergency Medicine']],
  ['ehin n dun mi', ['Dentistry']],
  ['ciwon ido', ['Ophthalmology']],
  ['afo mgbu', [GP]],
  ['xyzzy', ['xyzzy']],
])('demands the care for the complaint that the lexicon reads: %s', (q, cares) => {
  expect(demanded(q)).toEqual(cares);
});

it('reads words that no provider has, and that together are a name, as that name', () => {
  const named = segmentOf([{ name: "Ga'anda Health Centre" }, { name: 'Loss Clinic' }, { name: 'Hair Loss Centre' }]);
  const termsOf = (q: string) => resolveQuery([named], q).parts?.map(({ part }) => part.terms.join(' '));
  expect(termsOf('ga anda')).toEqual(['gaanda']);
  // A name as typed is no complaint.
  expect(termsOf('hair loss')).toEqual(['hair', 'loss']);
});
