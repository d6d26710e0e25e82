import type { Ticket, TicketAct } from '../contract.ts';

/** How long an act can be taken back, ms. */
export const TICKET_UNDO_MS = 10 * 60_000;

export type TicketState = Ticket['state'];
export type TicketOutcome = NonNullable<Ticket['outcome']>;

/** A ticket at one point. Instants are ms since the epoch. */
export interface StepFacts {
  readonly id: number;
  readonly pointId: number;
  readonly queuedAtMs: number;
  /** Of the last call. */
  readonly calledAtMs: number | null;
  readonly calls: number;
  readonly beganAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Who did the last act. */
  readonly memberId: number | null;
}

/** A ticket with its steps, the first one first. */
export interface TicketFacts {
  readonly leftAtMs: number | null;
  readonly outcome: TicketOutcome | null;
  readonly steps: readonly StepFacts[];
}

/** What a desk saw when it acted. */
export interface SeenTicket {
  readonly stepId: number;
  readonly state: TicketState;
  readonly calls: number;
}

/** What to write for an act; the instant of the act is the caller's. */
export type TicketChange =
  /** Call once more. */
  | { readonly kind: 'call' }
  /** Begin in a free unit. */
  | { readonly kind: 'begin' }
  /** End the step and join the queue of another point. */
  | { readonly kind: 'send' }
  /** End step and ticket. */
  | { readonly kind: 'end'; readonly outcome: 'done' | 'left' }
  /** Open the ticket and its last step again, in a free unit if it was being served. */
  | { readonly kind: 'reopen'; readonly stepId: number; readonly isServed: boolean }
  /** Remove the last step and open the one before, in a free unit if it was being served. */
  | { readonly kind: 'take_back'; readonly stepId: number; readonly isServed: boolean; readonly removedId: number }
  /** Not begun after all. */
  | { readonly kind: 'unbegin' }
  /** Not called after all. */
  | { readonly kind: 'uncall' };

export type ActOutcome =
  | { readonly kind: 'change'; readonly change: TicketChange }
  /** The same member did the same before. */
  | { readonly kind: 'done_before' }
  | { readonly kind: 'refusal'; readonly refusal: 'ticket_changed' | 'not_possible' };

/** Returns the open step of a ticket, or its last one. Every ticket has one. */
export function lastStep({ steps }: Pick<TicketFacts, 'steps'>): StepFacts {
  const step = steps.find(({ endedAtMs }) => endedAtMs === null) ?? steps.at(-1);
  if (step === undefined) throw new Error('A ticket has no step.');
  return step;
}

/** Returns the state of a ticket. */
export function stateOfTicket(ticket: TicketFacts): TicketState {
  if (ticket.leftAtMs !== null) return 'gone';
  const { beganAtMs, calledAtMs } = lastStep(ticket);
  if (beganAtMs !== null) return 'served';
  return calledAtMs === null ? 'waiting' : 'called';
}

/** Returns since when a ticket is in its state, ms. */
export function stateSinceMs(ticket: TicketFacts): number {
  const { beganAtMs, calledAtMs, queuedAtMs } = lastStep(ticket);
  return ticket.leftAtMs ?? beganAtMs ?? calledAtMs ?? queuedAtMs;
}

/** The acts that each state allows. */
const ALLOWED: Readonly<Record<TicketState, readonly TicketAct[]>> = {
  waiting: ['call', 'begin', 'send', 'finish', 'leave', 'undo'],
  called: ['call', 'begin', 'send', 'finish', 'leave', 'undo'],
  served: ['send', 'finish', 'leave', 'undo'],
  gone: ['undo'],
};

const CHANGES: Readonly<Record<Exclude<TicketAct, 'undo'>, TicketChange>> = {
  call: { kind: 'call' },
  begin: { kind: 'begin' },
  send: { kind: 'send' },
  finish: { kind: 'end', outcome: 'done' },
  leave: { kind: 'end', outcome: 'left' },
};

/**
 * Returns what an act of a member does to a ticket at an instant (ms). `was` is what the member's screen showed: if another
 * act came between, nothing is changed. `pointId` is where `send` leads.
 */
