import { isDeepStrictEqual } from 'node:util';
import { eraseAppointments, hasAppointments } from '#features/appointments/server/appointment-data-store.ts';
import {
  endScheduled,
  findByIdempotencyKey,
  findDiaryAppointments,
  setSuccessor,
} from '#features/appointments/server/appointment-store.ts';
import { findBusyTimes, hasScheduledAt, hasVisited } from '#features/appointments/server/patient-appointments-store.ts';
import { collectAccount, lockAccount, removeAccount } from '#features/auth/server/accounts/account-data-store.ts';
import { lockPassword, markEmailConfirmed, writeEmail } from '#features/auth/server/accounts/account-store.ts';
import { findDateOfBirth, findPasswordHash, lockUser } from '#features/auth/server/accounts/user-store.ts';
import { hasRestoreLink, issueToken } from '#features/auth/server/addresses/account-token-store.ts';
import {
  activatePendingSecret,
  markRecoveryCodeUsed,
} from '#features/auth/server/second-factor/second-factor-store.ts';
import { hasConsent, removeConsents } from '#features/consents/server/consent-store.ts';
import { findOldestPlan, findPlanByKey } from '#features/insurance/server/insurance-store.ts';
import { lockProfile } from '#features/profile/server/profile-store.ts';
import { findLastHold, putHold, removeOwnHolds } from '#features/schedules/server/hold-store.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { findSpokenBefore } from '#features/symptoms/server/insight-store.ts';
import {
  findRecentRecord,
  findRecordsSince,
  insertSymptomRecord,
  updateResult,
} from '#features/symptoms/server/symptom-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { type Person, personWith } from '#test/access/principals.ts';
import { TEST_KEYS, type TestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/sign-in.ts';

/** The context of a probe: a stranger without data, and a bystander with rows in every table. */
export interface Probe {
  readonly t: TestApp;
  readonly stranger: Person;
  /** Returns the bystander's first row of a table. */
  readonly theirs: (table: string, owner?: string) => Promise<Record<string, never>>;
  /** Runs a statement; `$1` is the bystander's id. */
  readonly sql: (statement: string) => Promise<unknown>;
  /** True if the bystander's row of `users` can be locked while `hold` has locked the stranger's. */
  readonly leavesOthersFree: (hold: (tx: TestApp['db']) => Promise<unknown>) => Promise<boolean>;
}

const MISSING = 999_999_999;
const KEY = 'probe';
const OTHER_BROWSER = Buffer.alloc(32, 7);
const LONG_AGO = new Date('2020-01-01');

const none = (value: unknown) =>
  isDeepStrictEqual(value, []) || value === undefined || value === false || value === null;

/**
 * Store functions whose ownership check no single call exercises, because another check runs first or a sequence of calls is
 * needed. Each probe calls the function as the stranger and returns true if nothing leaked. The caller checks that the
 * bystander's rows stay unchanged.
 */
export const PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findByIdempotencyKey: async ({ t, stranger, sql }) => {
    await sql(
      `update appointments set idempotency_key = '${KEY}' where id = (select min(id) from appointments where patient_id = $1)`,
    );
    return none(await findByIdempotencyKey(t.db, stranger.id, KEY));
  },
  findDiaryAppointments: async ({ t, stranger }) => none(await findDiaryAppointments(t.db, stranger.id)),
  endScheduled: async ({ t, stranger, theirs }) => {
    const change = {
      status: 'cancelled' as const,
      lateCancellation: false,
      cancellationFee: null,
      endReason: null,
      nowMs: t.clock.nowMs,
    };
    return none(await endScheduled(t.db, (await theirs('appointments', 'patient_id'))['id'] ?? 0, stranger.id, change));
  },
  setSuccessor: async ({ t, stranger, theirs }) => {
    const id = (await theirs('appointments', 'patient_id'))['id'] ?? 0;
    await setSuccessor(t.db, id, stranger.id, id);
    return true;
  },
  hasScheduledAt: async ({ t, stranger, theirs }) => {
    const appointment = await theirs('appointments', 'patient_id');
    return none(
      await hasScheduledAt(t.db, stranger.id, appointment['provider_id'] ?? 0, appointment['starts_at'] ?? LONG_AGO),
    );
  },
  findBusyTimes: async ({ t, stranger }) => none(await findBusyTimes(t.db, stranger.id, t.clock.nowMs)),
  eraseAppointments: async ({ t, stranger, sql }) => {
    await sql(`update appointments set idempotency_key = id::text where patient_id = $1`);
    await eraseAppointments(t.db, stranger.id);
    return true;
  },
  hasAppointments: async ({ t, stranger }) => none(await hasAppointments(t.db, stranger.id)),
  hasVisited: async ({ t, stranger, sql, theirs }) => {
    const { id = 0, provider_id: providerId = 0 } = await theirs('appointments', 'patient_id');
    await sql(`update appointments set status = 'completed', attendance = null where id = ${id} and patient_id = $1`);
    return none(await hasVisited(t.db, stranger.id, providerId));
  },
  collectAccount: async ({ t, stranger }) => {
    await setUpSecondFactor(t, stranger.cookie);
    const { secondFactor } = (await collectAccount(t.db, stranger.id)) as {
      secondFactor: { unusedRecoveryCodes: number };
    };
    return secondFactor.unusedRecoveryCodes === 10;
  },
  lockAccount: async ({ t }) => none(await lockAccount(t.db, MISSING)),
  lockProfile: async ({ t }) => none(await lockProfile(t.db, MISSING)),
  findPasswordHash: async ({ t }) => none(await findPasswordHash(t.db, MISSING)),
  findDateOfBirth: async ({ t, sql }) => {
    await sql(`update users set date_of_birth = '2000-01-01' where $1 > 0`);
    return none(await findDateOfBirth(t.db, MISSING));
  },
  removeAccount: async ({ t }) => {
    const { id } = await personWith(t, { role: 'patient', permissions: [] });
    await t.pool.query('update users set deleted_at = now() where id = $1', [id]);
    await removeAccount(t.db, MISSING);
    return (await t.pool.query('select 1 from users where id = $1', [id])).rowCount === 1;
  },
  // If it marked every account, it would return false: clients without an account share the empty address.
  markEmailConfirmed: async ({ t, stranger }) => await markEmailConfirmed(t.db, stranger.id, t.clock.nowMs),
  writeEmail: async ({ t, stranger }) =>
    await writeEmail(t.db, stranger.id, { email: `probe-${stranger.id}@example.com`, confirmedAt: null }),
  hasRestoreLink: async ({ t, stranger, sql }) => {
    await sql(`insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
      values ('way-back', $1, 'restore_email', 'a@example.com', 'infinity')
      on conflict (token_hash) do update set user_id = excluded.user_id`);
    return none(await hasRestoreLink(t.db, stranger.id, t.clock.nowMs));
  },
  issueToken: async ({ t, stranger, leavesOthersFree }) => {
    const { nowMs } = t.clock;
    const wanted = { userId: stranger.id, purpose: 'confirm_email' as const, email: 'a@example.com', nowMs };
    return await leavesOthersFree((tx) => issueToken(tx, wanted));
  },
  lockPassword: async ({ stranger, leavesOthersFree }) =>
    await leavesOthersFree((tx) => lockPassword(tx, stranger.id, 'probe')),
  lockUser: async ({ stranger, leavesOthersFree }) => await leavesOthersFree((tx) => lockUser(tx, stranger.id)),
  activatePendingSecret: async ({ t, stranger, sql }) => {
    const sealed = Buffer.from('pending');
    await sql(`update second_factors set pending_secret_encrypted = 'pending' where user_id = $1`);
    return none(await activatePendingSecret(t.db, stranger.id, sealed, 1, t.clock.nowMs));
  },
  markRecoveryCodeUsed: async ({ t, stranger, theirs }) =>
    none(
      await markRecoveryCodeUsed(t.db, stranger.id, (await theirs('recovery_codes'))['code_hash'] ?? '', t.clock.nowMs),
    ),
  hasConsent: async ({ t, stranger }) => none(await hasConsent(t.db, stranger.id, 'news')),
  removeConsents: async ({ t, stranger }) => {
    await t.db.transaction((tx) => removeConsents(tx, stranger.id));
    return true;
  },
  findPlanByKey: async ({ t, stranger, sql }) => {
    await sql(
      `update insurance_plans set idempotency_key = '${KEY}' where id = (select min(id) from insurance_plans where user_id = $1)`,
    );
    return none(await findPlanByKey(t.db, stranger.id, KEY));
  },
  findOldestPlan: async ({ t, stranger }) => none(await findOldestPlan(t.db, stranger.id)),
  findLastHold: async ({ t, theirs }) =>
    none(await findLastHold(t.db, (await theirs('slot_holds'))['provider_id'] ?? 0, OTHER_BROWSER)),
  putHold: async ({ t, theirs }) => {
    const { provider_id: providerId = 0, starts_at: startsAt = LONG_AGO } = await theirs('slot_holds');
    const [from, to] = [1, 2].map((hours) => new Date(new Date(startsAt).getTime() + hours * 3_600_000));
    const times = { startsAt: from ?? LONG_AGO, endsAt: to ?? LONG_AGO, expiresAt: to ?? LONG_AGO };
    await putHold(t.db, {
      providerId,
      ...times,
      holderHash: OTHER_BROWSER,
      addressHash: OTHER_BROWSER,
      heldSince: LONG_AGO,
    });
    return true;
  },
  removeOwnHolds: async ({ t, stranger, theirs }) => {
    const hold = await theirs('slot_holds');
    const times = { startsAtMs: 0, endsAtMs: Date.parse('2100-01-01') };
    await removeOwnHolds(t.db, hold['provider_id'] ?? 0, { hash: OTHER_BROWSER, userId: undefined }, times);
    await removeOwnHolds(t.db, hold['provider_id'] ?? 0, { hash: undefined, userId: stranger.id }, times);
    return true;
  },
  findSpokenBefore: async ({ t, stranger }) => none(await findSpokenBefore(t.db, stranger.id)),
  findRecordsSince: async ({ t, stranger }) => none(await findRecordsSince(t.db, stranger.id, LONG_AGO)),
  findRecentRecord: async ({ t, stranger, theirs }) =>
    none(await findRecentRecord(t.db, (await theirs('symptom_records'))['id'] ?? 0, stranger.id, LONG_AGO)),
  updateResult: async ({ t, stranger, theirs }) => {
    const result = { ...triage({ text: 'fever' }), symptomsRead: false };
    return none(await updateResult(t.db, (await theirs('symptom_records'))['id'] ?? 0, stranger.id, result));
  },
  insertSymptomRecord: async ({ t, stranger, sql, theirs }) => {
    await sql(
      `update symptom_records set idempotency_key = '${KEY}' where id = (select min(id) from symptom_records where user_id = $1)`,
    );
    const { symptoms, result, predicted_urgency: predictedUrgency } = await theirs('symptom_records');
    const row = {
      userId: stranger.id,
      idempotencyKey: KEY,
      followUpRecommended: false,
      symptoms,
      result,
      predictedUrgency,
      recordedAt: LONG_AGO,
    };
    const insert = async () => JSON.stringify(await insertSymptomRecord(t.db, row as never));
    return (await insert()).replace('"isNew":true', '') === (await insert()).replace('"isNew":false', '');
  },
  recordAct: async ({ t, stranger }) => {
    const parts = { keyFor: TEST_KEYS, now: t.clock.now };
    await t.db.transaction((tx) => recordAct(tx, parts, stranger, { act: 'probe', object: `probe:${stranger.id}` }));
    const { rows } = await t.pool.query('select actor_name from activity_log where object = $1', [
      `probe:${stranger.id}`,
    ]);
    const own = await t.pool.query('select username from users where id = $1', [stranger.id]);
    return rows[0]?.actor_name === own.rows[0]?.username;
  },
};
