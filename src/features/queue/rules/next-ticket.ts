import type { NextReason, Priority } from '../contract.ts';

const MINUTE_MS = 60_000;

/** How long before its start an appointment counts as due, ms. */
const DUE_MS = 5 * MINUTE_MS;

/** After this time at a point a walk-in, or a patient who came early, is served before others, ms. */
const LONG_WAIT_MS = 45 * MINUTE_MS;

/** What decides when a ticket is served at a point. Instants are ms since the epoch. */
export interface QueuedTicket {
  readonly id: number;
  readonly series: string;
  readonly number: number;
  readonly priority: Priority;
  /** The start of the appointment; null for a walk-in. */
  readonly startsAtMs: number | null;
  /** When it joined the queue of this point. */
  readonly queuedAtMs: number;
}

interface Turn {
  readonly rank: number;
  /** Orders tickets of one rank, the smallest first. */
  readonly within: number;
  readonly reason: NextReason;
}

/** The order in which tickets are served: the first row that applies decides. */
const TURNS: readonly ((ticket: QueuedTicket, nowMs: number) => Omit<Turn, 'rank'> | undefined)[] = [
  ({ priority }) => (priority === 'danger' ? { reason: 'danger', within: 0 } : undefined),
  ({ priority }) => (priority === 'priority' ? { reason: 'priority', within: 0 } : undefined),
  ({ startsAtMs }, nowMs) =>
    startsAtMs !== null && startsAtMs <= nowMs + DUE_MS ? { reason: 'due', within: startsAtMs } : undefined,
  ({ queuedAtMs }, nowMs) =>
    nowMs - queuedAtMs > LONG_WAIT_MS ? { reason: 'waited_long', within: queuedAtMs } : undefined,
  () => ({ reason: 'number', within: 0 }),
];

/** Returns the tickets that wait at a point in the order in which to call them at an instant (ms). */
export function inTurn<T extends QueuedTicket>(waiting: readonly T[], nowMs: number): T[] {
  return waiting
    .map((ticket) => ({ ticket, turn: turnOf(ticket, nowMs) }))
    .toSorted(
      (a, b) =>
        a.turn.rank - b.turn.rank ||
        a.turn.within - b.turn.within ||
        a.ticket.number - b.ticket.number ||
        a.ticket.series.localeCompare(b.ticket.series),
    )
    .map(({ ticket }) => ticket);
}

/** Returns whom to call next at a point, why, and how long they have waited there, minutes; undefined if no one waits. */
export function nextTicket<T extends QueuedTicket>(
  waiting: readonly T[],
  nowMs: number,
): { readonly ticket: T; readonly reason: NextReason; readonly minutes: number } | undefined {
  const [ticket] = inTurn(waiting, nowMs);
  if (ticket === undefined) return undefined;
  const minutes = Math.max(0, Math.floor((nowMs - ticket.queuedAtMs) / MINUTE_MS));
  return { ticket, reason: turnOf(ticket, nowMs).reason, minutes };
}

function turnOf(ticket: QueuedTicket, nowMs: number): Turn {
  for (const [rank, applies] of TURNS.entries()) {
    const turn = applies(ticket, nowMs);
    if (turn !== undefined) return { rank, ...turn };
  }
  throw new Error('The last turn applies to every ticket.');
}
