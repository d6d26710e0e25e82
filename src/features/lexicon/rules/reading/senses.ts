import { boundaryAt, stemAt, wordAt } from './spans.ts';
import { stem } from './stem.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const CLINICIANS = set(
  'doctor doctors dr nurse nurses midwife pharmacist chemist physician gp specialist consultant dentist surgeon therapist ' +
    'clinician psychiatrist psychologist physio physiotherapist optician',
);
const COMPANY = set('friend friends family relatives colleagues classmates neighbours neighbors boyfriend girlfriend');
const DETERMINERS = set('a an the my any our another no one his her their');
/** Words after "can't see doctor" that show that the doctor is the object, not the person addressed. */
const AFTER_APPOINTMENT = set('since because until till today tomorrow yesterday yet this for again before due on at');
/** Effects and signs that a patient looks for: "I didn't see any improvement". */
const UNSEEN = set(
  'improvement improvements change changes difference result results effect relief blood pus rash rashes swelling worm worms ' +
    'discharge lump bump spot spots sign signs symptom symptoms',
);

/** Words that make a sentence one about sight. */
const OF_SIGHT = set('eye eyes eyeball vision sight eyesight blind blindness blur blurry blurred dark darkness');
/** Words that do so only close behind "see". */
const OF_SEEING = set(
  'again face faces clear clearly well properly front wave waves waving glasses half double far near ' +
    'writing chart screen standing light',
);
/** Words of one sentence that are read, at most. */
const MAX_SENTENCE = 60;
/** Words that are close by. */
const NEAR = 3;
/** Helpers between a negation and its verb. */
const BETWEEN = set('dey even yet really still ever to go fit been get don able');
/** Negations that state no inability: "didn't see", "I never see". */
const PLAIN = set('not dont didnt havent hadnt never doesnt');

/** The place of the negation right before a verb. */
function negationBefore(tokens: readonly Token[], verb: number): number | undefined {
  for (let at = verb - 1; at >= verb - 4 && at >= 0; at -= 1) {
    if (boundaryAt(tokens, at + 1) >= COMMA) return undefined;
    const word = wordAt(tokens, at);
    const form = stemAt(tokens, at);
    if (form === 'cannot' || form === 'not' || PLAIN.has(word)) return at;
    if (!BETWEEN.has(word)) return undefined;
  }
  return undefined;
}

/** The first word of the sentence that a word belongs to. */
function startOfSentence(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && boundaryAt(tokens, from) < SENTENCE) from -= 1;
  return from;
}

/** True if the sentence around a negated "see" is about the eyes, or the words next to it about how a person sees. */
function isAboutSight(tokens: readonly Token[], negation: number, object: number): boolean {
  const from = startOfSentence(tokens, negation);
  for (let at = from; at < tokens.length && at < from + MAX_SENTENCE; at += 1) {
    const word = wordAt(tokens, at);
    if (at > from && boundaryAt(tokens, at) >= SENTENCE) return false;
    if (OF_SIGHT.has(word) || (at > negation && at <= object + NEAR && OF_SEEING.has(word))) return true;
    if (Math.abs(at - negation) <= NEAR && word.startsWith('sudden')) return true;
  }
  return false;
}

/** The place of what isn't seen, behind articles and the like; undefined if the phrase ends before. */
function objectOf(tokens: readonly Token[], verb: number): number | undefined {
  let object = verb + 1;
  while (object <= verb + 3 && DETERMINERS.has(wordAt(tokens, object))) {
    if (boundaryAt(tokens, object) >= COMMA) return undefined;
    object += 1;
  }
  return boundaryAt(tokens, object) >= COMMA ? undefined : object;
}

/** True for "don't see friends" and "do not see friends"; "not seeing friends" alone may be a loss of sight. */
function isNoCompany(tokens: readonly Token[], negation: number): boolean {
  return wordAt(tokens, negation) !== 'not' || /^(do|did|does|have|has)$/.test(wordAt(tokens, negation - 1));
}

