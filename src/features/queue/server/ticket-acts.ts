import type { Database } from '#db/open-database.ts';
import { recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { TicketAct } from '../contract.ts';
import { readQueue } from './read-queue.ts';
import { findTicket, type TicketRow } from './ticket-store.ts';
import { insertStep, writeGivenWait } from './ticket-write-store.ts';

/** A member who acts at a place. */
export interface ActingMember {
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  /** The name of who did it, if the member only sends what was done without network. */
  readonly madeBy?: string | undefined;
  readonly nowMs: number;
}

/** Adds a ticket to the queue of a locked point, and notes the wait that its patient is given. */
export async function joinPoint(
  tx: Database,
  ticket: { readonly ticketId: number; readonly providerId: number; readonly pointId: number },
  { userId, nowMs }: ActingMember,
): Promise<void> {
  const { ticketId, providerId, pointId } = ticket;
  const stepId = await insertStep(tx, { ticketId, pointId, memberId: userId, nowMs });
  const { points } = await readQueue(tx, providerId, nowMs);
  const given = points.find(({ row }) => row.id === pointId)?.waits.get(ticketId);
  if (given !== undefined) await writeGivenWait(tx, stepId, given);
}

/** Notes an act in the access log of the patient of a ticket. Call it last. */
export async function recordTicketAct(
  tx: Database,
  keyFor: KeyFor,
  { id, patientId, providerId }: Pick<TicketRow, 'id' | 'patientId' | 'providerId'>,
  { act, ...member }: ActingMember & { readonly act: TicketAct | 'add' | 'priority' | 'mistake' | 'text' },
): Promise<void> {
  await recordPlaceLook(tx, keyFor, {
    ...member,
    providerId,
    act: `ticket.${act}`,
    people: [{ object: `ticket:${id}`, patientId }],
    sameSinceMs: member.nowMs,
  });
}

/** Returns a ticket that the transaction has written. */
export async function requireTicket(tx: Database, id: number): Promise<TicketRow> {
  const ticket = await findTicket(tx, { id });
  if (ticket === undefined) throw new Error('The ticket just written cannot be read.');
  return ticket;
}
