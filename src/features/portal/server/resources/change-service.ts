import type { Database } from '#db/open-database.ts';
import { type Act, openPractice } from '#features/booking/server/open-practice.ts';
import { partsOfService } from '#features/portal/rules/compared-settings.ts';
import { NO_SUCH_RESOURCE, NO_SUCH_SERVICE, TOO_MANY_OFFERED } from '#features/portal/rules/refusals.ts';
import { MAX_OFFERED } from '#features/portal/rules/resource-limits.ts';
import type { NewService, SeenService } from '#features/portal/rules/resources-contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { touchProvider } from '../schedule-write-store.ts';
import { areResourcesOf, findService } from './offer-store.ts';
import {
  countServices,
  findPatientLimit,
  insertService,
  updateService,
  writePatientLimit,
  writeServiceRetired,
} from './service-write-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Adds a service of the practice. @throws AppError not_found, invalid */
export async function addService(context: Using, act: Act, wanted: NewService): Promise<void> {
  await changePractice(context, act, async (tx, practiceId) => {
    if ((await countServices(tx, practiceId)) >= MAX_OFFERED) throw new AppError(TOO_MANY_OFFERED);
    await refuseForeign(tx, wanted, practiceId);
    const id = await insertService(tx, wanted, { practiceId, nowMs: act.nowMs });
    return { act: 'service.add', object: `service:${id}`, details: { ...wanted } };
  });
}

/** Changes a service. What is booked keeps its length and price. @throws AppError not_found, changed_meanwhile */
export async function editService(
  context: Using,
  act: Act & { readonly serviceId: number },
  { was, ...sent }: NewService & { readonly was: SeenService },
): Promise<void> {
  const { serviceId } = act;
  await changePractice(context, act, async (tx, practiceId) => {
    const before = await requireService(tx, serviceId, practiceId);
    const wanted = { ...sent, ownLengths: sent.ownLengths ?? before.ownLengths };
    const seen = { ...was, ownLengths: was.ownLengths ?? before.ownLengths };
    refuseChanged(partsOfService(seen), partsOfService(wanted), partsOfService(before));
    await refuseForeign(tx, wanted, practiceId);
    await updateService(tx, serviceId, practiceId, wanted);
    return { act: 'service.update', object: `service:${serviceId}`, details: { ...wanted } };
  });
}

/** Lets a service be booked no more. What is booked stays. @throws AppError not_found */
export async function retireService(context: Using, act: Act & { readonly serviceId: number }): Promise<void> {
  const { serviceId, nowMs } = act;
  await changePractice(context, act, async (tx, practiceId) => {
    await requireService(tx, serviceId, practiceId);
    await writeServiceRetired(tx, serviceId, nowMs);
    return { act: 'service.retire', object: `service:${serviceId}`, details: {} };
  });
}

/** Sets how many visits to come one person may have at the practice. @throws AppError changed_meanwhile */
export async function setPatientLimit(
  context: Using,
  act: Act,
  {
    maxOpenAppointments,
    was,
  }: { readonly maxOpenAppointments: number; readonly was: { readonly maxOpenAppointments: number } },
): Promise<void> {
  await changePractice(context, act, async (tx, practiceId) => {
    const now = { maxOpenAppointments: await findPatientLimit(tx, practiceId) };
    refuseChanged({ ...was }, { maxOpenAppointments }, now);
    await writePatientLimit(tx, practiceId, maxOpenAppointments);
    return { act: 'practice.update', object: `practice:${practiceId}`, details: { maxOpenAppointments } };
  });
}

/** Runs a change to the practice of a place, which is made if there is none, and records it. */
async function changePractice(
  context: Using,
  act: Act,
  change: (
    tx: Database,
    practiceId: number,
  ) => Promise<{ readonly act: string; readonly object: string; readonly details: Readonly<Record<string, unknown>> }>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practiceId = await openPractice(tx, act);
    const done = await change(tx, practiceId);
    await touchProvider(tx, act.providerId);
    await recordAct(tx, context, { id: act.userId }, done);
  });
}

async function requireService(tx: Database, serviceId: number, practiceId: number) {
  const found = await findService(tx, serviceId, practiceId);
  if (found === undefined) throw new AppError(NO_SUCH_SERVICE);
  return found;
}

/** @throws AppError not_found if a resource isn't of the practice */
async function refuseForeign(tx: Database, { resourceIds }: NewService, practiceId: number): Promise<void> {
  if (!(await areResourcesOf(tx, resourceIds, practiceId))) throw new AppError(NO_SUCH_RESOURCE);
}
