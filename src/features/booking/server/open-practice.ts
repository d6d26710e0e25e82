import type { Database } from '#db/open-database.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { findOwnPlaces, insertPractice, joinPractice } from '#features/directory/server/practice-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lockProviders } from './booking-lock-store.ts';

/** A change by a member of a place. */
export interface Act {
  readonly providerId: number;
  readonly userId: number;
  readonly nowMs: number;
}

/**
 * Locks places of a member and makes them places of one practice: the one that one of them belongs to, or a new one named
 * like the first.
 * @throws AppError not_found if the member doesn't run one of them, or they belong to different practices
 */
export async function openPractice(tx: Database, act: Act, others: readonly number[] = []): Promise<number> {
  const { practiceId: known, name } = await lockPlaces(tx, act, others);
  const practiceId = known ?? (await insertPractice(tx, name, act.nowMs));
  for (const id of [act.providerId, ...others]) await joinPractice(tx, id, practiceId);
  return practiceId;
}

/**
 * Locks places of a member. Returns the practice that they belong to, null if none of them does, and the name of the first.
 * @throws AppError not_found if the member doesn't run one of them, or they belong to different practices
 */
export async function lockPlaces(tx: Database, { providerId, userId }: Act, others: readonly number[] = []) {
  const places = [...new Set([providerId, ...others])];
  await lockProviders(tx, places);
  const found = await findOwnPlaces(tx, places, userId);
  const name = found.find(({ id }) => id === providerId)?.name;
  const [practiceId = null, second] = new Set(found.flatMap((place) => place.practiceId ?? []));
  if (name === undefined || found.length !== places.length || second !== undefined) throw new AppError(NOT_IN_PORTAL);
  return { practiceId, name };
}
