import type { TriageAnswer } from '#features/symptoms/contract.ts';
import type { Draft, Offer } from './booking-draft.ts';
import { relativeOf } from './relative.ts';

/** How long a booking waits for the answer, ms: a poor network must not keep a patient from booking. */
export const DANGER_PATIENCE_MS = 4000;

/** A danger sign in the patient's text. */
export type DangerSign = TriageAnswer['redFlags'][number];

/** The question to triage. */
export interface DangerQuestion {
  readonly text: string;
  /** True for the patient, whose age the server knows. */
  readonly forSelf?: true;
  /** Whole years of a relative; absent when it isn't known. */
  readonly ageYears?: number | undefined;
  /** Months besides them, where they are known. */
  readonly ageMonths?: number | undefined;
}

/** A warning to the patient. */
export interface DangerWarning {
  /** Null if the check failed. */
  readonly signs: readonly DangerSign[] | null;
  /** The question, as text. */
  readonly content: string;
  /** True if the booking had moved on before the result came; "Continue anyway" then only closes the warning. */
  readonly isLate: boolean;
}

/**
 * What happens once a check lets the booking go on: the next step, or the booking of the patient who just signed in.
 */
export type AfterCheck = { readonly go: 'on' } | { readonly go: 'book'; readonly userId: number };

/** What is known about danger signs in one booking. */
export interface DangerCheck {
  /** The signs found, by question; an empty list when it is harmless. */
  readonly answered: Readonly<Record<string, readonly DangerSign[]>>;
  /** Questions whose warning the patient has read and accepted. */
  readonly accepted: readonly string[];
  /** Questions without an answer; the patient has read that nothing was checked. */
  readonly unanswered: readonly string[];
  /** The latest question. */
  readonly latest: string;
  /** Number of the last check, by which a result of an earlier one is recognised. */
  readonly run: number;
  /** The check that the booking waits for. */
  readonly waiting: { readonly run: number; readonly content: string; readonly then: AfterCheck } | null;
  readonly warning: DangerWarning | null;
}

export const NOTHING_CHECKED: DangerCheck = {
  answered: {},
  accepted: [],
  unanswered: [],
  latest: '',
  run: 0,
  waiting: null,
  warning: null,
};

/** Calls triage, and reports its result or, after `DANGER_PATIENCE_MS` or a failure, that there is none yet. */
export interface LookForDanger {
  readonly type: 'look-for-danger';
  readonly question: DangerQuestion;
  readonly content: string;
  readonly run: number;
}

/** The check after an event. `go`: the booking may go on now. `ask`: triage must answer a question first. */
export interface Checked {
  readonly danger: DangerCheck;
  readonly go?: AfterCheck;
  readonly ask?: LookForDanger;
}

/**
 * Decides whether a booking may go on with its symptoms. If they include danger signs, the patient is warned first, and
 * not again of the same signs after "Continue anyway". A harmless text isn't checked again, except after signing in
 * (`then.go` is `book`): the server may then know an age at which it isn't harmless. While a check runs, another
 * attempt does nothing.
 */
export function checkDanger(danger: DangerCheck, draft: Draft<Offer>, then: AfterCheck): Checked {
  const question = questionOf(draft);
  const content = JSON.stringify(question);
  const isHarmless = danger.answered[content]?.length === 0 && then.go === 'on';
  if (question.text === '' || danger.accepted.includes(content) || isHarmless) return { danger, go: then };
  if (danger.waiting !== null) return { danger };
  const warned = warnOf(danger, content);
  if (warned !== undefined) return { danger: warned };
  const run = danger.run + 1;
  return {
    danger: { ...danger, run, latest: content, waiting: { run, content, then } },
    ask: { type: 'look-for-danger', question, content, run },
  };
}

/** Handles an answer of triage, which may be late. */
export function dangerAnswered(
  danger: DangerCheck,
  { content, run, signs }: { readonly content: string; readonly run: number; readonly signs: readonly DangerSign[] },
): Checked {
  const then = danger.waiting?.run === run ? danger.waiting.then : undefined;
  const known: DangerCheck = {
    ...danger,
    answered: { ...danger.answered, [content]: signs },
    waiting: then === undefined ? danger.waiting : null,
  };
  if (signs.length === 0 || known.accepted.includes(content)) return { danger: known, ...(then && { go: then }) };
  // A result for an earlier text shows no warning.
  if (content !== known.latest) return { danger: known };
  // A repeated check may get several results: the patient is warned once, and again before going on.
  if (then === undefined && (danger.answered[content] ?? []).length > 0) return { danger: known };
  // The "could not be checked" notice also holds the booking, so a result then isn't late.
  const isLate = then === undefined && (known.warning === null || known.warning.isLate);
  return { danger: { ...known, warning: { signs, content, isLate } } };
}

/**
 * Handles a check that got no answer in time. The first time, the patient reads that nothing was checked; after that
 * the booking goes on, and the check is retried before each later step.
 */
export function dangerUnanswered(
  danger: DangerCheck,
  { content, run }: { readonly content: string; readonly run: number },
): Checked {
  if (danger.waiting?.run !== run) return { danger };
  const known = { ...danger, waiting: null };
  const warned = warnOf(known, content);
  if (warned !== undefined) return { danger: warned };
  if (known.unanswered.includes(content)) return { danger: known, go: danger.waiting.then };
  return {
    danger: {
      ...known,
      unanswered: [...known.unanswered, content],
      warning: { signs: null, content, isLate: false },
    },
  };
}

/** Cancels the check because the patient left the step: it then neither shows a warning nor moves the booking on. */
export function leaveCheck(danger: DangerCheck): DangerCheck {
  return { ...danger, run: danger.run + 1, waiting: null, warning: null };
}

/** Handles "Continue anyway". */
export function acceptDanger(danger: DangerCheck): DangerCheck {
  const { warning, accepted } = danger;
  const isRead = warning !== null && warning.signs !== null;
  return leaveCheck(isRead ? { ...danger, accepted: [...accepted, warning.content] } : danger);
}

/** True if the patient was warned of danger signs in these symptoms and chose "Continue anyway". */
export function hasAcceptedDanger({ accepted }: DangerCheck, draft: Draft<Offer>): boolean {
  return accepted.includes(JSON.stringify(questionOf(draft)));
}

function questionOf({ symptoms, forPerson }: Draft<Offer>): DangerQuestion {
  if (forPerson === null) return { text: symptoms.trim(), forSelf: true };
  const { ageMonths } = forPerson;
  return { text: symptoms.trim(), ageYears: relativeOf(forPerson)?.age, ...(ageMonths !== undefined && { ageMonths }) };
}

/** The check with a warning of signs that were found before; undefined when there are none, or they were accepted. */
function warnOf(danger: DangerCheck, content: string): DangerCheck | undefined {
  const signs = danger.answered[content] ?? [];
  if (signs.length === 0 || danger.accepted.includes(content)) return undefined;
  return { ...danger, warning: { signs, content, isLate: false } };
}
