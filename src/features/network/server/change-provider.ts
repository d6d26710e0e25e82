import { createHash } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { findLga } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { AdminProvider } from '../contract.ts';
import { notOffered, placeOf } from '../rules/provider-choices.ts';
import type { NewProvider, ProviderChanges, SeenProvider } from '../rules/provider-fields.ts';
import { NO_PROVIDER_TO_MANAGE, PICTURE_GONE } from '../rules/refusals.ts';
import { isSameSet } from '../rules/same-set.ts';
import { hasImage } from './image-files.ts';
import {
  findAdminProvider,
  findByCreationKey,
  insertProvider,
  lockProviderRow,
  type ProviderWrite,
  writeProvider,
} from './provider-admin-store.ts';

type Parts = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;
interface Admin {
  readonly id: number;
}

/**
 * Adds a provider of the network. The same key of the same administrator is the same provider.
 * @throws AppError invalid if a picture was never uploaded or the form doesn't offer a choice; not_found if the key's
 *   provider was removed since
 */
export async function addProvider(
  parts: Parts,
  wanted: NewProvider,
  admin: Admin,
  key: string | undefined,
): Promise<AdminProvider> {
  await refuseUnknownImages(parts, wanted);
  refuseNotOffered(notOffered(wanted));
  const { speaksLocalLanguages, bio, profileImage, officeImage, state, lga, ...plain } = wanted;
  const place = placeOf({ state, lga });
  const creationKey = key === undefined ? null : creationKeyOf(admin, key);
  return await parts.db.transaction(async (tx) => {
    const id = await insertProvider(tx, {
      ...plain,
      ...place,
      ...pointOf(place),
      bio: bio || null,
      profileImage: profileImage || null,
      officeImage: officeImage || null,
      languages: [...new Set(speaksLocalLanguages)],
      creationKey,
    });
    if (id === undefined) return await readBack(tx, (await findByCreationKey(tx, creationKey ?? '')) ?? 0, parts.now());
    await recordAct(tx, parts, admin, {
      act: 'provider.create',
      object: `provider:${id}`,
      details: { name: plain.name },
    });
    return await readBack(tx, id, parts.now());
  });
}

/**
 * Changes the sent fields of a provider. With the value that a field `was`, a change after another administrator's is
 * refused; otherwise the later one wins.
 * @throws AppError not_found; changed_meanwhile; invalid if a picture was never uploaded or the form doesn't offer a choice
 */
export async function changeProvider(
  parts: Parts,
  id: number,
  { was, ...changes }: ProviderChanges,
  admin: Admin,
): Promise<AdminProvider> {
  await refuseUnknownImages(parts, changes);
  return await parts.db.transaction(async (tx) => {
    const before = (await lockProviderRow(tx, id)) ?? noSuchProvider();
    refuseNotOffered(notOffered(changes, before));
    const wanted = writeOf(changes, before);
    if (was !== undefined) refuseChanged(seenOf(was), shownOf({ ...before, ...wanted }), shownOf(before));
    const write = differing(before, wanted);
    const changed = Object.keys(write);
    if (changed.length > 0) {
      await writeProvider(tx, before, write);
      await recordAct(tx, parts, admin, { act: 'provider.update', object: `provider:${id}`, details: { changed } });
    }
    return await readBack(tx, id, parts.now());
  });
}

/** Refuses an unknown or removed provider. @throws AppError not_found */
export function noSuchProvider(): never {
  throw new AppError(NO_PROVIDER_TO_MANAGE);
}

function writeOf(
  { speaksLocalLanguages: spoken, state, lga, bio, profileImage, officeImage, ...plain }: Omit<ProviderChanges, 'was'>,
  before: { readonly state: string; readonly lga: string | null; readonly languages: readonly string[] },
): ProviderWrite {
  const place = placeOf({ state, lga }, before);
  const moves = place.state !== before.state || place.lga !== before.lga;
  const speaksTheSame = spoken === undefined || isSameSet(spoken, before.languages);
  return {
    ...plain,
    // The surveyed point of the old place would mislead.
    ...(moves && { ...place, ...pointOf(place) }),
    ...(bio !== undefined && { bio: bio || null }),
    ...(profileImage && { profileImage }),
    ...(officeImage && { officeImage }),
    ...(!speaksTheSame && { languages: [...new Set(spoken)] }),
  };
}

/** Returns a provider's columns by their field names. */
function shownOf({ languages = [], ...columns }: ProviderWrite): Readonly<Record<string, unknown>> {
  return { ...columns, speaksLocalLanguages: [...languages].sort() };
}

function seenOf({ speaksLocalLanguages: spoken, ...plain }: SeenProvider): Readonly<Record<string, unknown>> {
  return { ...plain, ...(spoken && { speaksLocalLanguages: [...spoken].sort() }) };
}

function differing(before: Readonly<Record<string, unknown>>, write: ProviderWrite): ProviderWrite {
  return Object.fromEntries(
    Object.entries(write).filter(([name, value]) => value !== undefined && value !== before[name]),
  );
}

/** Returns the middle of the LGA: a typed address gives no better point. */
export function pointOf({ state, lga }: { readonly state: string; readonly lga: string | null }) {
  const area = lga === null ? undefined : findLga(state as State, lga);
  return area === undefined
    ? { latitude: null, longitude: null, locationPrecision: 'unknown' as const }
    : { latitude: area.latitude, longitude: area.longitude, locationPrecision: 'area' as const };
}

async function refuseUnknownImages(
  { config, now }: Parts,
  wanted: Pick<ProviderChanges, 'profileImage' | 'officeImage'>,
): Promise<void> {
  for (const field of ['profileImage', 'officeImage'] as const) {
    const address = wanted[field];
    if (address?.startsWith('/') && !(await hasImage(config, address, now()))) {
      throw new AppError({ ...PICTURE_GONE, field });
    }
  }
}

function refuseNotOffered(fields: Readonly<Record<string, string>>): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError(invalid(message), { fields });
}

/** Clients choose keys: the same one of two administrators means two providers. */
function creationKeyOf(admin: Admin, key: string): string {
  return createHash('sha256').update(`${admin.id}:${key}`).digest('base64url');
}

async function readBack(tx: Database, id: number, nowMs: number): Promise<AdminProvider> {
  return (await findAdminProvider(tx, id, nowMs)) ?? noSuchProvider();
}
