import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { QueuePoint } from '../contract.ts';
import { STAY_MS } from '../rules/queue-day.ts';
import { MAX_POINTS } from '../rules/queue-limits.ts';
import {
  NO_SUCH_POINT,
  NOT_A_RESOURCE_HERE,
  POINT_IN_USE,
  POINT_NAME_TAKEN,
  TOO_MANY_POINTS,
} from '../rules/refusals.ts';
import {
  countAtPoint,
  endPause,
  insertPoint,
  isResourceAt,
  lockPoint,
  lockPoints,
  type PointFields,
  type PointRow,
  updatePoint,
  writeOrder,
  writePause,
  writeRetiredPoint,
} from './point-store.ts';
import { readQueue } from './read-queue.ts';
import { shownPoint } from './shown-queue.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** A change by a member to the service points of a place. */
interface PointAct {
  readonly providerId: number;
  readonly userId: number;
}

/**
 * Adds a service point at the end of the way. One that is there already with the same fields is returned if the request may
 * be a repetition.
 * @throws AppError invalid
 */
export async function addServicePoint(
  context: Using,
  { providerId, userId, mayRepeat, ...fields }: PointAct & PointFields & { readonly mayRepeat: boolean },
): Promise<QueuePoint> {
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    await refuseResource(tx, providerId, fields);
    const points = await lockPoints(tx, providerId);
    const same = points.find(({ name }) => name.toLowerCase() === fields.name.toLowerCase());
    if (same !== undefined) {
      if (!mayRepeat || !hasFields(same, fields)) throw new AppError(POINT_NAME_TAKEN);
      return await pointAfter(tx, providerId, same.id, nowMs);
    }
    if (points.length >= MAX_POINTS) throw new AppError(TOO_MANY_POINTS);
    const id = await insertPoint(tx, { ...fields, providerId, position: points.length, nowMs });
    await record(tx, context, { providerId, userId }, 'point.add', fields.name);
    return await pointAfter(tx, providerId, id, nowMs);
  });
}

function hasFields(point: PointRow, fields: PointFields): boolean {
  return (Object.keys(fields) as (keyof PointFields)[]).every((key) => key === 'name' || point[key] === fields[key]);
}

/** Changes a service point and its place on the way. @throws AppError not_found, invalid */
export async function changeServicePoint(
  context: Using,
  {
    providerId,
    userId,
    pointId,
    position,
    ...fields
  }: PointAct & PointFields & { readonly pointId: number; readonly position: number },
): Promise<QueuePoint> {
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    await refuseResource(tx, providerId, fields);
    const points = await lockPoints(tx, providerId);
    if (!points.some(({ id }) => id === pointId)) throw new AppError(NO_SUCH_POINT);
    await updatePoint(tx, pointId, fields);
    const order = points.map(({ id }) => id).filter((id) => id !== pointId);
    await writeOrder(tx, order.toSpliced(position, 0, pointId));
    await record(tx, context, { providerId, userId }, 'point.change', fields.name);
    return await pointAfter(tx, providerId, pointId, nowMs);
  });
}

/** Takes a service point off the way. @throws AppError not_found, point_in_use while a ticket is there */
export async function retireServicePoint(
  context: Using,
  { providerId, userId, pointId }: PointAct & { readonly pointId: number },
): Promise<{ id: number }> {
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    const point = await lockPoint(tx, providerId, pointId);
    if (point === undefined) throw new AppError(NO_SUCH_POINT);
    if ((await countAtPoint(tx, pointId, nowMs - STAY_MS)) > 0) throw new AppError(POINT_IN_USE);
    await endPause(tx, pointId, nowMs);
    await writeRetiredPoint(tx, pointId, nowMs);
    await record(tx, context, { providerId, userId }, 'point.retire', point.name);
    return { id: pointId };
  });
}

/** Pauses a service point, for some minutes or until it is resumed (`minutes` null), or resumes it. @throws AppError not_found */
export async function pauseServicePoint(
  context: Using,
  {
    providerId,
    userId,
    pointId,
    isPaused,
    minutes,
  }: PointAct & { readonly pointId: number; readonly isPaused: boolean; readonly minutes: number | null },
): Promise<QueuePoint> {
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    const point = await lockPoint(tx, providerId, pointId);
    if (point === undefined) throw new AppError(NO_SUCH_POINT);
    const untilMs = minutes === null ? null : nowMs + minutes * 60_000;
    if (isPaused) await writePause(tx, { pointId, untilMs, setBy: userId, nowMs });
    else await endPause(tx, pointId, nowMs);
    return await pointAfter(tx, providerId, pointId, nowMs);
  });
}

async function refuseResource(tx: Database, providerId: number, { resourceId }: PointFields): Promise<void> {
  if (resourceId === null || (await isResourceAt(tx, providerId, resourceId))) return;
  throw new AppError(NOT_A_RESOURCE_HERE);
}

async function pointAfter(tx: Database, providerId: number, id: number, nowMs: number): Promise<QueuePoint> {
  const point = (await readQueue(tx, providerId, nowMs)).points.find(({ row }) => row.id === id);
  if (point === undefined) throw new Error('The service point just written cannot be read.');
  return shownPoint(point, nowMs);
}

async function record(
  tx: Database,
  context: Using,
  { providerId, userId }: PointAct,
  act: 'point.add' | 'point.change' | 'point.retire',
  name: string,
): Promise<void> {
  await recordAct(tx, context, { id: userId }, { act, object: `provider:${providerId}`, details: { name } });
}
