import { questionState } from './questions.ts';
import type { ProviderApplication } from './review-contract.ts';

/** What a reviewer hasn't checked, or doesn't know, when an application is decided; in the order in which it is shown. */
export const UNCHECKED = [
  'listing_gone',
  'listing_taken',
  'proof_missing',
  'other_claims',
  'question_open',
  'licence_missing',
  'licence_not_looked_up',
] as const;
export type Unchecked = (typeof UNCHECKED)[number];

type Facts = Pick<ProviderApplication, 'licenceNumber' | 'claim' | 'questions'>;

const APPLIES: Readonly<Record<Unchecked, (application: Facts) => boolean>> = {
  listing_gone: ({ claim }) => claim?.listing === 'gone',
  listing_taken: ({ claim }) => claim?.listing === 'taken',
  // A document is for the reviewer to judge.
  proof_missing: ({ claim, questions }) =>
    claim !== null && claim.provedAt === null && questions.every(({ documentName }) => documentName === null),
  other_claims: ({ claim }) => claim !== null && claim.otherClaims > 0,
  question_open: ({ questions }) => questionState(questions) === 'waiting',
  licence_missing: ({ licenceNumber }) => licenceNumber === null,
  // Licences are looked up and recorded with the provider, after the conversion.
  licence_not_looked_up: ({ licenceNumber }) => licenceNumber !== null,
};

/** Returns what is unchecked of an application. */
export function uncheckedFacts(application: Facts): readonly Unchecked[] {
  return UNCHECKED.filter((fact) => APPLIES[fact](application));
}
