import { WEEK } from '#features/portal/rules/typed-week.ts';
import { idIn } from '#platform/common/posted-form.ts';
import { appliedValues, type TypedApplication } from './applied-values.ts';

/** People for whom the page without scripts has fields; more are added in the portal. */
export const PLAIN_PEOPLE = 4;

/** How a sent form is read. */
export interface SentFields {
  /** The value of a field; an empty text if there is none. */
  readonly text: (name: string) => string;
  readonly all: (name: string) => readonly string[];
}

const REQUIRED = ['name', 'specialty', 'email', 'phone', 'address', 'state'];
const OPTIONAL = [
  'lga',
  'bio',
  'otherCredentials',
  'availabilityNotes',
  'resumeUrl',
  'licenceCouncil',
  'licenceNumber',
  'facilityType',
  'cacNumber',
  'stateLicenceNumber',
  'nhiaNumber',
];
const FLAGS = ['telehealthSupport', 'urgentCareSupport', 'lowCostOptions', 'mobileClinic'];

/**
 * Returns the application that a form without scripts holds, as the call takes it. The days of a facility have one period each;
 * a person without any entry is left out.
 */
export function plainApplication(sent: SentFields): object {
  const isFacility = sent.text('kind') === 'facility';
  const typed = {
    kind: isFacility ? 'facility' : 'practitioner',
    ...Object.fromEntries(REQUIRED.map((name) => [name, sent.text(name)])),
    ...filled(sent, '', OPTIONAL),
    ...Object.fromEntries(FLAGS.map((name) => [name, sent.text(name) === 'true'])),
    credentials: sent.all('credentials'),
    languages: sent.all('languages'),
    availabilityDays: sent.all('availabilityDays'),
    availabilityHoursStart: sent.text('availabilityHoursStart'),
    availabilityHoursEnd: sent.text('availabilityHoursEnd'),
    people: Array.from({ length: PLAIN_PEOPLE }, (_, at) => personIn(sent, at)).filter((person) => person !== null),
    week: Object.fromEntries(WEEK.map((weekday) => [weekday, periodsIn(sent, weekday)])),
    furtherPlaces: [],
  };
  const { credentials, ...values } = appliedValues(typed as unknown as TypedApplication);
  const listing = idIn(sent.text('listing'));
  return { ...values, credentials: credentials.join(', '), ...(listing && { listingId: listing }) };
}

function filled({ text }: SentFields, path: string, names: readonly string[]) {
  const values = names.map((name) => [name, text(path + name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value.trim() !== ''));
}

function personIn(sent: SentFields, at: number): object | null {
  const path = `people.${at}.`;
  const details = filled(sent, path, ['title', 'council', 'licenceNumber']);
  const name = sent.text(`${path}name`);
  return name.trim() === '' && Object.keys(details).length === 0 ? null : { name, ...details };
}

function periodsIn({ text }: SentFields, weekday: number): readonly object[] {
  const [opens, closes] = [text(`opens-${weekday}`).trim(), text(`closes-${weekday}`).trim()];
  return opens === '' && closes === '' ? [] : [{ opens, closes }];
}
