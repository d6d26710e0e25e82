import type { Database } from '#db/open-database.ts';
import { CAPABILITIES, type MemberRole } from '#features/directory/rules/member-roles.ts';
import { NOT_IN_PORTAL, ROLE_REQUIRED } from '#features/directory/rules/refusals.ts';
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
 * @throws AppError as `lockPlaces`
 */
export async function openPractice(tx: Database, act: Act, others: readonly number[] = []): Promise<number> {
  const { practiceId: known, name } = await lockPlaces(tx, act, others);
  const practiceId = known ?? (await insertPractice(tx, name, act.nowMs));
  for (const id of [act.providerId, ...others]) await joinPractice(tx, id, practiceId);
  return practiceId;
}

/**
 * Locks places of a member. Returns the practice that they belong to, null if none of them does, and the name of the first.
 * Of the others the member must be able to change the settings; only who owns all of them makes places of different standing
 * one practice, because its members then see the clients and papers of each.
 * @throws AppError not_found if the member doesn't run one of them so, or they belong to different practices; role_required
 */
export async function lockPlaces(tx: Database, { providerId, userId }: Act, others: readonly number[] = []) {
  const places = [...new Set([providerId, ...others])];
  await lockProviders(tx, places);
  const found = await findOwnPlaces(tx, places, userId);
  const name = found.find(({ id }) => id === providerId)?.name;
  const [practiceId = null, second] = new Set(found.flatMap((place) => place.practiceId ?? []));
  if (name === undefined || found.length !== places.length || second !== undefined) throw new AppError(NOT_IN_PORTAL);
  const managers: readonly MemberRole[] = CAPABILITIES.settings;
  if (!found.every(({ id, role }) => id === providerId || managers.includes(role))) throw new AppError(NOT_IN_PORTAL);
  const joins = places.length > 1 && found.some((place) => place.practiceId === null);
  if (joins && found.some(({ role }) => role !== 'owner')) throw new AppError(ROLE_REQUIRED.owners);
  return { practiceId, name };
}