export function actOn(
  ticket: TicketFacts,
  {
    act,
    was,
    pointId,
    memberId,
    nowMs,
  }: {
    readonly act: TicketAct;
    readonly was: SeenTicket;
    readonly pointId: number | undefined;
    readonly memberId: number;
    readonly nowMs: number;
  },
): ActOutcome {
  const step = lastStep(ticket);
  const state = stateOfTicket(ticket);
  if (step.id !== was.stepId || state !== was.state || step.calls !== was.calls) {
    const isMine = step.memberId === memberId;
    return isMine && AFTER[act](afterFacts(ticket), was, pointId)
      ? { kind: 'done_before' }
      : { kind: 'refusal', refusal: 'ticket_changed' };
  }
  if (!ALLOWED[state].includes(act)) return { kind: 'refusal', refusal: 'not_possible' };
  const change = act === 'undo' ? undoable(ticket, nowMs)?.change : CHANGES[act];
  return change === undefined ? { kind: 'refusal', refusal: 'not_possible' } : { kind: 'change', change };
}

/** Returns until when the last act on a ticket can be taken back, ms; null if there is none at this instant (ms). */
export function undoUntilMs(ticket: TicketFacts, nowMs: number): number | null {
  const last = undoable(ticket, nowMs);
  return last === undefined ? null : last.atMs + TICKET_UNDO_MS;
}

/** The last act, as the steps show it, and what takes it back; undefined after `TICKET_UNDO_MS`. */
function undoable(ticket: TicketFacts, nowMs: number) {
  const last = lastAct(ticket);
  return last !== undefined && nowMs - last.atMs < TICKET_UNDO_MS ? last : undefined;
}

function lastAct(ticket: TicketFacts): { readonly atMs: number; readonly change: TicketChange } | undefined {
  const step = lastStep(ticket);
  const { leftAtMs, outcome, steps } = ticket;
  if (leftAtMs !== null) {
    // What ended with its appointment, or was a mistake, begins again with a mark.
    if (outcome !== 'done' && outcome !== 'left') return undefined;
    const change = { kind: 'reopen', stepId: step.id, isServed: step.beganAtMs !== null } as const;
    return { atMs: leftAtMs, change };
  }
  if (step.beganAtMs !== null) return { atMs: step.beganAtMs, change: { kind: 'unbegin' } };
  if (step.calledAtMs !== null) return { atMs: step.calledAtMs, change: { kind: 'uncall' } };
  const before = steps[steps.indexOf(step) - 1];
  if (before === undefined) return undefined;
  const isServed = before.beganAtMs !== null;
  return { atMs: step.queuedAtMs, change: { kind: 'take_back', stepId: before.id, isServed, removedId: step.id } };
}

/** By act, whether a ticket is as the act leaves it that met `was`. */
const AFTER: Readonly<Record<TicketAct, (now: AfterFacts, was: SeenTicket, pointId: number | undefined) => boolean>> = {
  call: ({ step, state }, was) => step.id === was.stepId && state === 'called' && step.calls === was.calls + 1,
  begin: ({ step, state }, was) => step.id === was.stepId && state === 'served' && step.calls === was.calls,
  send: ({ step, state, before }, was, pointId) =>
    state === 'waiting' && step.pointId === pointId && before?.id === was.stepId,
  finish: ({ step, outcome }, was) => step.id === was.stepId && outcome === 'done',
  leave: ({ step, outcome }, was) => step.id === was.stepId && outcome === 'left',
  undo: isUndone,
};

interface AfterFacts {
  readonly state: TicketState;
  readonly step: StepFacts;
  readonly before: StepFacts | undefined;
  readonly outcome: TicketOutcome | null;
}

function isUndone({ state, step }: AfterFacts, was: SeenTicket): boolean {
  if (was.state === 'waiting') return step.id < was.stepId && state !== 'gone';
  if (step.id !== was.stepId) return false;
  if (was.state === 'called') return step.calls === was.calls - 1 && (state === 'called' || state === 'waiting');
  return step.calls === was.calls && state !== was.state && state !== 'gone';
}

function afterFacts(ticket: TicketFacts): AfterFacts {
  const step = lastStep(ticket);
  const before = ticket.steps[ticket.steps.indexOf(step) - 1];
  return { state: stateOfTicket(ticket), step, before, outcome: ticket.outcome };
}
