import { COMMA, type Token } from '../tokenise.ts';
import { joinsOf, type PhraseTable, tableOf } from './phrase-table.ts';

/** Whom a greeting or thanks may address behind it. */
const ADDRESSED = new Set(
  'sir ma doctor doc dr doctors docs madam house everyone everybody all nurse nurses friends people dear you team here'.split(
    ' ',
  ),
);

const GREETINGS: PhraseTable = tableOf([
  'good morning',
  'good evening',
  'good afternoon',
  'good day',
  'god bless',
  'god bless you',
  'god will bless you',
  'may god bless you',
  'may almighty god bless you',
  'the lord bless you',
  'thank you',
  'thank you so much',
  'thank you very much',
  'thank you in advance',
  'thank you for your time',
  'thank you for your help',
  'thank you for your good work',
  'thank you for the good work',
  'thanks',
  'thanks so much',
  'thanks a lot',
  'thanks in advance',
  'thanks in anticipation',
  'thanks for your time',
  'thanks for your help',
  'many thanks',
  'much appreciated',
  'i appreciate',
  'i will appreciate your response',
  'i await your reply',
  'waiting for your reply',
  'waiting for your response',
  'hope to hear from you',
  'hope to hear from you soon',
  'stay blessed',
  'remain blessed',
  'more grease to your elbow',
  'well done sir',
  'well done doctor',
  'hello',
  'hi',
  'greetings',
  'kind regards',
  'best regards',
  'regards',
  'happy sunday',
  'happy new month',
  'e se',
  'e se gan',
  'na gode',
  'nagode',
  'daalu',
  'imela',
  'ina kwana',
  'ina kwana likita',
  'ina wuni',
  'sannu',
  'sannu likita',
  'na gode likita',
  'allah ya saka da alheri',
  'e kaaro',
  'e kaaro dokita',
  'e kaasan',
  'e kaale',
  'e ku ise',
  'e se o',
  'e se pupo',
  'ututu oma',
  'mgbede oma',
  'biko',
  'kedu',
  'how far',
  'happy new week',
  'how is the family',
]);

/** The place behind the courtesy that begins here, with the persons addressed; the place itself if none begins. */
function endOfCourtesy(tokens: readonly Token[], at: number): number {
  const words = joinsOf(GREETINGS, tokens, at);
  if (words === 0) return at;
  let end = at + words;
  while (end < at + words + 4 && tokens[end]?.boundary === 0 && ADDRESSED.has(tokens[end]?.word ?? '')) end += 1;
  return end;
}

/**
 * Returns the tokens without greetings, thanks and blessings, which say nothing of an illness: "Good evening doctor", "God
 * bless you". What stood around them stays apart.
 */
export function withoutCourtesy(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  let boundary = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = endOfCourtesy(tokens, at);
    if (end > at) {
      for (let k = at; k < end; k += 1) boundary = Math.max(boundary, tokens[k]?.boundary ?? 0, COMMA);
      at = end;
      continue;
    }
    left.push(boundary > token.boundary ? { ...token, boundary } : token);
    boundary = 0;
    at += 1;
  }
  return left;
}
