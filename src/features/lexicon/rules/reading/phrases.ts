import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** Phrases of everyday English and Nigerian Pidgin, and the word of the lexicon that each means. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['not able to', 'cannot'],
  ['not able', 'cannot'],
  ['wasnt able to', 'cannot'],
  ['isnt able to', 'cannot'],
  ['no fit', 'cannot'],
  ['no able', 'cannot'],
  ['unable to', 'cannot'],
  ['can not', 'cannot'],
  ['could not', 'cannot'],
  ['could barely', 'cannot'],
  ['can barely', 'cannot'],
  ['can hardly', 'cannot'],
  ['could hardly', 'cannot'],
  ['can scarcely', 'cannot'],
  ['inability to', 'cannot'],
  ['refuses to', 'not'],
  ['refuse to', 'not'],
  ['refusing to', 'not'],
  ['refused to', 'not'],
  ['refusing', 'refuse'],
  ['no gree', 'not'],
  ['throw up', 'vomit'],
  ['throws up', 'vomit'],
  ['threw up', 'vomit'],
  ['throwing up', 'vomit'],
  ['thrown up', 'vomit'],
  ['throw out', 'vomit'],
  ['pass out', 'faint'],
  ['passed out', 'faint'],
  ['passes out', 'faint'],
  ['passing out', 'faint'],
  ['black out', 'faint'],
  ['blacked out', 'faint'],
  ['loss of consciousness', 'faint'],
  ['lost consciousness', 'faint'],
  ['loose consciousness', 'faint'],
  ['losing consciousness', 'faint'],
  ['well well', 'severe'],
  ['too much', 'toomuch'],
  ['no be small', 'severe'],
  ['mai tsanani', 'severe'],
  ['very bad', 'severe'],
  ['very badly', 'severe'],
  ['really bad', 'severe'],
  ['so bad', 'severe'],
  ['bad bad', 'severe'],
  ['blood pressure', 'bloodpressure'],
  ['belly button', 'navel'],
  ['as well as', 'and'],
  ['along with', 'and'],
  ['history of present illness', 'present'],
  ['blood sugar', 'sugar'],
  ['blood glucose', 'sugar'],
  ['heart rate', 'heartrate'],
  ['respiratory rate', 'resprate'],
  ['breathing rate', 'resprate'],
  ['breath rate', 'resprate'],
  ['pulse rate', 'heartrate'],
  ['oxygen saturation', 'spo2'],
  ['o2 saturation', 'spo2'],
  ['o2 sat', 'spo2'],
  ['oxygen level', 'spo2'],
  ['pulse ox', 'spo2'],
  ['pulse oximetry', 'spo2'],
  ['heart attack', 'heartattack'],
  ['period of', 'over'],
  ['growth chart', 'growth'],
  ['hot flash', 'hotflush'],
  ['water bottle', 'waterbottle'],
  ['back passage', 'anus'],
  ['back pack', 'backpack'],
  ['come back', 'return'],
  ['came back', 'return'],
  ['comes back', 'return'],
  ['coming back', 'return'],
  ['back to', 'again'],
  ['back from', 'return from'],
  ['going back', 'return'],
  ['on the back of', 'on'],
  ['cold sore', 'coldsore'],
  ['common cold', 'runny nose'],
  ['left work', 'work'],
  ['right now', 'now'],
  ['right away', 'now'],
  ['all right', 'fine'],
  ['right after', 'after'],
  ['left over', 'leftover'],
  ['short term', 'brief'],
  ['long term', 'chronic'],
  ['pain killer', 'painkiller'],
  ['pain killers', 'painkiller'],
  ['pain medication', 'painkiller'],
  ['pain reliever', 'painkiller'],
  ['pain relievers', 'painkiller'],
  ['pain relief', 'painkiller'],
  ['no relief', 'unrelieved'],
  ['stiff upper', 'upper'],
  ['light headed', 'lightheaded'],
  ['light headedness', 'lightheaded'],
  ['breast bone', 'breastbone'],
  ['siddon', 'sit'],
  ['sidon', 'sit'],
  ['siddown', 'sit'],
  ['sitdon', 'sit'],
  ['ring finger', 'finger'],
  ['sun burn', 'sunburn'],
  ['sun burnt', 'sunburnt'],
  ['sun burned', 'sunburned'],
  ['high school', 'school'],
  ['low fat', 'diet'],
  ['bed wetting', 'bedwet'],
  ['head down', 'bend'],
  ['head start', 'start'],
  ['one minute', '1 minute'],
  ['one hour', '1 hour'],
  ['one day', '1 day'],
  ['one night', '1 night'],
  ['one week', '1 week'],
  ['one month', '1 month'],
  ['one year', '1 year'],
  ['one time', '1 time'],
  ['one point', 'point'],
  ['passes water', 'urinate'],
  ['passing water', 'urinate'],
  ['pass water', 'urinate'],
  ['passed water', 'urinate'],
  ['pass water stool', 'pass watery stool'],
  ['passed water stool', 'pass watery stool'],
  ['passing water stool', 'pass watery stool'],
  ['hardly any', 'no'],
  ['barely any', 'no'],
  ['scarcely any', 'no'],
  ['no longer can', 'cannot'],
  ['can no longer', 'cannot'],
  ['no more fit', 'cannot'],
  ['weight bearing', 'weightbear'],
  ['weight bear', 'weightbear'],
  ['bear weight', 'weightbear'],
];

