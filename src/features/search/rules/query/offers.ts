import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { flagKey, insuranceKey, languageKey } from '../index/indexed-provider.ts';

/** Something besides care that a query may demand and that is a filter too. */
export interface Offer {
  /** Its keys in the index. */
  readonly keys: readonly string[];
  /** What users type for it. */
  readonly called: readonly string[];
}

const APPOINTMENTS = 'visit, call, consult, consultation, appointment'.split(', ');
const REMOTE = ['video', 'online', 'virtual', 'telehealth', 'telemedicine'];

/** Languages that are no place: the names of the others are also those of states and LGAs, or part of them. */
const NO_PLACE: ReadonlySet<string> = new Set(['Hausa', 'Igbo', 'Pidgin', 'Yoruba']);

/** What users call an insurer: the beginnings of its name, and its first word with the kind of business. */
function namesOf(insurer: string): string[] {
  const words = insurer
    .replace(/\(.*\)/, '')
    .split(' ')
    .filter(Boolean);
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const [first = ''] = beginnings;
  return [...beginnings, ...['HMO', 'health', 'insurance', 'health insurance'].map((kind) => `${first} ${kind}`)];
}

const KNOWN_INSURERS = INSURERS.slice(0, -1);

/** Every offer that a query can demand. A facility may have the same name: "Avon Hospital". */
export const OFFERS: readonly Offer[] = [
  {
    keys: [flagKey('telehealth')],
    called: [
      ...['tele health', 'tele medicine', 'teleconsultation', ...REMOTE],
      ...REMOTE.flatMap((how) => APPOINTMENTS.map((what) => `${how} ${what}`)),
    ],
  },
  { keys: [flagKey('lowCost')], called: ['cheap', 'cheaper', 'low cost', 'low price', 'affordable'] },
  { keys: [flagKey('acceptingNewPatients')], called: ['new patient'] },
  ...LANGUAGES.map((language) => ({
    keys: [languageKey(language)],
    called: [
      ...['speak', 'speaks', 'speaking'].map((speaks) => `${speaks} ${language}`),
      `${language} speaking`,
      ...(NO_PLACE.has(language) ? [language] : []),
    ],
  })),
  // Any insurer.
  { keys: KNOWN_INSURERS.map(insuranceKey), called: ['HMO', 'insurance', 'health insurance', 'insured'] },
  ...KNOWN_INSURERS.map((insurer) => ({ keys: [insuranceKey(insurer)], called: namesOf(insurer) })),
  // The scheme's name since 2022.
  {
    keys: [insuranceKey(INSURERS[0])],
    called: ['NHIA', 'NHIS', 'national health insurance', 'national health insurance scheme'],
  },
  { keys: [insuranceKey('Axa Mansard Health')], called: ['Mansard', 'Mansard HMO'] },
];
