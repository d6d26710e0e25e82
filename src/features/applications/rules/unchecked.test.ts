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
  lga: null,
  state: 'Lagos',
  listing: 'listed',
  provedAt: null,
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
const PLAIN = { licenceNumber: 'MDCN/1', claim: null, questions: [] };

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
])('with %s', (_what, application, unchecked) => {
  expect(uncheckedFacts(application)).toEqual(unchecked);
});

test('it is the turn of the applicant while the last question is open', () => {
  expect(questionState([])).toBe('none');
  expect(questionState([QUESTION])).toBe('answered');
  expect(questionState([QUESTION, { answeredAt: null }])).toBe('waiting');
});
