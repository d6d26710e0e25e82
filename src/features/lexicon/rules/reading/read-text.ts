import { type FindingId, findingOf, kindOf, narrowerThan, widerThan } from '../findings/all-findings.ts';
import { type Context, contextsOf } from './context.ts';
import { type Duration, durationsIn } from './durations.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { readFits } from './fits.ts';
import { deniedAfter, negators } from './negation.ts';
import { type Patient, patientIn } from './patient.ts';
import { joinPhrases } from './phrases.ts';
import { withoutCourtesy } from './preparing/courtesy.ts';
import { withoutReassurance } from './preparing/reassurance.ts';
import type { QuestionTopic } from './questions/question-topics.ts';
import { quietTopic } from './questions/quiet-question.ts';
import { readSenses } from './senses.ts';
import { type Severity, severities, severityAround } from './severity.ts';
import { correctSpelling } from './spelling.ts';
import { isOver, wasThereLately } from './time-past.ts';
import { SENTENCE, type Token, tokenise } from './tokenise.ts';
import { clausesWithMeaning, unknownPart, unreadDanger, unreadParts, withoutUnknown } from './unread.ts';
import { type VitalSigns, vitalSignsIn } from './vital-signs.ts';
import { type Whose, whoseOf } from './whose.ts';
import { DIAGNOSIS_STEMS } from './words/scope-words.ts';

/** What a text says: the present and the absent findings, and who is ill. */
export interface Reading {
  readonly present: ReadonlySet<FindingId>;
  readonly absent: ReadonlySet<FindingId>;
  readonly severity: ReadonlyMap<FindingId, Severity>;
  /** Days that single findings have lasted, if the text states it near them. */
  readonly lasting: ReadonlyMap<FindingId, number>;
  /** The longest time that the text states for the illness, in days. */
  readonly durationDays: number | undefined;
  readonly patient: Patient;
  readonly vitalSigns: VitalSigns;
  /** True if most of the text wasn't understood, and a word that can be dangerous is in that part. */
  readonly unreadDanger: boolean;
  /** True if the only fever is the one that "malaria" implies, which people say of many complaints. */
  readonly feverGuessed: boolean;
  /** True if a good part of the words is in no known language. */
  readonly unknownPart: boolean;
  /** The parts that were not read or led to no finding, as their words in lower case without marks. */
  readonly unread: readonly string[];
  /** The topic of a text that is a question without a complaint. */
  readonly asks: QuestionTopic | undefined;
  /** The words as written, without courtesy. */
  readonly written: readonly Token[];
}

/** Words between a finding and the duration that belongs to it, at most. */
const NEAR = 9;
/** Durations of one text that are looked at, which bounds the work. */
const MAX_DURATIONS = 40;

/** Complaints that people who look after a patient have themselves. */
const OF_CARERS: ReadonlySet<FindingId> = new Set<FindingId>(['anxiety', 'panic-attack']);
/** Backgrounds that can be over, unlike a known illness. */
const ENDING_BACKGROUNDS: ReadonlySet<FindingId> = new Set<FindingId>(['pregnant', 'postpartum', 'recent-cold']);

const isGuess = (tokens: readonly Token[], { at }: Mention) => at.every((word) => tokens[word]?.stem === 'malaria');

/** What a mention says of its finding. "Aside" is what ails a person other than the patient. */
type State = 'present' | 'absent' | 'elsewhere' | 'aside';

/** For each finding the words that can't make it present, as another wording says that they deny it or mean something else. */
function takenBackBy(
  mentions: readonly Mention[],
  isNegated: (mention: Mention) => boolean,
): ReadonlyMap<FindingId, ReadonlySet<number>> {
  const taken = new Map<FindingId, Set<number>>();
  for (const mention of mentions) {
    const { finding, says, at } = mention;
    if (says === 'present' || (says === 'absent' && isNegated(mention))) continue;
    for (const id of [finding, ...(says === 'other' ? narrowerThan(finding) : [])]) {
      const words = taken.get(id) ?? new Set();
      for (const word of at) words.add(word);
      taken.set(id, words);
    }
  }
  return taken;
}

/** Ends the scope of negators that belong to a wording ("not eating") behind it, unless the list goes on with "or". */
function withoutUsedNegators(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  covered: Int16Array | Int32Array,
): void {
  for (const { says, at } of mentions) {
    if (at.length < 2 || says !== 'present') continue;
    const last = at.at(-1) ?? 0;
    const next = tokens[last + 1]?.word;
    if (next === 'or' || next === 'nor') continue;
    for (const word of at) {
      for (let k = last + 1; k < covered.length && covered[k] === word; k += 1) covered[k] = -1;
    }
  }
}

