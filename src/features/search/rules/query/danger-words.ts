import { FILLERS } from '#features/lexicon/rules/short-names.ts';
import { dangerNames } from '#features/lexicon/rules/wordings/danger-names.ts';
import { placesCalled } from '../places/places.ts';

/** Concepts for which the national orthopaedic hospitals are emergency places too. */
const ACCIDENTS: ReadonlySet<string> = new Set(['assault', 'assault-severe', 'crash', 'injury', 'motorcycle-fall']);

/** The care that a danger asks for, by a name of it. */
export function careFor(concept: string): 'emergency' | 'accident' | 'suicide' {
  if (concept === 'suicidal') return 'suicide';
  return ACCIDENTS.has(concept) ? 'accident' : 'emergency';
}

const NAMES = dangerNames();
/** Words of a text that no name is compared with: they are dropped, or said in other words. */
const isLeftOut = (word: string) => FILLERS.has(word) || word === 'pikin';
const hasFiller = (name: string) => name.split(' ').some(isLeftOut);

/** What people type for a danger sign, folded and without fillers, with a name of the care for it. */
export const DANGERS: Readonly<Record<'emergency' | 'accident' | 'suicide', string>> = {
  emergency: namesFor('emergency'),
  accident: namesFor('accident'),
  suicide: namesFor('suicide'),
};

function namesFor(care: string): string {
  const names = NAMES.filter(({ concept, name }) => careFor(concept) === care && name !== care && !hasFiller(name));
  return [...new Set(names.map(({ name }) => name))].join(', ');
}

/** Names of danger signs that contain fillers, folded, each with a name that contains none. */
export const DANGERS_SAID: readonly (readonly [said: string, known: string])[] = NAMES.filter(({ name }) =>
  hasFiller(name),
).map(({ concept, name }) => [
  name,
  NAMES.find((other) => other.concept === concept && !hasFiller(other.name))?.name ?? careFor(concept),
]);

const CHILDREN = ['baby', 'child', 'pikin', 'son', 'daughter'];
const RELATIVES = ['wife', 'husband', 'brother', 'sister', 'mama', 'papa', 'mother', 'father'];
const BEG = '(please|pls|plz|abeg|biko|jowo|don allah)';
const WHOM = `(me|us|my (${[...CHILDREN, ...RELATIVES].join('|')}))`;
/** In the other languages too, and the emergency numbers. */
const CRIES = `help( ${WHOM})?|save (${WHOM}|my life)|(a |ku )?taimake (ni|mu)|e ?gba (mi|wa)( o)?|nyere ?m aka|(call )?(112|199|122|767)`;
const HELP = new RegExp(`^(${BEG} )*(${CRIES})( ${BEG})*( ((in|at|for) )?(?<where>.+))?$`);

/**
 * Returns a query for an emergency place if a folded text, except for its place, is a cry for help; undefined otherwise.
 * "Giri" alone is a baby's convulsion in Yoruba, and elsewhere a village.
 */
export function distressCall(folded: string): string | undefined {
  if (folded === 'giri') return 'convulsion';
  const cry = HELP.exec(folded);
  const where = cry?.groups?.['where'];
  if (cry === null || (where !== undefined && placesCalled(where).length === 0)) return undefined;
  return `emergency ${where ?? ''}`.trim();
}

const TOO_HIGH = /(?<!\S)(bp|blood pressure|pressure)( is)? (1[89]\d|2\d\d)( over)?( \d{2,3})?(?!\S)/gu;

/** Returns a folded text in which a dangerous blood pressure, or what is severe in pregnancy, is called an emergency. */
export function withSeverity(folded: string): string {
  const named = folded.replace(TOO_HIGH, 'emergency');
  return named.includes('pregnan') ? named.replace(/(?<!\S)(severe|serious)(?!\S)/u, 'emergency') : named;
}
