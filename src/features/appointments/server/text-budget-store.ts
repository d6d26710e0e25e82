import { and, count, eq, gte, inArray, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { tickets } from '#db/schema/queue/tickets.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { isLeftOut } from '#platform/server/messages/outbox-store.ts';
import { COUNTED_TEXTS, TEXT_LIMITS, type TextLimit } from '../rules/text-budget.ts';

/** Whose desk causes a text message, to which number (as gateways want it), and when (ms since the epoch). */
interface DeskText {
  readonly providerId: number;
  readonly number: string;
  readonly nowMs: number;
}

/** Returns the limit that a further text message of a desk would exceed, since midnight in Lagos; undefined if there is none. */
export async function findTextLimit(db: Database, text: DeskText): Promise<TextLimit | undefined> {
  for (const { reply, perNumber, max } of TEXT_LIMITS) {
    const texts = await countTexts(db, text, perNumber);
    if (texts >= max) return { [reply]: texts };
  }
  return undefined;
}

/** Counts the texts that the practice of a place has caused today: to a number, or to all. */
async function countTexts(db: Database, { providerId, number, nowMs }: DeskText, perNumber: boolean): Promise<number> {
  const place = alias(providers, 'place');
  const [counted] = await db
    .select({ texts: count() })
    .from(messages)
    .leftJoin(appointments, sql`${appointments.id} = ${idIn('appointment')}`)
    .leftJoin(tickets, sql`${tickets.id} = ${idIn('ticket')}`)
    .innerJoin(providers, sql`${providers.id} = coalesce(${appointments.providerId}, ${tickets.providerId})`)
    .innerJoin(place, eq(place.id, providerId))
    .where(
      and(
        eq(messages.channel, 'sms'),
        perNumber ? eq(messages.recipient, number) : undefined,
        gte(messages.createdAt, new Date(lagosMidnight(nowMs))),
        inArray(messages.kind, [...COUNTED_TEXTS]),
        ne(messages.status, 'withdrawn'),
        // A place without a practice counts for itself.
        or(eq(providers.id, place.id), eq(providers.practiceId, place.practiceId)),
      ),
    );
  return counted?.texts ?? 0;
}

/** Returns the id in what a message is about; null if that is something else. */
function idIn(what: 'appointment' | 'ticket') {
  return sql`substring(${messages.about} from ${`^${what}:(\\d+)$`})::integer`;
}

/** True if there is a message with a key that was not left out. */
export async function isQueued(db: Database, dedupeKey: string): Promise<boolean> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.dedupeKey, dedupeKey), not(isLeftOut)));
  return found.length > 0;
}
