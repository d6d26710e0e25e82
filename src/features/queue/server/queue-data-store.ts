import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { pointPauses, servicePoints } from '#db/schema/queue/service-points.ts';
import { appointmentDelays, ticketSteps, tickets } from '#db/schema/queue/tickets.ts';

/** Returns the numbers that a user had in queues with how they went, and what the user did there for others, without their data. */
export async function collectQueue(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    queueTickets: await db
      .select({
        place: providers.name,
        day: tickets.day,
        series: tickets.series,
        number: tickets.number,
        forName: tickets.forName,
        priority: tickets.priority,
        arrivedAt: tickets.arrivedAt,
        leftAt: tickets.leftAt,
        outcome: tickets.outcome,
        point: servicePoints.name,
        queuedAt: ticketSteps.queuedAt,
        calledAt: ticketSteps.calledAt,
        beganAt: ticketSteps.beganAt,
        endedAt: ticketSteps.endedAt,
        expectedFrom: ticketSteps.toldFrom,
        expectedTo: ticketSteps.toldTo,
      })
      .from(tickets)
      .innerJoin(providers, eq(providers.id, tickets.providerId))
      .leftJoin(ticketSteps, eq(ticketSteps.ticketId, tickets.id))
      .leftJoin(servicePoints, eq(servicePoints.id, ticketSteps.pointId))
      .where(eq(tickets.patientId, userId))
      .orderBy(asc(tickets.id), asc(ticketSteps.id)),
    ticketsGiven: await db
      .select({ ticketId: tickets.id, arrivedAt: tickets.arrivedAt })
      .from(tickets)
      .where(eq(tickets.createdBy, userId))
      .orderBy(asc(tickets.id)),
    queueSteps: await db
      .select({ stepId: ticketSteps.id, queuedAt: ticketSteps.queuedAt, endedAt: ticketSteps.endedAt })
      .from(ticketSteps)
      .where(eq(ticketSteps.memberId, userId))
      .orderBy(asc(ticketSteps.id)),
    pausesSet: await db
      .select({ pointId: pointPauses.pointId, fromAt: pointPauses.fromAt, endedAt: pointPauses.endedAt })
      .from(pointPauses)
      .where(eq(pointPauses.setBy, userId))
      .orderBy(asc(pointPauses.id)),
    delaysReported: await db
      .select({ minutes: appointmentDelays.minutes, at: appointmentDelays.toldAt })
      .from(appointmentDelays)
      .where(eq(appointmentDelays.toldBy, userId))
      .orderBy(asc(appointmentDelays.toldAt)),
  };
}

/** Deletes the numbers that a user had in queues, and that it was this user who did something in a queue. */
export async function eraseQueue(tx: Database, userId: number): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.patientId, userId));
  await tx.update(tickets).set({ createdBy: null }).where(eq(tickets.createdBy, userId));
  await tx.update(ticketSteps).set({ memberId: null }).where(eq(ticketSteps.memberId, userId));
  await tx.update(pointPauses).set({ setBy: null }).where(eq(pointPauses.setBy, userId));
  await tx.update(appointmentDelays).set({ toldBy: null }).where(eq(appointmentDelays.toldBy, userId));
}

/** Deletes the tickets of arrivals before an instant (ms), with their steps. */
export async function removeOldTickets(db: Database, beforeMs: number): Promise<void> {
  await db.delete(tickets).where(lt(tickets.arrivedAt, new Date(beforeMs)));
}