/** Words of Hausa, Yoruba and Igbo for a child, by which a text says who is ill. */
const LOCAL_CHILDREN: readonly (readonly [string, string])[] = [
  ['jariri', 'newborn'],
  ['jaririya', 'newborn'],
  ['nwa m', 'my baby'],
  ['nwa ohuru', 'newborn'],
  ['omo ikoko', 'newborn'],
  ['omo mi', 'my baby'],
  ['omo tuntun', 'newborn'],
  ['omo wa', 'our baby'],
  ['yarinyata', 'my baby'],
  ['yarona', 'my baby'],
];

/** Verbs that Pidgin negates with "no dey" and "never": "e never wake" is "he has not woken". */
const NEGATED_VERBS =
  'answer respond wake talk breathe suck chop eat drink see hear waka walk stand sleep piss pee shit toilet move kick cry feel'.split(
    ' ',
  );
/** Verbs for what a patient refuses or is unable to do: "e no wan wake" is "he does not wake". */
const UNWILLING_VERBS = ['wake', 'suck', 'breathe'];
const PIDGIN_NEGATIONS = NEGATED_VERBS.flatMap((verb) => [
  ...(UNWILLING_VERBS.includes(verb) ? [[`no wan ${verb}`, `not ${verb}`] as const] : []),
  [`no dey ${verb}`, `not ${verb}`] as const,
  [`nor dey ${verb}`, `not ${verb}`] as const,
  [`no ${verb}`, `not ${verb}`] as const,
  [`never ${verb}`, `not ${verb}`] as const,
]);

interface Entry {
  readonly rest: readonly string[];
  readonly becomes: readonly string[];
}

const BY_FIRST = new Map<string, Entry[]>();
for (const [phrase, becomes] of [...PHRASES, ...LOCAL_CHILDREN, ...PIDGIN_NEGATIONS]) {
  const [first = '', ...rest] = phrase.split(' ');
  const entries = BY_FIRST.get(first) ?? [];
  entries.push({ rest, becomes: becomes.split(' ') });
  entries.sort((a, b) => b.rest.length - a.rest.length);
  BY_FIRST.set(first, entries);
}

/** Returns the stems of the words that begin a phrase for one of these stems. */
export function stemsBeforeJoining(stems: ReadonlySet<string>): Set<string> {
  const becomes = (entry: Entry) => entry.becomes.some((word) => stems.has(stem(word)));
  return new Set([...BY_FIRST].filter(([, entries]) => entries.some(becomes)).map(([first]) => stem(first)));
}

/** Returns the tokens with phrases replaced by the words that they mean. A phrase never crosses a punctuation mark. */
export function joinPhrases(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const start = at;
    const entry = BY_FIRST.get(token.word)?.find(({ rest }) =>
      rest.every((word, k) => tokens[start + k + 1]?.word === word && tokens[start + k + 1]?.boundary === 0),
    );
    if (entry === undefined) {
      joined.push(token);
      at += 1;
      continue;
    }
    entry.becomes.forEach((word, k) => {
      joined.push({
        word,
        stem: stem(word),
        value: word === '1' ? 1 : Number.NaN,
        boundary: k === 0 ? token.boundary : 0,
      });
    });
    at += entry.rest.length + 1;
  }
  return joined;
}