/** Days of the duration that is nearest to a mention in its sentence. */
function nearestDuration(
  tokens: readonly Token[],
  durations: readonly Duration[],
  mention: Mention,
): number | undefined {
  const first = mention.at[0] ?? 0;
  const last = mention.at.at(-1) ?? 0;
  let best: number | undefined;
  let bestGap = NEAR + 1;
  for (const { at, days } of durations) {
    const gap = at > last ? at - last : first - at;
    if (gap >= bestGap || gap < 0) continue;
    const [from, to] = at > last ? [last, at] : [at, first];
    let parted = false;
    for (let k = from + 1; k <= to && !parted; k += 1) parted = (tokens[k]?.boundary ?? SENTENCE) >= SENTENCE;
    if (parted) continue;
    best = days;
    bestGap = gap;
  }
  return best;
}

/** Places of the words of complaints that are present, before it is known whose they are. */
function complaintWords(mentions: readonly Mention[], isNegated: (mention: Mention) => boolean): ReadonlySet<number> {
  const at = new Set<number>();
  for (const mention of mentions) {
    const kind = kindOf(mention.finding);
    const counts = (kind === 'complaint' || kind === 'sign') && !OF_CARERS.has(mention.finding);
    if (counts && mention.says === 'present' && !isNegated(mention)) at.add(mention.at.at(-1) ?? 0);
  }
  return at;
}

/** What the steps of reading found out about a text, by which its mentions are judged. */
interface Facts {
  readonly tokens: readonly Token[];
  readonly isNegated: (mention: Mention) => boolean;
  readonly takenBack: ReadonlyMap<FindingId, ReadonlySet<number>>;
  readonly whose: Whose;
  readonly contexts: readonly Context[];
}

/** True if a mention is covered by a negator or denied behind, and wasn't present shortly before. */
function negationTest(tokens: readonly Token[], covered: Int16Array | Int32Array): (mention: Mention) => boolean {
  return ({ at }) => {
    const last = at.at(-1) ?? 0;
    const isCovered = at.some((word) => (covered[word] ?? -1) >= 0 && !at.includes(covered[word] ?? -1));
    return (isCovered && !wasThereLately(tokens, last)) || deniedAfter(tokens, last);
  };
}

/** True if a finding of another person still says something of the patient: an exposure, an illness in the family. */
const isAboutPatient = (finding: FindingId) => kindOf(finding) === 'exposure' || finding.startsWith('family-');

/** True if a mention only might come, is over, or is a relative's, so that it is neither present nor absent. */
function isUnreal({ tokens, contexts }: Facts, { finding, at }: Mention): boolean {
  const last = at.at(-1) ?? 0;
  const context = contexts[last];
  if (context === 'hypothetical' && finding !== 'suicidal') return true;
  return isOver(tokens, finding, last) || (context === 'relative' && kindOf(finding) === 'background');
}

/** True if the statement around a mention is about the past. A background stays true, and so does most of a course. */
function isPast(context: Context | undefined, finding: FindingId): boolean {
  if (context !== 'past') return false;
  const kind = kindOf(finding);
  if (kind === 'background') return ENDING_BACKGROUNDS.has(finding);
  return kind !== 'course' || finding === 'bleeding';
}

/** True if a mention is a diagnosis that the writer fears or guesses. */
function isFeared({ tokens, contexts }: Facts, { finding, at }: Mention): boolean {
  if (contexts[at.at(-1) ?? 0] !== 'worry') return false;
  if (!at.every((word) => DIAGNOSIS_STEMS.has(tokens[word]?.stem ?? ''))) return false;
  return kindOf(finding) !== 'background' || finding === 'known-cancer';
}

function stateOf(facts: Facts, mention: Mention): State {
  const { finding, says, at } = mention;
  if (says === 'other') return 'elsewhere';
  const negated = facts.isNegated(mention);
  if (says === 'absent') return negated ? 'elsewhere' : 'absent';
  const { takenBack, whose, contexts } = facts;
  if (at.some((word) => takenBack.get(finding)?.has(word))) return 'elsewhere';
  const last = at.at(-1) ?? 0;
  const context = contexts[last];
  if (context === 'other-person' && !isAboutPatient(finding)) {
    return negated || whose.others[last] !== true || whose.over[last] === true ? 'elsewhere' : 'aside';
  }
  if (isUnreal(facts, mention)) return 'elsewhere';
  if (negated) return 'absent';
  return isPast(context, finding) || isFeared(facts, mention) ? 'elsewhere' : 'present';
}

interface Present {
  readonly present: Set<FindingId>;
  readonly severity: Map<FindingId, Severity>;
  readonly lasting: Map<FindingId, number>;
  /** True if a fever is reported by another word than "malaria". */
  isFeverReported: boolean;
}

/** Collects the findings that are present, with those that they imply, and what the words around them say. */
function collectPresent(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  durations: readonly Duration[],
): Present {
  const into: Present = { present: new Set(), severity: new Map(), lasting: new Map(), isFeverReported: false };
  const levels = severities(tokens);
  for (const mention of mentions) {
    const level = severityAround(tokens, levels, mention.at[0] ?? 0, mention.at.at(-1) ?? 0);
    const days = durations.length > 0 ? nearestDuration(tokens, durations, mention) : undefined;
    for (const id of [mention.finding, ...widerThan(mention.finding)]) {
      into.present.add(id);
      if (id === 'fever' && !isGuess(tokens, mention)) into.isFeverReported = true;
      if (level > (into.severity.get(id) ?? 1)) into.severity.set(id, level);
      if (days !== undefined && days > (into.lasting.get(id) ?? 0)) into.lasting.set(id, days);
    }
  }
  return into;
}

