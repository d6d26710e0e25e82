import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { pointPauses, servicePoints } from '#db/schema/queue/service-points.ts';
import { ticketSteps, tickets } from '#db/schema/queue/tickets.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { PRIORITIES } from '../contract.ts';
import { POINT_NAME_TAKEN } from '../rules/refusals.ts';

const columns = {
  id: servicePoints.id,
  providerId: servicePoints.providerId,
  kind: servicePoints.kind,
  name: servicePoints.name,
  resourceId: servicePoints.resourceId,
  units: servicePoints.units,
  plannedMinutes: servicePoints.plannedMinutes,
};

/** A service point that isn't retired. */
export type PointRow = Awaited<ReturnType<typeof findPoints>>[number];

/** The fields of a point that a practice sets. */
export type PointFields = Pick<PointRow, 'kind' | 'name' | 'resourceId' | 'units' | 'plannedMinutes'>;

/** Returns the service points of a place in the order of the way through it. */
export async function findPoints(db: Database, providerId: number) {
  return await db
    .select(columns)
    .from(servicePoints)
    .where(and(eq(servicePoints.providerId, providerId), isNull(servicePoints.retiredAt)))
    .orderBy(asc(servicePoints.position), asc(servicePoints.id));
}

/** Returns one service point of a place, locked until the transaction ends; undefined if there is none, or it is retired. */
export async function lockPoint(tx: Database, providerId: number, id: number): Promise<PointRow | undefined> {
  const isIt = and(eq(servicePoints.id, id), eq(servicePoints.providerId, providerId), isNull(servicePoints.retiredAt));
  return (await tx.select(columns).from(servicePoints).where(isIt).for('no key update'))[0];
}

/** Locks all service points of a place until the transaction ends, and returns them in order. */
export async function lockPoints(tx: Database, providerId: number): Promise<PointRow[]> {
  await tx
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .where(eq(servicePoints.providerId, providerId))
    .orderBy(asc(servicePoints.id))
    .for('no key update');
  return await findPoints(tx, providerId);
}

/** Adds a service point at the end of the way and returns its id. @throws AppError invalid if its name is in use */
export async function insertPoint(
  tx: Database,
  fields: PointFields & { readonly providerId: number; readonly position: number; readonly nowMs: number },
): Promise<number> {
  const { nowMs, ...row } = fields;
  const [made] = await withOwnName(
    tx
      .insert(servicePoints)
      .values({ ...row, createdAt: new Date(nowMs) })
      .returning({ id: servicePoints.id }),
  );
  if (made === undefined) throw new Error('PostgreSQL inserted a service point without answering its id.');
  return made.id;
}

/** Changes the fields of a service point. @throws AppError invalid if its name is in use */
export async function updatePoint(tx: Database, id: number, fields: PointFields): Promise<void> {
  await withOwnName(tx.update(servicePoints).set(fields).where(eq(servicePoints.id, id)));
}

/** Writes the order of service points. */
export async function writeOrder(tx: Database, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx.update(servicePoints).set({ position }).where(eq(servicePoints.id, id));
  }
}

/** Takes a service point off the way. */
export async function writeRetiredPoint(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(servicePoints)
    .set({ retiredAt: new Date(nowMs) })
    .where(eq(servicePoints.id, id));
}

async function withOwnName<T>(writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (constraintOf(error) !== 'service_points_name') throw error;
    throw new AppError(POINT_NAME_TAKEN);
  }
}

/** True if a resource that isn't retired takes appointments at a place. */
export async function isResourceAt(db: Database, providerId: number, resourceId: number): Promise<boolean> {
  const found = await db
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(and(eq(resources.id, resourceId), eq(resourcePlaces.providerId, providerId), isNull(resources.retiredAt)));
  return found.length > 0;
}

/** Returns how many tickets that arrived since an instant (ms) are at a service point. */
export async function countAtPoint(db: Database, pointId: number, sinceMs: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ticketSteps)
    .innerJoin(tickets, eq(tickets.id, ticketSteps.ticketId))
    .where(
      and(
        eq(ticketSteps.pointId, pointId),
        isNull(ticketSteps.endedAt),
        isNull(tickets.leftAt),
        gt(tickets.arrivedAt, new Date(sinceMs)),
      ),
    );
  return row?.total ?? 0;
}

