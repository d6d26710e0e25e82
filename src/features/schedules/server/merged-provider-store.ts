import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { AppError } from '#platform/common/app-error.ts';
import { Moved, searchOf } from '#platform/server/http/moved.ts';
import { NO_SUCH_PROVIDER } from '../rules/refusals.ts';

/** Returns the provider that a double was merged into; undefined if it wasn't merged, or the other one was removed. */
export async function findSurvivor(db: Database, id: number): Promise<number | undefined> {
  const survivor = alias(providers, 'survivor');
  const [row] = await db
    .select({ id: survivor.id })
    .from(providers)
    .innerJoin(survivor, and(eq(survivor.id, providers.mergedInto), isNull(survivor.removedAt)))
    .where(eq(providers.id, id));
  return row?.id;
}

/**
 * Refuses a request of a route below `/api/providers/:id` for a provider that isn't there.
 * @throws Moved if it was merged into another one; AppError not_found otherwise
 */
export async function refuseMissing(db: Database, request: FastifyRequest, id: number): Promise<never> {
  const survivor = await findSurvivor(db, id);
  if (survivor === undefined) throw new AppError(NO_SUCH_PROVIDER);
  // The requested path may be written with escapes, so the route's own one is filled in.
  const path = request.routeOptions.url ?? '/api/providers/:id';
  throw new Moved(path.replace(':id', String(survivor)) + searchOf(request));
}
