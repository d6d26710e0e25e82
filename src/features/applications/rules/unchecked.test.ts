import { expect, test } from 'vitest';
import { questionState } from './questions.ts';
import type { ApplicantQuestion, Claim } from './review-contract.ts';
import { uncheckedFacts } from './unchecked.ts';

const CLAIM: Claim = {
  listingId: 7,
  name: 'Ayoka Clinic',
  specialty: 'Dentistry',
  facilityType: 'Clinic',
  address: '',
  phone: null,
  lga: null,
  state: 'Lagos',
  latitude: 6.45,
  longitude: 3.4,
  listing: 'listed',
  provedAt: null,
  isOtherProved: false,
  phoneEnd: '567',
  otherClaims: 0,
};
const QUESTION: ApplicantQuestion = {
  id: 1,
  question: 'Which council?',
  sentAt: '2026-11-23T08:00:00.000Z',
  answer: 'MDCN',
  answeredAt: '2026-11-23T09:00:00.000Z',
  documentName: null,
};
const PLAIN: Parameters<typeof uncheckedFacts>[0] = {
  kind: 'practitioner',
  licenceNumber: 'MDCN/1',
  cacNumber: null,
  stateLicenceNumber: null,
  nhiaNumber: null,
  people: null,
  furtherPlaces: null,
  state: 'Lagos',
  lga: null,
  latitude: null,
  longitude: null,
  claim: null,
  questions: [],
};
const DOCTOR = { name: 'Dr. Bola Ade', title: null, council: 'MDCN', licenceNumber: 'MDCN/2' };
const FACILITY = { ...PLAIN, kind: 'facility' as const, licenceNumber: null, people: [DOCTOR] };

test.each([
  ['a licence number', PLAIN, ['licence_not_looked_up']],
  ['no licence number', { ...PLAIN, licenceNumber: null }, ['licence_missing']],
  ['a claim without proof', { ...PLAIN, claim: CLAIM }, ['proof_missing', 'licence_not_looked_up']],
  [
    'a claim proved by telephone',
    { ...PLAIN, claim: { ...CLAIM, provedAt: QUESTION.sentAt } },
    ['licence_not_looked_up'],
  ],
  [
    'a claim with a document',
    { ...PLAIN, claim: CLAIM, questions: [{ ...QUESTION, documentName: 'cac.pdf' }] },
    ['licence_not_looked_up'],
  ],
  [
    'an open question',
    { ...PLAIN, questions: [QUESTION, { ...QUESTION, answer: null, answeredAt: null }] },
    ['question_open', 'licence_not_looked_up'],
  ],
  [
    'a listing in the network, and other claims',
    { ...PLAIN, claim: { ...CLAIM, listing: 'taken' as const, otherClaims: 2, provedAt: QUESTION.sentAt } },
    ['listing_taken', 'other_claims', 'licence_not_looked_up'],
  ],
  ['a facility without numbers', FACILITY, ['company_missing', 'facility_licence_missing', 'people_not_looked_up']],
  [
    'a facility with numbers, and a person without one',
    {
      ...FACILITY,
      cacNumber: 'RC 1',
      stateLicenceNumber: 'HF 1',
      nhiaNumber: 'LA/1',
      people: [{ ...DOCTOR, licenceNumber: null }],
    },
    ['company_not_looked_up', 'facility_licence_not_looked_up', 'nhia_not_looked_up', 'people_without_licence'],
  ],
  [
    'a pin away from the claimed listing',
    { ...PLAIN, claim: { ...CLAIM, provedAt: QUESTION.sentAt }, latitude: 6.46, longitude: 3.4 },
    ['licence_not_looked_up', 'point_moves'],
  ],
  [
    'a pin at the claimed listing',
    { ...PLAIN, claim: { ...CLAIM, provedAt: QUESTION.sentAt }, latitude: 6.4502, longitude: 3.4 },
    ['licence_not_looked_up'],
  ],
  [
    'a pin in another state',
    { ...PLAIN, state: 'Kano', latitude: 9.0811, longitude: 7.4731 },
    ['licence_not_looked_up', 'point_far'],
  ],
])('with %s', (_what, application, unchecked) => {
  expect(uncheckedFacts(application)).toEqual(unchecked);
});

test('it is the turn of the applicant while the last question is open', () => {
  expect(questionState([])).toBe('none');
  expect(questionState([QUESTION])).toBe('answered');
  expect(questionState([QUESTION, { answeredAt: null }])).toBe('waiting');
});
