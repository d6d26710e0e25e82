import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { conversations } from '#db/schema/conversations/conversations.ts';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { ROLE_REQUIRED } from '#features/directory/rules/refusals.ts';
import { findMember } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { announce } from './message-store.ts';
import type { Visitor } from './visitor.ts';

/** Letters and digits that can't be confused with each other when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TICKET_SIGNS = 8;

/** Returns a random ticket number. A sequence would reveal the number of tickets. */
export function newTicket(): string {
  const signs = Array.from(randomBytes(TICKET_SIGNS), (byte) => SIGNS[byte % SIGNS.length]);
  return `AL-${signs.join('')}`;
}

/** Puts a letter of the contact form into the inbox, in the transaction that stores it. */
export async function openLetter(
  tx: Database,
  nowMs: number,
  letter: { readonly contactMessageId: number; readonly ticket: string; readonly userId: number | null },
): Promise<void> {
  const at = new Date(nowMs);
  // The letter is message 0, which is unread.
  const row = { ...letter, kind: 'letter' as const, lastMessageAt: at, createdAt: at, staffReadId: -1 };
  const [made] = await tx.insert(conversations).values(row).returning({ id: conversations.id });
  if (made !== undefined) await announce(tx, made.id);
}

/** Inserts a chat and returns its id; undefined if its visitor started one with the same key before. */
export async function insertChat(
  tx: Database,
  nowMs: number,
  chat: {
    readonly userId: number | null;
    readonly visitorHash: Buffer | null;
    readonly name: string | null;
    readonly email: string | null;
    readonly idempotencyKey: string | null;
  },
): Promise<number | undefined> {
  const at = new Date(nowMs);
  const [made] = await tx
    .insert(conversations)
    .values({ kind: 'chat', ticket: newTicket(), ...chat, lastMessageAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return made?.id;
}

/**
 * Returns the patient and provider of a visit to the patient or a member of the provider; undefined to others.
 * @throws AppError role_required for members who may not read messages
 */
export async function findAppointmentPair(
  db: Database,
  appointmentId: number,
  { userId, isProvider, desk }: Visitor,
): Promise<
  { readonly userId: number; readonly providerId: number; readonly status: string; readonly endsAt: string } | undefined
> {
  const [appointment] = await db
    .select({
      userId: appointments.patientId,
      providerId: placeOf(appointments.providerId),
      status: appointments.status,
      endsAt: appointments.endsAt,
    })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  if (appointment === undefined) return undefined;
  const isPatient = appointment.userId === userId && desk?.byPin !== true;
  const member =
    isProvider && userId !== undefined ? await findMember(db, appointment.providerId, { id: userId, desk }) : undefined;
  if (!isPatient && member === undefined) return undefined;
  if (!isPatient && member !== undefined && !memberMay(member, 'reasons')) throw new AppError(ROLE_REQUIRED.reasons);
  return { ...appointment, endsAt: appointment.endsAt.toISOString() };
}

/** Finds or creates the conversation of a patient and a provider; returns its id. */
export async function openPair(
  tx: Database,
  nowMs: number,
  { userId, providerId }: { readonly userId: number; readonly providerId: number },
): Promise<number> {
  const at = new Date(nowMs);
  await tx
    .insert(conversations)
    .values({ kind: 'provider', userId, providerId, status: 'waiting', lastMessageAt: at, createdAt: at })
    .onConflictDoNothing();
  const [pair] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.providerId, providerId)));
  if (pair === undefined) throw new Error('The conversation was not made.');
  return pair.id;
}
