import { pinMoves } from './claimed-facts.ts';
import { farPin } from './far-pin.ts';
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
  'company_missing',
  'company_not_looked_up',
  'facility_licence_missing',
  'facility_licence_not_looked_up',
  'further_licences_missing',
  'nhia_not_looked_up',
  'people_without_licence',
  'people_not_looked_up',
  'point_moves',
  'point_far',
  'further_point_far',
] as const;
export type Unchecked = (typeof UNCHECKED)[number];

type Facts = Pick<
  ProviderApplication,
  | 'kind'
  | 'licenceNumber'
  | 'cacNumber'
  | 'stateLicenceNumber'
  | 'nhiaNumber'
  | 'people'
  | 'furtherPlaces'
  | 'state'
  | 'lga'
  | 'latitude'
  | 'longitude'
  | 'claim'
  | 'questions'
>;

const isFacility = ({ kind }: Facts) => kind === 'facility';
const hasLicence = ({ licenceNumber }: { readonly licenceNumber: string | null }) => licenceNumber !== null;

const APPLIES: Readonly<Record<Unchecked, (application: Facts) => boolean>> = {
  listing_gone: ({ claim }) => claim?.listing === 'gone',
  listing_taken: ({ claim }) => claim?.listing === 'taken',
  // A document is for the reviewer to judge.
  proof_missing: ({ claim, questions }) =>
    claim !== null && claim.provedAt === null && questions.every(({ documentName }) => documentName === null),
  other_claims: ({ claim }) => claim !== null && claim.otherClaims > 0,
  question_open: ({ questions }) => questionState(questions) === 'waiting',
  licence_missing: (application) => !isFacility(application) && !hasLicence(application),
  // Licences are looked up and recorded with the provider, after the conversion.
  licence_not_looked_up: hasLicence,
  company_missing: (application) => isFacility(application) && application.cacNumber === null,
  company_not_looked_up: ({ cacNumber }) => cacNumber !== null,
  facility_licence_missing: (application) => isFacility(application) && application.stateLicenceNumber === null,
  facility_licence_not_looked_up: ({ stateLicenceNumber }) => stateLicenceNumber !== null,
  // A licence is of one place, and the form takes that of the main one.
  further_licences_missing: ({ furtherPlaces }) => furtherPlaces !== null && furtherPlaces.length > 0,
  nhia_not_looked_up: ({ nhiaNumber }) => nhiaNumber !== null,
  people_without_licence: ({ people }) => people?.some((person) => !hasLicence(person)) ?? false,
  people_not_looked_up: ({ people }) => people?.some(hasLicence) ?? false,
  point_moves: ({ claim, latitude, longitude }) =>
    claim !== null && latitude !== null && longitude !== null && pinMoves({ latitude, longitude }, claim),
  point_far: (application) => farPinOf(application) !== undefined,
  further_point_far: ({ furtherPlaces }) => furtherPlaces?.some((place) => farPinOf(place) !== undefined) ?? false,
};

/** Returns what is unchecked of an application. */
export function uncheckedFacts(application: Facts): readonly Unchecked[] {
  return UNCHECKED.filter((fact) => APPLIES[fact](application));
}

/** Returns how far the pin of an application is from its state or LGA; undefined if it fits, or there is none. */
export function farPinOf({
  state,
  lga,
  latitude,
  longitude,
}: Pick<Facts, 'state' | 'lga' | 'latitude' | 'longitude'>): ReturnType<typeof farPin> {
  return latitude === null || longitude === null ? undefined : farPin({ state, lga, latitude, longitude });
}
