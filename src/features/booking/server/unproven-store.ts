import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { Config } from '#platform/server/config.ts';
import { addToCount, findCounts } from '#platform/server/counter-store.ts';
import type { UnprovenFacts } from '../rules/booking-limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How far around a time others count, days. */
const AROUND_DAYS = 6;

/** True if the shares of accounts that aren't proven bind: where no mail leaves, no one can confirm an address. */
export function countsUnproven({ rateLimit, smtpUrl }: Pick<Config, 'rateLimit' | 'smtpUrl'>): boolean {
  return rateLimit && smtpUrl !== undefined;
}

/** A booking of an account that isn't proven. */
export interface UnprovenRequest {
  readonly providerId: number;
  readonly patientId: number;
  readonly startsAtMs: number;
  /** Keyed hash of the network that it comes from. */
  readonly network: string;
  readonly nowMs: number;
}

/** No one has confirmed an address for the account, no practice has seen its patient, and no desk entered it. */
const UNPROVEN = sql`u.email_confirmed_at is null and not u.is_demo and u.entered_by_practice_id is null
  and not exists (select from ${appointments} seen where seen.patient_id = u.id and seen.attendance = 'attended')`;

/**
 * Returns what accounts that aren't proven have booked with a provider around a time. Those with the same e-mail address
 * or number count as the same person. Under the lock of the provider it stays true.
 */
export async function findUnproven(tx: Database, request: UnprovenRequest): Promise<UnprovenFacts> {
  const { providerId, patientId, startsAtMs, network, nowMs } = request;
  const from = new Date(startsAtMs - (AROUND_DAYS + 1) * DAY_MS);
  const until = new Date(startsAtMs + (AROUND_DAYS + 1) * DAY_MS);
  const { rows } = await tx.execute<{ start: number; end: number; isSame: boolean }>(sql`
    select extract(epoch from a.starts_at)::float8 * 1000 as start, extract(epoch from a.ends_at)::float8 * 1000 as end,
      u.id = me.id or u.email = me.email or (me.phone <> '' and u.phone = me.phone) is true as "isSame"
    from ${appointments} a join ${users} u on u.id = a.patient_id, ${users} me
    where me.id = ${patientId} and a.provider_id = ${providerId} and a.starts_at between ${from} and ${until}
      and a.status in ('scheduled', 'completed') and a.channel = 'online' and ${UNPROVEN}`);
  const day = lagosDate(startsAtMs);
  const days = Array.from({ length: 2 * AROUND_DAYS + 1 }, (_, at) => addDays(day, at - AROUND_DAYS));
  const keys = new Map(days.map((each) => [keyOf(network, providerId, each), each]));
  const counts = await findCounts(tx, [...keys.keys()], nowMs);
  return {
    bookings: rows.map(({ start, end, isSame }) => ({ startsAtMs: start, endsAtMs: end, isSame })),
    fromNetwork: new Map([...counts].map(([key, used]) => [keys.get(key) ?? '', used])),
  };
}

/** Notes that an account that isn't proven has booked, for its network. */
export async function countUnproven(tx: Database, request: UnprovenRequest, minutes: number): Promise<void> {
  const { providerId, startsAtMs, network, nowMs } = request;
  const key = keyOf(network, providerId, lagosDate(startsAtMs));
  await addToCount(tx, { key, amount: minutes, endsAtMs: startsAtMs + (AROUND_DAYS + 1) * DAY_MS, nowMs });
}

/** Counts the times of a provider that others hold at an instant who are signed out or whose account isn't proven. */
export async function countUnprovenHolds(
  tx: Database,
  {
    providerId,
    exceptHash,
    nowMs,
  }: { readonly providerId: number; readonly exceptHash: Buffer; readonly nowMs: number },
): Promise<number> {
  const { rows } = await tx.execute<{ held: number }>(sql`
    select count(*)::int as held from ${slotHolds} h left join ${users} u on u.id = h.user_id
    where h.provider_id = ${providerId} and h.holder_hash <> ${exceptHash} and h.expires_at > ${new Date(nowMs)}
      and (u.id is null or (${UNPROVEN}))`);
  return rows[0]?.held ?? 0;
}

/** True if an account is proven; false signed out. */
export async function isProven(tx: Database, userId: number | undefined): Promise<boolean> {
  if (userId === undefined) return false;
  const { rows } = await tx.execute(sql`select from ${users} u where u.id = ${userId} and not (${UNPROVEN})`);
  return rows.length > 0;
}

function keyOf(network: string, providerId: number, day: string): string {
  return `booked ${network} ${providerId} ${day}`;
}
