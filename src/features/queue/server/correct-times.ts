import type { Database } from '#db/open-database.ts';
import { lastStep } from '../rules/ticket-state.ts';
import type { TicketRow } from './ticket-store.ts';
import { updateStep, writeArrival, writeEnd } from './ticket-write-store.ts';

/** Writes that the person of a locked ticket came at an instant (ms), if that is earlier than what is written. */
export async function noteEarlierArrival(tx: Database, ticket: TicketRow, atMs: number): Promise<void> {
  if (atMs < ticket.arrivedAt.getTime()) await writeArrival(tx, ticket.id, atMs);
}

/**
 * Writes that the present or last step of a locked ticket began at an instant (ms), if it has begun later, or has ended later
 * and no begin is written.
 */
export async function noteEarlierBegin(tx: Database, ticket: TicketRow, atMs: number): Promise<void> {
  const { id, beganAtMs, endedAtMs, queuedAtMs } = lastStep(ticket);
  const writtenMs = beganAtMs ?? endedAtMs;
  if (writtenMs === null || atMs >= writtenMs) return;
  const beganAt = new Date(Math.max(atMs, Math.min(queuedAtMs, writtenMs)));
  await updateStep(tx, id, { beganAt, ...(beganAtMs === null && { unit: 1 }) });
}

/** Writes that a locked ticket and its last step ended at an instant (ms), if they have ended and that is later. */
export async function noteLaterEnd(tx: Database, ticket: TicketRow, atMs: number): Promise<void> {
  if (ticket.leftAtMs === null || atMs <= ticket.leftAtMs) return;
  await updateStep(tx, lastStep(ticket).id, { endedAt: new Date(atMs) });
  await writeEnd(tx, ticket.id, atMs);
}