/** The findings that are said to be absent, with those that they include, without those that are present. */
function absentOf(
  mentions: readonly Mention[],
  states: readonly State[],
  present: ReadonlySet<FindingId>,
): Set<FindingId> {
  const absent = new Set<FindingId>();
  for (const [k, { finding }] of mentions.entries()) if (states[k] === 'absent') absent.add(finding);
  // Where a finding is present and denied at once, nothing is known of its kinds.
  for (const id of [...absent]) if (!present.has(id)) for (const narrower of narrowerThan(id)) absent.add(narrower);
  for (const id of present) absent.delete(id);
  return absent;
}

/** The longest duration of the patient's present illness in days. */
function longestDuration(durations: readonly Duration[], contexts: readonly Context[]): number | undefined {
  const current = durations.filter(({ at }) => contexts[at] !== 'past' && contexts[at] !== 'other-person');
  return current.length > 0 ? Math.max(...current.map(({ days }) => days)) : undefined;
}

/** True if one of these findings is a danger sign by itself. */
export function hasDangerSign(present: ReadonlySet<FindingId>): boolean {
  return [...present].some((id) => findingOf(id)?.isDanger === true);
}

/** Mentions that count as present: the patient's, and those of others if together they are a danger. */
function countedMentions(
  mentions: readonly Mention[],
  states: readonly State[],
  endangers: typeof hasDangerSign,
): readonly Mention[] {
  const aside = new Set(
    mentions.flatMap(({ finding }, k) => (states[k] === 'aside' ? [finding, ...widerThan(finding)] : [])),
  );
  const asideCounts = aside.size > 0 && endangers(aside);
  return mentions.filter((_, k) => states[k] === 'present' || (asideCounts && states[k] === 'aside'));
}

/**
 * Reads a description in everyday, clinical or Nigerian words. The result depends only on the text; the time is linear in
 * its length.
 * @param endangers true for findings that are a danger together; only then do findings of other people count
 */
export function readText(text: string, endangers: typeof hasDangerSign = hasDangerSign): Reading {
  return readTokens(withoutCourtesy(tokenise(text)), endangers);
}

/**
 * Returns the other readings of a description: without what others say to play it down, and without words of no known
 * language. None for most texts.
 * @param endangers as for `readText`
 */
export function otherReadingsOf({ written, unread }: Reading, endangers: typeof hasDangerSign): readonly Reading[] {
  const known = unread.length === 0 ? written : withoutUnknown(correctSpelling(written));
  return [withoutReassurance(written), known]
    .filter(({ length }) => length < written.length)
    .map((left) => readTokens(left, endangers));
}

const COMPLAINTS: ReadonlySet<string> = new Set(['complaint', 'sign', 'exposure']);

const prepared = (written: readonly Token[]) => readSenses(readFits(joinPhrases(correctSpelling(written))));

/** The clauses of a text without a complaint that led to no finding; none if it has a complaint. */
function clausesUnread(written: readonly Token[], mentions: readonly Mention[]): readonly string[] {
  if (mentions.some(({ finding }) => COMPLAINTS.has(kindOf(finding)))) return [];
  return clausesWithMeaning(written)
    .filter((clause) => findMentions(prepared(clause)).length === 0)
    .map((clause) => clause.map(({ word }) => word).join(' '));
}

function readTokens(written: readonly Token[], endangers: typeof hasDangerSign): Reading {
  const tokens = prepared(written);
  const mentions = findMentions(tokens);
  const covered = negators(tokens);
  withoutUsedNegators(tokens, mentions, covered);
  const isNegated = negationTest(tokens, covered);
  const whose = whoseOf(tokens, complaintWords(mentions, isNegated));
  const contexts = contextsOf(tokens, whose.others);
  const facts: Facts = { tokens, isNegated, takenBack: takenBackBy(mentions, isNegated), whose, contexts };
  const states = mentions.map((mention) => stateOf(facts, mention));
  const durations = durationsIn(tokens).slice(0, MAX_DURATIONS);
  const counted = countedMentions(mentions, states, endangers);
  const { present, severity, lasting, isFeverReported } = collectPresent(tokens, counted, durations);
  const foreign = unreadParts(tokens, mentions);
  return {
    present,
    absent: absentOf(mentions, states, present),
    severity,
    lasting,
    durationDays: longestDuration(durations, contexts),
    patient: patientIn(tokens, whose),
    vitalSigns: vitalSignsIn(tokens),
    feverGuessed: present.has('fever') && !isFeverReported,
    unreadDanger: unreadDanger(tokens, mentions, covered),
    unknownPart: foreign.length > 0 || unknownPart(tokens, mentions, covered),
    unread: foreign.length > 0 ? foreign : clausesUnread(written, mentions),
    asks: foreign.length > 0 ? undefined : quietTopic(tokens, mentions, covered),
    written,
  };
}
