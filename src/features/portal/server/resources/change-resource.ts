import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { type Act, lockPlaces, openPractice } from '#features/booking/server/open-practice.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { findManagedPlaces, findOwnPlaces, joinPractice } from '#features/directory/server/practice-store.ts';
import { partsOfResource } from '#features/portal/rules/compared-settings.ts';
import { newlyOutsideOwn } from '#features/portal/rules/outside-appointments.ts';
import { queueLanes } from '#features/portal/rules/queue-lanes.ts';
import { APPOINTMENTS_OF_RESOURCE, NO_SUCH_RESOURCE, TOO_MANY_OFFERED } from '#features/portal/rules/refusals.ts';
import { MAX_OFFERED } from '#features/portal/rules/resource-limits.ts';
import type { NewResource, ResourceChange, SeenResource } from '#features/portal/rules/resources-contract.ts';
import { weekProblem } from '#features/portal/rules/week-check.ts';
import { findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { findToCome } from '../portal-appointment-store.ts';
import { touchProvider } from '../schedule-write-store.ts';
import {
  type BookedChoice,
  bookedRefusal,
  type Displaced,
  isSettled,
  settle,
  withColleagues,
} from '../settle-appointments.ts';
import { findResource, placesWithResources } from './offer-store.ts';
import {
  addPlaces,
  countAbove,
  countResources,
  findAllTaken,
  hasQueue,
  insertResource,
  putInQueue,
  removePlaces,
  takeOverQueue,
  updateResource,
  writeOwnHours,
  writeRetired,
} from './resource-write-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Why an appointment that was kept beside another one counts as squeezed in, for the practice's own record. */
export const KEPT_IN_QUEUE = text('Kept when the last person was taken off the list');

/** A change that may put appointments out of place. */
interface SettledAct extends Act {
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  readonly resourceId: number;
  /** Only at these places. */
  readonly at?: readonly number[];
  readonly booked: BookedChoice | undefined;
  readonly mailing: AppointmentMailing;
}

/**
 * Adds a resource to a place and to others of the practice that the member runs. The first one makes the practice. What the
 * place has taken so far goes to this one if it `takesOver`, otherwise to one named like the place, which is made before.
 * Another place that gets its first resource keeps what it has taken in one named like that place.
 * @throws AppError not_found, invalid
 */
export async function addResource(
  context: Using,
  { providerId, userId, nowMs }: Act,
  wanted: NewResource,
): Promise<void> {
  const { takesOver = false, hours, places: wantedPlaces, ...fields } = wanted;
  const places = [...new Set([providerId, ...wantedPlaces])];
  await context.db.transaction(async (tx) => {
    const practiceId = await openPractice(tx, { providerId, userId, nowMs }, wantedPlaces);
    await refuseUnsoundHours(tx, providerId, wanted);
    if ((await countResources(tx, practiceId)) >= MAX_OFFERED) throw new AppError(TOO_MANY_OFFERED);
    const described = await placesWithResources(tx, places);
    await openPlaces(
      tx,
      { userId, practiceId, nowMs },
      places.filter((id) => !(takesOver && id === providerId)),
      providerId,
    );
    const resourceId = await insertResource(tx, fields, { practiceId, places, nowMs });
    await writeOwnHours(tx, { resourceId, providerId }, hours);
    if (takesOver && !described.has(providerId)) await takeOverQueue(tx, { providerId, resourceId, nowMs });
    for (const id of places) await touchProvider(tx, id);
    const details = { ...wanted, places };
    await recordAct(tx, context, { id: userId }, { act: 'resource.add', object: `resource:${resourceId}`, details });
  });
}

/** Returns how many visits to come a resource keeps above its capacity, which was lowered; undefined if it has none. */
export async function findKeptAbove(
  db: Database,
  { resourceId, nowMs }: Pick<SettledAct, 'resourceId' | 'nowMs'>,
  { was, capacity }: Pick<ResourceChange, 'was' | 'capacity'>,
): Promise<number | undefined> {
  if (capacity >= was.capacity) return undefined;
  const kept = await countAbove(db, resourceId, capacity, nowMs);
  return kept === 0 ? undefined : kept;
}

/**
 * Changes a resource. A lower capacity keeps what is booked. Appointments that its new hours or places leave out are settled
 * as the desk chose for exactly these. Returns those that were to be moved and stay.
 * @throws AppError not_found, invalid, changed_meanwhile; visits_booked with the appointments that need a choice
 */
export async function editResource(context: Using, act: SettledAct, change: ResourceChange): Promise<Displaced[]> {
  const { providerId, resourceId, userId, nowMs } = act;
  const { was, booked: _, hours, places: wantedPlaces, ...fields } = change;
  const places = [...new Set(wantedPlaces)];
  return await settled(context, act, async (tx) => {
    const { practiceId } = await lockPlaces(tx, act, missingIn(was.places, places));
    const before = await requireResource(tx, resourceId, { practiceId, providerId });
    refuseChanged(partsOfResource(was), partsOfResource(change), partsOfResource(before));
    await refuseUnsoundHours(tx, providerId, change);
    const [added, removed] = [missingIn(before.places, places), missingIn(places, before.places)];
    await requirePlaces(tx, [...added, ...removed], userId);
    return {
      displaced: await displacedBy(tx, act, { before, hours, removed }),
      write: async () => {
        for (const id of added) await joinPractice(tx, id, before.practiceId);
        await openPlaces(tx, { userId, practiceId: before.practiceId, nowMs }, added, providerId);
        await updateResource(tx, resourceId, fields);
        await addPlaces(tx, resourceId, before.practiceId, added);
        await removePlaces(tx, resourceId, removed);
        if (!removed.includes(providerId)) await writeOwnHours(tx, { resourceId, providerId }, hours);
      },
      places: [...new Set([...before.places, ...added])],
      emptied: removed,
      record: { act: 'resource.update', details: { ...fields, hours, places } },
    };
  });
}

/**
 * Lets a resource take no more appointments at the places that the member runs (or those `at`); works it nowhere else, it
 * is retired.
 * Appointments to come are settled as the desk chose for exactly these. Returns those that were to be moved and stay.
 * @throws AppError not_found; visits_booked with the appointments that need a choice
 */
export async function retireResource(context: Using, act: SettledAct): Promise<Displaced[]> {
  const { providerId, resourceId, userId, nowMs } = act;
  return await settled(context, act, async (tx) => {
    const { practiceId } = await lockPlaces(tx, act);
    const before = await requireResource(tx, resourceId, { practiceId, providerId });
    const at = before.places.filter((id) => act.at?.includes(id) ?? true);
    // Who leaves a team takes their person off with them, also without the right to change settings.
    const find = act.at === undefined ? findManagedPlaces : findOwnPlaces;
    const own = (await find(tx, at, userId)).map(({ id }) => id);
    const isGone = own.length === before.places.length;
    return {
      displaced: await displacedBy(tx, act, { before, hours: before.hours, removed: own }),
      // A retired one keeps its places, as its earlier appointments name them.
      write: () => (isGone ? writeRetired(tx, resourceId, nowMs) : removePlaces(tx, resourceId, own)),
      places: before.places,
      emptied: own,
      record: { act: 'resource.retire', details: { places: own } },
    };
  });
}

interface Prepared {
  readonly displaced: readonly Displaced[];
  readonly write: () => Promise<void>;
  /** The places whose times change. */
  readonly places: readonly number[];
  /** The places that it leaves. */
  readonly emptied: readonly number[];
  readonly record: { readonly act: string; readonly details: Readonly<Record<string, unknown>> };
}

/** Runs a change in one transaction, with what becomes of the appointments that it displaces. */
async function settled(
  context: Using,
  act: SettledAct,
  prepare: (tx: Database) => Promise<Prepared>,
): Promise<Displaced[]> {
  const { resourceId, userId, nowMs, booked } = act;
  const { unsettled = [], stayed = [] } = await context.db.transaction(async (tx) => {
    const { displaced, write, places, emptied, record } = await prepare(tx);
    if (!(await isSettled(tx, context, displaced, act))) {
      return { unsettled: await withColleagues(tx, displaced, nowMs) };
    }
    await write();
    const described = await placesWithResources(tx, emptied);
    // A place that has become one queue has no colleague to move to.
    const left = booked?.choice === 'move' ? displaced.filter((one) => isEmptied(one, emptied, described)) : [];
    const moved = await settle(tx, context, missingIn(left, displaced), act);
    for (const id of missingIn([...described], emptied)) await backToQueue(tx, id, nowMs);
    for (const id of places) await touchProvider(tx, id);
    const chosen = displaced.length > 0 && { visits: displaced.map(({ id }) => id), choice: booked?.choice };
    const details = { ...record.details, ...chosen };
    await recordAct(tx, context, { id: userId }, { act: record.act, object: `resource:${resourceId}`, details });
    return { stayed: [...left, ...moved] };
  });
  if (unsettled.length > 0) throw bookedRefusal(APPOINTMENTS_OF_RESOURCE, unsettled);
  return stayed;
}

const isEmptied = ({ providerId }: Displaced, emptied: readonly number[], described: ReadonlySet<number>) =>
  emptied.includes(providerId) && !described.has(providerId);

/** The appointments to come that a resource can't keep: at places that it leaves, and outside its hours at this one. */
async function displacedBy(
  tx: Database,
  { providerId, resourceId, nowMs }: SettledAct,
  {
    before,
    hours,
    removed,
  }: {
    readonly before: SeenResource;
    readonly hours: SeenResource['hours'];
    readonly removed: readonly number[];
  },
): Promise<Displaced[]> {
  const displaced: Displaced[] = [];
  for (const id of removed) displaced.push(...(await findToCome(tx, id, nowMs, resourceId)));
  if (removed.includes(providerId)) return displaced;
  const place = await findSchedule(tx, providerId);
  if (place === undefined) throw new AppError(NOT_IN_PORTAL);
  const here = await findToCome(tx, providerId, nowMs, resourceId);
  const exceptions = place.everyResource?.find(({ id }) => id === resourceId)?.exceptions ?? [];
  const own = (weekly: SeenResource['hours']) => ({ ...(weekly && { hours: weekly }), exceptions });
  return [...displaced, ...newlyOutsideOwn(here, place, own(before.hours), own(hours))];
}

/**
 * Gives places without resources a first one, which takes what the place takes so far: named like the place, a practitioner
 * for one patient at a time whom patients can choose. The place `always` gets one; others do if there is something to take.
 */
async function openPlaces(
  tx: Database,
  { userId, practiceId, nowMs }: { readonly userId: number; readonly practiceId: number; readonly nowMs: number },
  places: readonly number[],
  always: number,
): Promise<void> {
  const described = await placesWithResources(tx, places);
  for (const { id: providerId, name } of await findManagedPlaces(tx, missingIn([...described], places), userId)) {
    if (providerId !== always && !(await hasQueue(tx, providerId, nowMs))) continue;
    const fields = {
      kind: 'practitioner',
      name,
      title: null,
      capacity: 1,
      isPublic: true,
      takesOrdinary: true,
    } as const;
    const resourceId = await insertResource(tx, fields, { practiceId, places: [providerId], nowMs });
    await takeOverQueue(tx, { providerId, resourceId, nowMs });
  }
}

/**
 * Makes a place one queue again, which takes one appointment at a time: kept ones that overlap stay as extra appointments,
 * so that the constraints and `mayBook` refuse a new one at their times.
 */
async function backToQueue(tx: Database, providerId: number, nowMs: number): Promise<void> {
  for (const [id, lane] of queueLanes(await findAllTaken(tx, providerId, nowMs))) {
    await putInQueue(tx, id, { lane, squeezeReason: lane === 1 ? null : KEPT_IN_QUEUE, nowMs });
  }
}

/** @throws AppError not_found if the member can't change the settings of one of the places */
async function requirePlaces(tx: Database, ids: readonly number[], userId: number): Promise<void> {
  if ((await findManagedPlaces(tx, ids, userId)).length !== ids.length) throw new AppError(NOT_IN_PORTAL);
}

async function requireResource(
  tx: Database,
  resourceId: number,
  { practiceId, providerId }: { readonly practiceId: number | null; readonly providerId: number },
) {
  const found = practiceId === null ? undefined : await findResource(tx, resourceId, { practiceId, providerId });
  if (found === undefined || practiceId === null) throw new AppError(NO_SUCH_RESOURCE);
  return { ...found, practiceId };
}

/** @throws AppError invalid: a period of its own hours is too short for an ordinary visit, if it takes these */
async function refuseUnsoundHours(
  tx: Database,
  providerId: number,
  { hours, takesOrdinary }: Pick<SeenResource, 'hours' | 'takesOrdinary'>,
): Promise<void> {
  const place = await findSchedule(tx, providerId);
  const found = hours === null || !takesOrdinary ? undefined : weekProblem(hours, place?.visitMinutes);
  if (found !== undefined) {
    throw new AppError({ code: 'invalid', message: found.problem, field: `hours.${found.weekday}` });
  }
}

function missingIn<T>(some: readonly T[], all: readonly T[]): T[] {
  return all.filter((one) => !some.includes(one));
}