/** "I couldn't see a doctor", "I don't see my friends any more", "didn't see any improvement": no loss of sight. */
function isNoSight(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'see') return false;
  const negation = negationBefore(tokens, at);
  if (negation === undefined) return false;
  const object = objectOf(tokens, at);
  if (object === undefined || isAboutSight(tokens, negation, object)) return false;
  const word = wordAt(tokens, object);
  // Who "cannot" see may be blind. Who "did not" see could have.
  const isAble = stemAt(tokens, negation) !== 'cannot';
  if (COMPANY.has(word)) return isAble && isNoCompany(tokens, negation);
  if (UNSEEN.has(word)) return isAble || wordAt(tokens, object - 1) === 'any';
  if (!CLINICIANS.has(word)) return false;
  return isAble || object > at + 1 || AFTER_APPOINTMENT.has(wordAt(tokens, object + 1));
}

const BEFORE_BANG = set('dey is just still keep keeps been has don really');
const BEFORE_SCRATCH = set('dey just still too always don');
const AGAINST = set('for against on into wall floor ground door table');

/** The last word before this place that isn't one of some helping words. */
function wordBeforeHelpers(tokens: readonly Token[], at: number, helpers: ReadonlySet<string>): number {
  let before = at - 1;
  while (before > 0 && helpers.has(wordAt(tokens, before))) before -= 1;
  return before;
}

/** "my head dey bang me", "my head is banging": it throbs. "He dey bang head for wall" is a knock. */
function throbs(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  if (word !== 'bang' && word !== 'banging') return false;
  const head = wordBeforeHelpers(tokens, at, BEFORE_BANG);
  if (wordAt(tokens, head) !== 'head' || (head === at - 1 && word === 'bang')) return false;
  for (let k = head + 1; k <= at; k += 1) if (boundaryAt(tokens, k) >= COMMA) return false;
  return ![1, 2, 3].some((step) => AGAINST.has(wordAt(tokens, at + step)));
}

/** "my eye dey scratch me": it itches. */
function itches(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  if (word !== 'scratch' && word !== 'scratching') return false;
  const eye = wordBeforeHelpers(tokens, at, BEFORE_SCRATCH);
  return eye < at - 1 && /^(eye|eyes|eyelid)$/.test(wordAt(tokens, eye));
}

const PUZZLED_BY = set(
  'about as whether which what how why who where when please pls plz abeg help advise advice should kindly result results ' +
    'genotype drug say says doctor doc because',
);
const OTHER_FAINT = set(
  'rash rashes pink red reddish yellow brown line lines mark marks spot spots smell odour odor murmur positive second patch ' +
    'patches test scar scars colour color voice cry sound erythema erythematous macular maculopapular stretch',
);

/** "I am confused, please help": a question, no clouded mind. Who is confused rarely says so. */
function isPuzzled(tokens: readonly Token[], at: number): boolean {
  if (!/^confus/.test(tokens[at]?.word ?? '')) return false;
  const isOwn = [1, 2, 3].some((step) => /^(i|im|am|me|we)$/.test(wordAt(tokens, at - step)));
  return isOwn && [1, 2, 3, 4].some((step) => PUZZLED_BY.has(wordAt(tokens, at + step)));
}

/** "A faint pink rash": pale, nothing that fell down. */
function isPale(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'faint' && tokens[at]?.word !== 'faintly') return false;
  return [1, 2].some((step) => boundaryAt(tokens, at + step) === 0 && OTHER_FAINT.has(wordAt(tokens, at + step)));
}

const replaced = (token: Token, word: string): Token => ({ ...token, word, stem: stem(word) });

/** Returns the tokens with words replaced by what they mean in their surroundings: "my head dey bang me" is a throb. */
export function readSenses(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (isNoSight(tokens, at)) return replaced(token, 'consult');
    if (throbs(tokens, at)) return replaced(token, 'throb');
    if (isPuzzled(tokens, at)) return replaced(token, 'puzzled');
    if (isPale(tokens, at)) return replaced(token, 'slight');
    return itches(tokens, at) ? replaced(token, 'itch') : token;
  });
}
