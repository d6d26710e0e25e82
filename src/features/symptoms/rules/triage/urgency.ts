import { type FindingId, narrowerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import { dangerSigns } from './danger-signs.ts';
import { worthNaming } from './leading.ts';
import type { Presentation } from './presentation.ts';
import { type Ranked, rank } from './ranking.ts';
import { RULES } from './rules/all-rules.ts';
import type { Rule } from './rules/rule.ts';
import { SOURCES } from './rules/sources.ts';
import type { AppliedRule, RedFlag, SeeBy, Urgency } from './triage-result.ts';

/** Share of the dangerous conditions together from which the answer is high. */
const HIGH_FROM = 0.3;
/** Share of the conditions together that a clinician should see from which the answer is at least medium. */
const MEDIUM_FROM = 0.5;
/** Least share that the likeliest condition needs to be named; one that is named is never above the urgency. */
export const NAMED_FROM = 0.2;
/** Fewest findings that a dangerous condition has to explain before it decides alone. */
const EXPLAINED = 2;

/** The urgency with everything that demands it, the most urgent first. */
export interface Decision {
  readonly urgency: Urgency;
  readonly seeBy: SeeBy;
  /**
   * The danger signs; for a high urgency never empty: without a rule the leading dangerous condition is the flag. A medium
   * one has them only where a sign depends on what isn't known.
   */
  readonly flags: readonly RedFlag[];
  /** Never empty. */
  readonly reasons: readonly AppliedRule[];
  /** The conditions worth naming, the likeliest first: beside a danger sign those that explain it. */
  readonly named: readonly Ranked[];
}

const ORDER: Readonly<Record<SeeBy, number>> = {
  now: 0,
  'within 24 hours': 1,
  'within 3 days': 2,
  'within 7 days': 3,
  'if it does not get better': 4,
};

/** What the ranking by itself demands: the level that dangerous or treatable conditions together reach. */
function demandedBy(ranked: readonly Ranked[]): { level: Urgency; by: Ranked | undefined } {
  let high = 0;
  let medium = 0;
  for (const { condition, likelihood, explained } of ranked) {
    if (condition.level === 'high' && explained >= EXPLAINED) high += likelihood;
    else if (condition.level !== 'low') medium += likelihood;
  }
  const first = ranked[0];
  const named: Urgency = first !== undefined && first.likelihood >= NAMED_FROM ? first.condition.level : 'low';
  const shared: Urgency = high >= HIGH_FROM ? 'high' : high + medium >= MEDIUM_FROM ? 'medium' : 'low';
  const level = LEVELS.indexOf(named) > LEVELS.indexOf(shared) ? named : shared;
  return { level, by: ranked.find(({ condition }) => condition.level === level) ?? ranked[0] };
}

const FEVER: readonly FindingId[] = ['fever', ...narrowerThan('fever')];

/** Somebody without the fever, which often is no more than a guess: "it is only malaria". */
function withoutFever(p: Presentation): Presentation {
  const measured = (p.vitalSigns.temperatureC ?? 37.5) < 37.5;
  return {
    ...p,
    present: new Set([...p.present].filter((id) => !FEVER.includes(id))),
    absent: measured ? new Set([...p.absent, ...FEVER]) : p.absent,
  };
}

/**
 * Somebody with less, so that what is left out can't lower the answer by making a harmless illness likelier: without the
 * danger signs, without what they are a kind of, and each also without the fever.
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

/** The most of what the ranking demands with everything and with less. */
function demandOf(p: Presentation, ranked: readonly Ranked[], isHigh: boolean): ReturnType<typeof demandedBy> {
  const demand = demandedBy(ranked);
  if (isHigh || demand.level === 'high') return demand;
  return withLess(p)
    .map((less) => demandedBy(rank(less)))
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

function reasonOf({ condition }: Ranked, level: Urgency): AppliedRule {
  const because = {
    high: `${condition.name} is possible and needs care now.`,
    medium: `${condition.name} is possible and should be seen by a clinician.`,
    low: `No danger sign was found; ${condition.name} is usually looked after at home or with a pharmacist.`,
  }[level];
  return { id: `condition-${condition.id}`, because, source: condition.source };
}

const flagOf = ({ id, name, because }: Rule): RedFlag => ({ id, name, because });

/** What the screens warn of: the rules that are high, or the condition that alone makes the answer high. */
function flagsOf(high: readonly Rule[], { level, by }: ReturnType<typeof demandedBy>): readonly RedFlag[] {
  if (high.length > 0) return high.map(flagOf);
  if (level !== 'high' || by === undefined) return [];
  const { id, because } = reasonOf(by, level);
  return [{ id, name: `Possible ${by.condition.name}`, because }];
}

const NO_DANGER_SIGN: AppliedRule = {
  id: 'no-danger-sign',
  because: 'No danger sign was found in what was said.',
  source: SOURCES.selfCareWho,
};

/** The most urgent of what rules and plausible conditions demand; medium when nothing could be read. */
export function decide(p: Presentation, ranked: readonly Ranked[]): Decision {
  const known = p.feverGuessed ? withoutFever(p) : p;
  // A guess may call for a rule, and never takes one back: "malaria" makes no flu of a sudden headache.
  const applied = RULES.filter((rule) => rule.applies(p) || rule.applies(known));
  const high = applied.filter(({ level }) => level === 'high');
  const ordered = [...high, ...applied.filter(({ level }) => level === 'medium')];
  const demand = demandOf(p, ranked, high.length > 0);
  const reasons: AppliedRule[] = ordered.map(({ id, because, source }) => ({ id, because, source }));
  const named = worthNaming(p, ranked, high);
  if (demand.by !== undefined && (high.length === 0 || (demand.level !== 'low' && named.includes(demand.by))))
    reasons.push(reasonOf(demand.by, demand.level));
  if (reasons.length === 0) reasons.push(p.present.size === 0 && p.absent.size === 0 ? NOTHING_READ : NO_DANGER_SIGN);

  if (high.length > 0 || demand.level === 'high')
    return { urgency: 'high', seeBy: 'now', flags: flagsOf(high, demand), reasons, named };
  const times: SeeBy[] = applied.map((rule: Rule) => rule.seeBy ?? 'within 24 hours');
  if (demand.level === 'medium') times.push(demand.by?.condition.seeBy ?? 'within 24 hours');
  if (times.length > 0) {
    const seeBy = times.reduce((a, b) => (ORDER[b] < ORDER[a] ? b : a));
    return { urgency: 'medium', seeBy, flags: applied.filter(({ warns }: Rule) => warns).map(flagOf), reasons, named };
  }
  if (p.present.size === 0)
    return { urgency: 'medium', seeBy: 'within 24 hours', flags: [], reasons: [NOTHING_READ], named };
  if ((ranked[0]?.likelihood ?? 0) < NAMED_FROM)
    return { urgency: 'medium', seeBy: 'within 24 hours', flags: [], reasons: [UNCLEAR, ...reasons], named };
  if (p.unreadDanger)
    return { urgency: 'medium', seeBy: 'within 24 hours', flags: [], reasons: [MUCH_UNREAD, ...reasons], named };
  if (p.unknownPart)
    return { urgency: 'medium', seeBy: 'within 24 hours', flags: [], reasons: [PART_UNKNOWN, ...reasons], named };
  return { urgency: 'low', seeBy: 'if it does not get better', flags: [], reasons, named };
}