/** A pause of a service point; instants in ms. */
export interface PauseRow {
  readonly pointId: number;
  readonly fromMs: number;
  readonly plannedUntilMs: number | null;
  readonly endedMs: number | null;
}

/** Returns the pauses of service points that last, or ended after an instant (ms). */
export async function findPauses(db: Database, pointIds: readonly number[], sinceMs: number): Promise<PauseRow[]> {
  if (pointIds.length === 0) return [];
  const rows = await db
    .select()
    .from(pointPauses)
    .where(
      and(
        anyOf(pointPauses.pointId, pointIds),
        or(isNull(pointPauses.endedAt), gt(pointPauses.endedAt, new Date(sinceMs))),
      ),
    );
  return rows.map(({ pointId, fromAt, plannedUntil, endedAt }) => ({
    pointId,
    fromMs: fromAt.getTime(),
    plannedUntilMs: plannedUntil?.getTime() ?? null,
    endedMs: endedAt?.getTime() ?? null,
  }));
}

/** Begins a pause of a service point, or changes when the present one is planned to end. For a locked point. */
export async function writePause(
  tx: Database,
  pause: { readonly pointId: number; readonly untilMs: number | null; readonly setBy: number; readonly nowMs: number },
): Promise<void> {
  const { pointId, untilMs, setBy, nowMs } = pause;
  const plannedUntil = untilMs === null ? null : new Date(untilMs);
  const changed = await tx
    .update(pointPauses)
    .set({ plannedUntil, setBy })
    .where(and(eq(pointPauses.pointId, pointId), isNull(pointPauses.endedAt)))
    .returning({ id: pointPauses.id });
  if (changed.length > 0) return;
  await tx.insert(pointPauses).values({ pointId, fromAt: new Date(nowMs), plannedUntil, setBy });
}

/** Ends the pause of a service point, if there is one. */
export async function endPause(tx: Database, pointId: number, nowMs: number): Promise<void> {
  await tx
    .update(pointPauses)
    // A clock that went back must not make a pause end before it began.
    .set({ endedAt: sql`greatest(${pointPauses.fromAt}, ${new Date(nowMs).toISOString()}::timestamptz)` })
    .where(and(eq(pointPauses.pointId, pointId), isNull(pointPauses.endedAt)));
}

/** Returns the service points of a place in order, each with whether it pauses at an instant (ms), and how many with a danger sign it has. */
export async function findOpenPoints(
  db: Database,
  providerId: number,
  nowMs: number,
): Promise<(PointRow & { readonly isPaused: boolean; readonly inDanger: number })[]> {
  const points = await findPoints(db, providerId);
  const pauses = await findPauses(
    db,
    points.map(({ id }) => id),
    nowMs,
  );
  const paused = new Set(pauses.filter(({ endedMs }) => endedMs === null).map(({ pointId }) => pointId));
  const dangers = await countInDanger(db, providerId, nowMs);
  return points.map((point) => ({
    ...point,
    isPaused: paused.has(point.id),
    inDanger: dangers.get(point.id) ?? 0,
  }));
}

/** Returns how many patients of the day at an instant (ms) are at each point of a place with a danger sign, by the point's id. */
async function countInDanger(db: Database, providerId: number, nowMs: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ pointId: ticketSteps.pointId, total: count() })
    .from(ticketSteps)
    .innerJoin(tickets, eq(tickets.id, ticketSteps.ticketId))
    .where(
      and(
        eq(tickets.providerId, providerId),
        eq(tickets.day, lagosDate(nowMs)),
        eq(tickets.priority, PRIORITIES.indexOf('danger')),
        isNull(tickets.leftAt),
        isNull(ticketSteps.endedAt),
      ),
    )
    .groupBy(ticketSteps.pointId);
  return new Map(rows.map(({ pointId, total }) => [pointId, total]));
}
