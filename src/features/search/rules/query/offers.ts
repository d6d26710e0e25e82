import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { flagKey, insuranceKey, languageKey } from '../index/indexed-provider.ts';

/** What may be asked for beside a kind of care and is a filter too: the keys of the index that are it, as people call it. */
export interface Offer {
  readonly keys: readonly string[];
  readonly called: readonly string[];
}

const VISITS = 'visit, call, consult, consultation, appointment'.split(', ');
const FROM_AFAR = ['video', 'online', 'virtual', 'telehealth', 'telemedicine'];

/** Languages that mean themselves on their own; others are states, local governments or parts of their names too. */
const NO_PLACE: ReadonlySet<string> = new Set(['Hausa', 'Igbo', 'Pidgin', 'Yoruba']);

/** What people call an insurer: its name, as far as it tells it from others, with and without the kind of business. */
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

/** Every offer that a text can ask for. The name of a facility may be the same: "Avon Hospital". */
export const OFFERS: readonly Offer[] = [
  {
    keys: [flagKey('telehealth')],
    called: [
      ...['tele health', 'tele medicine', 'teleconsultation', ...FROM_AFAR],
      ...FROM_AFAR.flatMap((how) => VISITS.map((what) => `${how} ${what}`)),
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
  // Any will do.
  { keys: KNOWN_INSURERS.map(insuranceKey), called: ['HMO', 'insurance', 'health insurance', 'insured'] },
  ...KNOWN_INSURERS.map((insurer) => ({ keys: [insuranceKey(insurer)], called: namesOf(insurer) })),
  // The scheme's name since 2022, and the second half of a name that is called so.
  {
    keys: [insuranceKey(INSURERS[0])],
    called: ['NHIA', 'NHIS', 'national health insurance', 'national health insurance scheme'],
  },
  { keys: [insuranceKey('Axa Mansard Health')], called: ['Mansard', 'Mansard HMO'] },
];
