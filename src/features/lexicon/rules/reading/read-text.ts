import { type FindingId, findingOf, kindOf, narrowerThan, widerThan } from '../findings/all-findings.ts';
import { contextsOf } from './context.ts';
import { durationsIn } from './durations.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { readFits } from './fits.ts';
import { deniedAfter, negators } from './negation.ts';
import { type Patient, patientIn } from './patient.ts';
import { joinPhrases } from './phrases.ts';
import { readSenses } from './senses.ts';
import { type Severity, severities, severityAround } from './severity.ts';
import { correctSpelling } from './spelling.ts';
import { isOver, wasThereLately } from './time-past.ts';
import { SENTENCE, type Token, tokenise } from './tokenise.ts';
import { unknownPart, unreadDanger } from './unread.ts';
import { type VitalSigns, vitalSignsIn } from './vital-signs.ts';
import { whoseOf } from './whose.ts';
import { DIAGNOSIS_STEMS } from './words/scope-words.ts';

/** What a text says: findings that are there and that are said not to be, and who is ill. */
export interface Reading {
  readonly present: ReadonlySet<FindingId>;
  readonly absent: ReadonlySet<FindingId>;
  readonly severity: ReadonlyMap<FindingId, Severity>;
  /** How long single findings have lasted, in days, where the text says it near them. */
  readonly lasting: ReadonlyMap<FindingId, number>;
  /** The longest time that the text states for the illness, in days. */
  readonly durationDays: number | undefined;
  readonly patient: Patient;
  readonly vitalSigns: VitalSigns;
  /** True if most of the text wasn't understood and a word of a dangerous area is among what wasn't. */
  readonly unreadDanger: boolean;
  /** True if the fever is no more than somebody's "malaria". */
  readonly feverGuessed: boolean;
  /** True if a good part of the words is in no known language. */
  readonly unknownPart: boolean;
}

/** Words between a finding and the length of time that belongs to it. */
const NEAR = 9;

/** Complaints of people who look after a patient. */
const NOT_ONES_ILLNESS: ReadonlySet<FindingId> = new Set<FindingId>(['anxiety', 'panic-attack']);
/** Backgrounds that end. */
const OF_THE_TIME: ReadonlySet<FindingId> = new Set<FindingId>(['pregnant', 'postpartum', 'recent-cold']);

const isGuess = (tokens: readonly Token[], { at }: Mention) => at.every((word) => tokens[word]?.stem === 'malaria');

type State = 'present' | 'absent' | 'elsewhere' | 'aside';

/** Words that a wording of absence or of something else has taken from a finding. */
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

/** Negators that are part of a wording ("not eating") cover nothing behind it, unless the list goes on with "or". */
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

