import { and, count, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { resourceServices, services } from '#db/schema/schedules/practice-services.ts';
import type { NewService } from '#features/portal/rules/resources-contract.ts';

/** Returns how many services of a practice aren't retired. */
export async function countServices(tx: Database, practiceId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(services)
    .where(and(eq(services.practiceId, practiceId), isNull(services.retiredAt)));
  return row?.total ?? 0;
}

/** Adds a service after the others of its practice. Returns its id. */
export async function insertService(
  tx: Database,
  { resourceIds, ownLengths, ...fields }: NewService,
  { practiceId, nowMs }: { readonly practiceId: number; readonly nowMs: number },
): Promise<number> {
  const [last] = await tx
    .select({ position: max(services.position) })
    .from(services)
    .where(eq(services.practiceId, practiceId));
  const [made] = await tx
    .insert(services)
    .values({ ...fields, practiceId, position: (last?.position ?? 0) + 1, createdAt: new Date(nowMs) })
    .returning({ id: services.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a service without answering its id.');
  await writeGivers(tx, { serviceId: made.id, practiceId }, { resourceIds, ownLengths });
  return made.id;
}

/** Changes a service, and who gives it. */
export async function updateService(
  tx: Database,
  serviceId: number,
  practiceId: number,
  { resourceIds, ownLengths, ...fields }: NewService,
): Promise<void> {
  await tx.update(services).set(fields).where(eq(services.id, serviceId));
  await tx.delete(resourceServices).where(eq(resourceServices.serviceId, serviceId));
  await writeGivers(tx, { serviceId, practiceId }, { resourceIds, ownLengths });
}

/** Lets a service be booked no more. It is kept, because earlier appointments name it. */
export async function writeServiceRetired(tx: Database, serviceId: number, nowMs: number): Promise<void> {
  await tx
    .update(services)
    .set({ retiredAt: new Date(nowMs) })
    .where(eq(services.id, serviceId));
}

/** Returns how many visits to come one person may have at a practice. */
export async function findPatientLimit(tx: Database, practiceId: number): Promise<number> {
  const [row] = await tx
    .select({ maxOpenAppointments: practices.maxOpenAppointments })
    .from(practices)
    .where(eq(practices.id, practiceId));
  if (row === undefined) throw new Error('The practice of a place cannot be read.');
  return row.maxOpenAppointments;
}

/** Sets how many visits to come one person may have at a practice. */
export async function writePatientLimit(tx: Database, practiceId: number, limit: number): Promise<void> {
  await tx.update(practices).set({ maxOpenAppointments: limit }).where(eq(practices.id, practiceId));
}

/** Writes who gives a service. A length of a resource that doesn't give it isn't stored. */
async function writeGivers(
  tx: Database,
  of: { readonly serviceId: number; readonly practiceId: number },
  { resourceIds, ownLengths = [] }: Pick<NewService, 'ownLengths' | 'resourceIds'>,
): Promise<void> {
  const own = new Map(ownLengths.map(({ resourceId, ...length }) => [resourceId, length]));
  await tx
    .insert(resourceServices)
    .values([...new Set(resourceIds)].map((resourceId) => ({ ...of, resourceId, ...own.get(resourceId) })));
}
