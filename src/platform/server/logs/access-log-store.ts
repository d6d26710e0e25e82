import { and, eq, gt, inArray } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { actorOf } from '#platform/server/logs/audit-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';

/** Repeated looks by an account at the same appointment within this time are logged once, ms. */
export const SAME_ACCESS_MS = 15 * 60_000;

/** A look at patients' data, or a change to them. */
export interface Look {
  readonly userId: number;
  /** The name of the shared computer at which the user is; undefined elsewhere. */
  readonly desk: string | undefined;
  /** The name of who did it, if the user only sends what was done without network; absent if it is the user. */
  readonly madeBy?: string | undefined;
  /** Subject and verb; `access-names.ts` has the words shown. */
  readonly act: string;
  readonly appointments: readonly { readonly id: number; readonly patientId: number }[];
  readonly nowMs: number;
  /** A look since this instant, ms, counts as the same one and isn't logged again. */
  readonly sameSinceMs: number;
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Writes looks into the patients' access logs with the member's role and practice at that time, one for each appointment, in the transaction of the read: if it fails,
 * nothing is shown. Call it last.
 */
export async function recordAccess(tx: Database, keyFor: KeyFor, look: Look): Promise<void> {
  const { userId, desk, madeBy, act, appointments, nowMs, sameSinceMs, details = {} } = look;
  if (appointments.length === 0) return;
  const known = await tx
    .select({ object: activityLog.object })
    .from(activityLog)
    .where(
      and(
        inArray(activityLog.subjectId, [...new Set(appointments.map(({ patientId }) => patientId))]),
        eq(activityLog.log, 'access'),
        eq(activityLog.actorId, userId),
        eq(activityLog.act, act),
        gt(activityLog.at, new Date(sameSinceMs)),
      ),
    );
  const noted = new Set(known.map(({ object }) => object));
  const fresh = appointments.filter(({ id }) => !noted.has(objectOf(id)));
  if (fresh.length === 0) return;
  const actor = await actorOf(tx, { id: userId });
  const members = await findMembersOf(tx, userId, fresh);
  const entries = fresh.map(({ id, patientId }) => ({
    log: 'access' as const,
    ...actor,
    act,
    subjectId: patientId,
    object: objectOf(id),
    details: {
      ...details,
      ...members.get(id),
      ...(desk !== undefined && { desk }),
      ...(madeBy !== undefined && { madeBy }),
    },
  }));
  await appendActivity(tx, keyFor, nowMs, entries);
}

/** A look by a member of a place at people whom its practice knows, or an act for them. */
export interface PlaceLook {
  readonly userId: number;
  readonly providerId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  /** As in `Look`. */
  readonly madeBy?: string | undefined;
  /** `access-names.ts` has the words shown. */
  readonly act: string;
  /** What is looked at, such as `client:12`, and whom it is about. */
  readonly people: readonly { readonly object: string; readonly patientId: number }[];
  readonly nowMs: number;
  /** The same look since this instant, ms, isn't logged again. */
  readonly sameSinceMs: number;
}

/**
 * Writes looks at people into their access logs, in the transaction of the look: if that fails, nothing is shown. Call it
 * last.
 */
export async function recordPlaceLook(tx: Database, keyFor: KeyFor, look: PlaceLook): Promise<void> {
  const { userId, providerId, desk, madeBy, act, people, nowMs, sameSinceMs } = look;
  if (people.length === 0) return;
  const known = await tx
    .select({ object: activityLog.object })
    .from(activityLog)
    .where(
      and(
        anyOf(
          activityLog.subjectId,
          people.map(({ patientId }) => patientId),
        ),
        eq(activityLog.log, 'access'),
        eq(activityLog.actorId, userId),
        eq(activityLog.act, act),
        gt(activityLog.at, new Date(sameSinceMs)),
      ),
    );
  const noted = new Set(known.map(({ object }) => object));
  const fresh = people.filter(({ object }) => !noted.has(object));
  if (fresh.length === 0) return;
  const actor = await actorOf(tx, { id: userId });
  const member = await findMemberDetails(tx, userId, providerId);
  const details = { ...member, ...(desk !== undefined && { desk }), ...(madeBy !== undefined && { madeBy }) };
  const entries = fresh.map(({ object, patientId }) => ({
    log: 'access' as const,
    ...actor,
    act,
    subjectId: patientId,
    object,
    details,
  }));
  await appendActivity(tx, keyFor, nowMs, entries);
}

/** What a log entry says of a member of a practice, as it was at that time. */
interface MemberDetails extends Readonly<Record<string, string>> {
  readonly memberRole: string;
  readonly practice: string;
}

/** Returns what a log entry says of an account as a member of a provider; nothing if it is none. */
export async function findMemberDetails(
  tx: Database,
  userId: number,
  providerId: number | undefined,
): Promise<Partial<MemberDetails>> {
  if (providerId === undefined) return {};
  const [found] = await tx
    .select({ memberRole: providerMembers.role, practice: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId)));
  return found ?? {};
}

/** Returns the same by appointment, for the providers of these. */
async function findMembersOf(
  tx: Database,
  userId: number,
  looked: Look['appointments'],
): Promise<ReadonlyMap<number, MemberDetails>> {
  const ids = looked.map(({ id }) => id);
  const rows = await tx
    .select({ id: appointments.id, memberRole: providerMembers.role, practice: providers.name })
    .from(appointments)
    .innerJoin(providers, eq(providers.id, placeOf(appointments.providerId)))
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .where(and(anyOf(appointments.id, ids), eq(providerMembers.userId, userId)));
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}

function objectOf(appointmentId: number): string {
  return `appointment:${appointmentId}`;
}
