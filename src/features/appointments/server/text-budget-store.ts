import { and, count, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { BY_DESK } from '../rules/text-budget.ts';

/** Returns how many text messages the practice of an appointment has caused to a number since midnight in Lagos. */
export async function countTexts(db: Database, appointmentId: number, number: string, nowMs: number): Promise<number> {
  const here = alias(appointments, 'here');
  const place = alias(providers, 'place');
  const [counted] = await db
    .select({ texts: count() })
    .from(messages)
    .innerJoin(
      appointments,
      sql`${appointments.id} = substring(${messages.about} from '^appointment:(\\d+)$')::integer`,
    )
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .innerJoin(here, eq(here.id, appointmentId))
    .innerJoin(place, eq(place.id, here.providerId))
    .where(
      and(
        eq(messages.channel, 'sms'),
        eq(messages.recipient, number),
        gte(messages.createdAt, new Date(lagosMidnight(nowMs))),
        inArray(messages.kind, [...BY_DESK]),
        ne(messages.status, 'withdrawn'),
        // A place without a practice counts for itself.
        or(eq(providers.id, place.id), eq(providers.practiceId, place.practiceId)),
      ),
    );
  return counted?.texts ?? 0;
}

/** True if there is a message with a key. */
export async function isQueued(db: Database, dedupeKey: string): Promise<boolean> {
  const found = await db.select({ id: messages.id }).from(messages).where(eq(messages.dedupeKey, dedupeKey));
  return found.length > 0;
}
