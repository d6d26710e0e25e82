import { stem } from './stem.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const CLINICIANS = set(
  'doctor doctors dr nurse nurses midwife pharmacist chemist physician gp specialist consultant dentist surgeon therapist ' +
    'clinician psychiatrist psychologist physio physiotherapist optician',
);
const COMPANY = set('friend friends family relatives colleagues classmates neighbours neighbors boyfriend girlfriend');
const DETERMINERS = set('a an the my any our another no one his her their');
/** What comes after "can't see doctor" when it isn't the doctor who is called. */
const AFTER_VISIT = set('since because until till today tomorrow yesterday yet this for again before due on at');
/** What is looked for in an illness and isn't there: "I didn't see any improvement". */
const UNSEEN = set(
  'improvement improvements change changes difference result results effect relief blood pus rash swelling worm worms ' +
    'discharge lump bump',
);
/** A sentence with one of these speaks of sight. */
const OF_SIGHT = set('eye eyes eyeball vision sight eyesight blind blindness blur blurry blurred dark darkness');
/** So do these right behind it, and what says that it came suddenly. */
const OF_SEEING = set(
  'again face faces clear clearly well properly front wave waves waving glasses half double far near ' +
    'writing chart screen standing light',
);
/** Most words of a sentence that are looked at, and words that are close by. */
const LONGEST = 60;
const NEAR = 3;
/** Helpers between a negation and its verb. */
const BETWEEN = set('dey even yet really still ever to go fit been get don able');
/** Negations that are no inability: "didn't see", "I never see". */
const PLAIN = set('not dont didnt havent hadnt never doesnt');

/** The negation right before a verb, with the place where it stands. */
function negationBefore(tokens: readonly Token[], verb: number): number | undefined {
  for (let at = verb - 1; at >= verb - 4 && at >= 0; at -= 1) {
    if ((tokens[at + 1]?.boundary ?? SENTENCE) >= COMMA) return undefined;
    const { word = '', stem: form = '' } = tokens[at] ?? {};
    if (form === 'cannot' || form === 'not' || PLAIN.has(word)) return at;
    if (!BETWEEN.has(word)) return undefined;
  }
  return undefined;
}

/** True if the sentence around a negated "see" speaks of eyes, or the words next to it of how one sees. */
function speaksOfSight(tokens: readonly Token[], negation: number, object: number): boolean {
  let from = negation;
  while (from > 0 && (tokens[from]?.boundary ?? SENTENCE) < SENTENCE) from -= 1;
  for (let at = from; at < tokens.length && at < from + LONGEST; at += 1) {
    const { word, boundary } = tokens[at] ?? { word: '', boundary: SENTENCE };
    if (at > from && boundary >= SENTENCE) return false;
    if (OF_SIGHT.has(word) || (at > negation && at <= object + NEAR && OF_SEEING.has(word))) return true;
    if (Math.abs(at - negation) <= NEAR && word.startsWith('sudden')) return true;
  }
  return false;
}

/** "I couldn't see a doctor", "I don't see my friends any more", "didn't see any improvement": no loss of sight. */
function isNoSight(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'see') return false;
  const negation = negationBefore(tokens, at);
  if (negation === undefined) return false;
  let object = at + 1;
  while (object <= at + 3 && DETERMINERS.has(tokens[object]?.word ?? '')) {
    if ((tokens[object]?.boundary ?? SENTENCE) >= COMMA) return false;
    object += 1;
  }
  const { word = '', boundary = SENTENCE } = tokens[object] ?? {};
  if (boundary >= COMMA || speaksOfSight(tokens, negation, object)) return false;
  const able = tokens[negation]?.stem !== 'cannot';
  if (COMPANY.has(word)) {
    const { word: before = '' } = tokens[negation] ?? {};
    return able && (before !== 'not' || /^(do|did|does|have|has)$/.test(tokens[negation - 1]?.word ?? ''));
  }
  if (UNSEEN.has(word)) return able || tokens[object - 1]?.word === 'any';
  if (!CLINICIANS.has(word)) return false;
  return able || object > at + 1 || AFTER_VISIT.has(tokens[object + 1]?.word ?? '');
}

const AGAINST = set('for against on into wall floor ground door table');

/** "my head dey bang me", "my head is banging": it throbs; "he dey bang head for wall" is a knock. */
function throbs(tokens: readonly Token[], at: number): boolean {
  const { word = '', boundary = SENTENCE } = tokens[at] ?? {};
  if ((word !== 'bang' && word !== 'banging') || boundary >= COMMA) return false;
  let before = at - 1;
  while (before > 0 && /^(dey|is|just|still|keep|keeps|been|has|don|really)$/.test(tokens[before]?.word ?? '')) {
    if ((tokens[before]?.boundary ?? SENTENCE) >= COMMA) return false;
    before -= 1;
  }
  if (tokens[before]?.word !== 'head' || (before === at - 1 && word === 'bang')) return false;
  return ![1, 2, 3].some((step) => AGAINST.has(tokens[at + step]?.word ?? ''));
}

/** "my eye dey scratch me": it itches. */
function itches(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'scratch' && tokens[at]?.word !== 'scratching') return false;
  let before = at - 1;
  while (before > 0 && /^(dey|just|still|too|always|don)$/.test(tokens[before]?.word ?? '')) before -= 1;
  return before < at - 1 && /^(eye|eyes|eyelid)$/.test(tokens[before]?.word ?? '');
}

const replaced = (token: Token, word: string): Token => ({ ...token, word, stem: stem(word) });

/** The same text with words that mean something else than usual by what stands around them replaced by what they mean. */
export function readSenses(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (isNoSight(tokens, at)) return replaced(token, 'consult');
    if (throbs(tokens, at)) return replaced(token, 'throb');
    return itches(tokens, at) ? replaced(token, 'itch') : token;
  });
}