function nearestDuration(
  tokens: readonly Token[],
  durations: ReturnType<typeof durationsIn>,
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

/** Words of complaints that are there, as far as single wordings say. */
function complaintWords(mentions: readonly Mention[], isNegated: (mention: Mention) => boolean): ReadonlySet<number> {
  const at = new Set<number>();
  for (const mention of mentions) {
    const kind = kindOf(mention.finding);
    const counts = (kind === 'complaint' || kind === 'sign') && !NOT_ONES_ILLNESS.has(mention.finding);
    if (counts && mention.says === 'present' && !isNegated(mention)) at.add(mention.at.at(-1) ?? 0);
  }
  return at;
}

/** True if one of some findings is a danger sign by itself. */
export function hasDangerSign(present: ReadonlySet<FindingId>): boolean {
  return [...present].some((id) => findingOf(id)?.isDanger === true);
}

/**
 * Reads a description in everyday, clinical or Nigerian words. Same text, same reading; linear in its length. What is
 * said of somebody else than the patient counts only if it is a danger together, which `endangers` decides.
 */
export function readText(text: string, endangers: typeof hasDangerSign = hasDangerSign): Reading {
  const tokens = readSenses(readFits(joinPhrases(correctSpelling(tokenise(text)))));
  const mentions = findMentions(tokens);
  const covered = negators(tokens);
  withoutUsedNegators(tokens, mentions, covered);
  const durations = durationsIn(tokens).slice(0, 40);
  const levels = severities(tokens);
  const isNegated = ({ at }: Mention) =>
    (at.some((word) => (covered[word] ?? -1) >= 0 && !at.includes(covered[word] ?? -1)) &&
      !wasThereLately(tokens, at.at(-1) ?? 0)) ||
    deniedAfter(tokens, at.at(-1) ?? 0);
  const takenBack = takenBackBy(mentions, isNegated);
  const whose = whoseOf(tokens, complaintWords(mentions, isNegated));
  const contexts = contextsOf(tokens, whose.others);

  const stateOf = (mention: Mention): State => {
    const { finding, says, at } = mention;
    if (says === 'other') return 'elsewhere';
    const negated = isNegated(mention);
    if (says === 'absent') return negated ? 'elsewhere' : 'absent';
    if (at.some((word) => takenBack.get(finding)?.has(word))) return 'elsewhere';
    const context = contexts[at.at(-1) ?? 0] ?? 'present';
    if (context === 'other-person' && kindOf(finding) !== 'exposure' && !finding.startsWith('family-')) {
      const word = at.at(-1) ?? 0;
      return negated || whose.others[word] !== true || whose.over[word] === true ? 'elsewhere' : 'aside';
    }
    if ((context === 'hypothetical' && finding !== 'suicidal') || isOver(tokens, finding, at.at(-1) ?? 0))
      return 'elsewhere';
    if (context === 'relative' && kindOf(finding) === 'background') return 'elsewhere';
    if (negated) return 'absent';
    if (
      context === 'past' &&
      (kindOf(finding) !== 'background' || OF_THE_TIME.has(finding)) &&
      (kindOf(finding) !== 'course' || finding === 'bleeding')
    )
      return 'elsewhere';
    const named = at.every((word) => DIAGNOSIS_STEMS.has(tokens[word]?.stem ?? ''));
    if (context === 'worry' && named && (kindOf(finding) !== 'background' || finding === 'known-cancer'))
      return 'elsewhere';
    return 'present';
  };

  const present = new Set<FindingId>();
  const absent = new Set<FindingId>();
  const severity = new Map<FindingId, Severity>();
  const lasting = new Map<FindingId, number>();
  const states = mentions.map(stateOf);
  const aside = new Set(
    mentions.flatMap(({ finding }, k) => (states[k] === 'aside' ? [finding, ...widerThan(finding)] : [])),
  );
  const asideCounts = aside.size > 0 && endangers(aside);
  let feverTold = false;
  for (const [k, mention] of mentions.entries()) {
    const state = states[k];
    if (state === 'absent') absent.add(mention.finding);
    if (state !== 'present' && !(state === 'aside' && asideCounts)) continue;
    const level = severityAround(tokens, levels, mention.at[0] ?? 0, mention.at.at(-1) ?? 0);
    const days = durations.length > 0 ? nearestDuration(tokens, durations, mention) : undefined;
    for (const id of [mention.finding, ...widerThan(mention.finding)]) {
      present.add(id);
      if (id === 'fever' && !isGuess(tokens, mention)) feverTold = true;
      if (level > (severity.get(id) ?? 1)) severity.set(id, level);
      if (days !== undefined && days > (lasting.get(id) ?? 0)) lasting.set(id, days);
    }
  }
  for (const id of [...absent]) for (const narrower of narrowerThan(id)) absent.add(narrower);
  for (const id of present) absent.delete(id);
  const current = durations.filter(({ at }) => contexts[at] !== 'past' && contexts[at] !== 'other-person');
  return {
    present,
    absent,
    severity,
    lasting,
    durationDays: current.length > 0 ? Math.max(...current.map(({ days }) => days)) : undefined,
    patient: patientIn(tokens, whose),
    vitalSigns: vitalSignsIn(tokens),
    feverGuessed: present.has('fever') && !feverTold,
    unreadDanger: unreadDanger(tokens, mentions, covered),
    unknownPart: unknownPart(tokens, mentions, covered),
  };
}
