import { type FindingId, kindOf, narrowerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import { dangerSigns } from './danger-signs.ts';
import { explains, worthNaming } from './leading.ts';
import type { Presentation } from './presentation.ts';
import { NO_COMPLAINT } from './quiet.ts';
import { type Ranked, rank } from './ranking.ts';
import { RULES } from './rules/all-rules.ts';
import type { Rule } from './rules/rule.ts';
import { SOURCES } from './rules/sources.ts';
import type { AppliedRule, RedFlag, SeeBy, Urgency } from './triage-result.ts';

/** Likelihood of all dangerous conditions together from which the urgency is high. */
const HIGH_FROM = 0.3;
/** Likelihood of all conditions that a clinician should see from which the urgency is at least medium. */
const MEDIUM_FROM = 0.5;
/** Likelihood from which the likeliest condition is named. The urgency is never below that of a named condition. */
export const NAMED_FROM = 0.2;
/** Findings that a dangerous condition must explain to count towards a high urgency. */
const MIN_EXPLAINED = 2;
/** Findings that point to a dangerous condition as much as two others: pressure on the chest is a heart attack's own sign. */
const TELLING: readonly FindingId[] = ['chest-pain-pressing'];

/** An urgency with its reasons, most urgent first. */
export interface Decision {
  readonly urgency: Urgency;
  readonly seeBy: SeeBy;
  /**
   * The danger signs. Never empty if the urgency is high: without a rule the leading dangerous condition is the flag. If it
   * is medium, only signs that depend on something unknown.
   */
  readonly flags: readonly RedFlag[];
  /** Never empty. */
  readonly reasons: readonly AppliedRule[];
  /** The conditions worth naming, the likeliest first: beside a danger sign those that explain it. */
  readonly named: readonly Ranked[];
}

/** What the ranking demands, and the condition that demands it. */
interface Demand {
  readonly level: Urgency;
  readonly by: Ranked | undefined;
}

const ORDER: Readonly<Record<SeeBy, number>> = {
  now: 0,
  'within 24 hours': 1,
  'within 3 days': 2,
  'within 7 days': 3,
  'if it does not get better': 4,
};

/**
 * False for a dangerous condition that merely ranks high: fewer than two findings point to it. A text that is no more than
 * the name of a complaint ("swollen tongue") can't say more than one.
 */
function isSupported({ condition, explained }: Ranked, { isBrief, present }: Presentation): boolean {
  if (condition.level !== 'high' || explained >= MIN_EXPLAINED) return true;
  const isTelling = TELLING.some((id) => present.has(id)) && explains(condition, TELLING);
  return explained > 0 && (isBrief || isTelling);
}

/** Returns the level that the dangerous or treatable conditions together reach, and the condition that leads it. */
function demandedBy(ranked: readonly Ranked[], p: Presentation): Demand {
  let high = 0;
  let medium = 0;
  for (const { condition, likelihood, explained } of ranked) {
    if (condition.level === 'high' && explained >= MIN_EXPLAINED) high += likelihood;
    else if (condition.level !== 'low') medium += likelihood;
  }
  const first = ranked[0];
  const isNamed = first !== undefined && first.likelihood >= NAMED_FROM && isSupported(first, p);
  const named: Urgency = isNamed ? first.condition.level : 'low';
  const shared: Urgency = high >= HIGH_FROM ? 'high' : high + medium >= MEDIUM_FROM ? 'medium' : 'low';
  const level = LEVELS.indexOf(named) > LEVELS.indexOf(shared) ? named : shared;
  return { level, by: ranked.find(({ condition }) => condition.level === level) ?? ranked[0] };
}

const FEVER: readonly FindingId[] = ['fever', ...narrowerThan('fever')];

/** The patient without the fever, which often is only a guess: "it is only malaria". */
function withoutFever(p: Presentation): Presentation {
  const isMeasuredNormal = (p.vitalSigns.temperatureC ?? 37.5) < 37.5;
  return {
    ...p,
    present: new Set([...p.present].filter((id) => !FEVER.includes(id))),
    absent: isMeasuredNormal ? new Set([...p.absent, ...FEVER]) : p.absent,
  };
}

/**
 * Returns the patient with fewer findings: without the danger signs, without the wider findings of these, and each of both
 * also without the fever. A further finding can make a harmless illness likelier; ranking these too, it can't lower the
 * urgency.
 */
function withLess(p: Presentation): readonly Presentation[] {
  const signs = dangerSigns();
  const calm = [...p.present].filter((id) => !signs.has(id));
  const apart = calm.filter((id) => {
    const narrower = narrowerThan(id).filter((kind) => p.present.has(kind));
    return narrower.length === 0 || narrower.some((kind) => !signs.has(kind));
  });
  const calmer = calm.length < p.present.size ? [calm, apart].map((ids) => ({ ...p, present: new Set(ids) })) : [];
  return p.present.has('fever') ? [...calmer, ...[p, ...calmer].map(withoutFever)] : calmer;
}

/** The highest level that the ranking demands, with all findings or with fewer. */
function demandOf(p: Presentation, ranked: readonly Ranked[], isHigh: boolean): Demand {
  const demand = demandedBy(ranked, p);
  if (isHigh || demand.level === 'high') return demand;
  return withLess(p)
    .map((less) => demandedBy(rank(less), less))
    .reduce((most, one) => (LEVELS.indexOf(one.level) > LEVELS.indexOf(most.level) ? one : most), demand);
}

const LEVELS: readonly Urgency[] = ['low', 'medium', 'high'];

const NOTHING_READ: AppliedRule = {
  id: 'not-understood',
  because: 'Nothing that was said could be understood, and what is not known is not safe.',
  source: SOURCES.remote,
};

const MUCH_UNREAD: AppliedRule = {
  id: 'not-understood',
  because: 'Much of what was said could not be understood, and it speaks of something that can be dangerous.',
  source: SOURCES.remote,
};

const PART_UNKNOWN: AppliedRule = {
  id: 'not-understood',
  because: 'Part of what was said could not be understood, and what is not known is not safe.',
  source: SOURCES.remote,
};

const UNCLEAR: AppliedRule = {
  id: 'unclear',
  because: 'What was said fits no harmless illness well enough to be looked after without anybody’s look at it.',
  source: SOURCES.remote,
};

const NO_DANGER = 'No danger sign was found';

/** True if a reason says that there is no danger, which contradicts a high urgency. */
export const deniesDanger = ({ because }: AppliedRule): boolean => because.startsWith(NO_DANGER);

function reasonOf({ condition }: Ranked, level: Urgency): AppliedRule {
  const because = {
    high: `${condition.name} is possible and needs care now.`,
    medium: `${condition.name} is possible and should be seen by a clinician.`,
    low: `${NO_DANGER}; ${condition.name} is usually looked after at home or with a pharmacist.`,
  }[level];
  return { id: `condition-${condition.id}`, because, source: condition.source };
}

const flagOf = ({ id, name, because }: Rule): RedFlag => ({ id, name, because });

/** The danger signs that the screens show: the rules that are high, or the condition that alone makes the urgency high. */
function flagsOf(high: readonly Rule[], { level, by }: Demand): readonly RedFlag[] {
  if (high.length > 0) return high.map(flagOf);
  if (level !== 'high' || by === undefined) return [];
  const { id, because } = reasonOf(by, level);
  return [{ id, name: `Possible ${by.condition.name}`, because }];
}

const NO_DANGER_SIGN: AppliedRule = {
  id: 'no-danger-sign',
  because: `${NO_DANGER} in what was said.`,
  source: SOURCES.selfCareWho,
};

/** Every rule that applies, and what the ranking demands. */
interface Demands {
  readonly high: readonly Rule[];
  readonly applied: readonly Rule[];
  readonly ofRanking: Demand;
}

function demandsOn(p: Presentation, ranked: readonly Ranked[]): Demands {
  const known = p.feverGuessed ? withoutFever(p) : p;
  // A guessed fever can make a rule apply, but never stops one: "malaria" must not turn a sudden headache into the flu.
  const applied = RULES.filter((rule) => rule.applies(p) || rule.applies(known));
  const high = applied.filter(({ level }) => level === 'high');
  return { high, applied, ofRanking: demandOf(p, ranked, high.length > 0) };
}

/** The reasons for an urgency, never empty: the rules, most urgent first, then the condition that decides or is named. */
function reasonsFor(p: Presentation, demands: Demands, named: readonly Ranked[]): readonly AppliedRule[] {
  const { high, applied, ofRanking } = demands;
  const ordered = [...high, ...applied.filter(({ level }) => level === 'medium')];
  const reasons: AppliedRule[] = ordered.map(({ id, because, source }) => ({ id, because, source }));
  const { by, level } = ofRanking;
  if (by !== undefined && (high.length === 0 || (level !== 'low' && named.includes(by))))
    reasons.push(reasonOf(by, level));
  if (reasons.length > 0) return reasons;
  return [p.present.size === 0 && p.absent.size === 0 ? NOTHING_READ : NO_DANGER_SIGN];
}

/** The earliest time that a rule or the ranking demands, undefined if none does. */
function earliestTime({ applied, ofRanking }: Demands): SeeBy | undefined {
  const times: SeeBy[] = applied.map((rule) => rule.seeBy ?? 'within 24 hours');
  if (ofRanking.level === 'medium') times.push(ofRanking.by?.condition.seeBy ?? 'within 24 hours');
  return times.length === 0 ? undefined : times.reduce((a, b) => (ORDER[b] < ORDER[a] ? b : a));
}

/** True if the complaint is in the words that were not read: what was read is a background, such as a pregnancy. */
const isComplaintUnread = ({ present, unread }: Presentation) =>
  unread.length > 0 && [...present].every((id) => kindOf(id) === 'background');

/** The reason why a description that demands nothing is not safe to call low; undefined if it is safe. */
function doubtAbout(p: Presentation, ranked: readonly Ranked[]): AppliedRule | undefined {
  if ((ranked[0]?.likelihood ?? 0) < NAMED_FROM) return isComplaintUnread(p) ? PART_UNKNOWN : UNCLEAR;
  if (p.unreadDanger) return MUCH_UNREAD;
  return p.unknownPart ? PART_UNKNOWN : undefined;
}

/** Returns the most urgent level that rules and plausible conditions demand; medium if nothing could be read. */
export function decide(p: Presentation, ranked: readonly Ranked[]): Decision {
  const demands = demandsOn(p, ranked);
  const { high, applied, ofRanking } = demands;
  // A ranking of backgrounds alone says nothing of an illness.
  if (p.asks !== undefined && applied.length === 0)
    return { urgency: 'low', seeBy: 'if it does not get better', flags: [], reasons: [NO_COMPLAINT], named: [] };
  const named = worthNaming(p, ranked, high);
  const reasons = reasonsFor(p, demands, named);
  if (high.length > 0 || ofRanking.level === 'high')
    return { urgency: 'high', seeBy: 'now', flags: flagsOf(high, ofRanking), reasons, named };
  const seeBy = earliestTime(demands);
  const supported = named.filter((one) => isSupported(one, p));
  if (seeBy !== undefined)
    return {
      urgency: 'medium',
      seeBy,
      flags: applied.filter(({ warns }) => warns).map(flagOf),
      reasons,
      named: supported,
    };
  const unsafe = { urgency: 'medium', seeBy: 'within 24 hours', flags: [], named: supported } as const;
  if (p.present.size === 0) return { ...unsafe, reasons: [NOTHING_READ] };
  const doubt = doubtAbout(p, ranked);
  if (doubt === UNCLEAR) return { ...unsafe, reasons: [doubt, ...reasons] };
  // Beside words that were not read no condition is named: the part that was read may not be the one that matters.
  if (doubt !== undefined) return { ...unsafe, named: [], reasons: [doubt] };
  return { urgency: 'low', seeBy: 'if it does not get better', flags: [], reasons, named: supported };
}
