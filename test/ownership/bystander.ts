import { openSession } from '#features/auth/server/sessions/session-store.ts';
import type { Endpoint } from '#platform/common/endpoint.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { nameOf, readyFor, requestFor } from '#test/access/call-set-up.ts';
import { paperOf } from '#test/access/paper-set-ups.ts';
import { paymentOf } from '#test/access/payment-set-ups.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import type { Person } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { newPatient, TEST_KEYS, type TestApp } from '#test/app.ts';
import { newAccount } from '#test/sign-in.ts';

/** A user with rows in every table, which no other user's call may change or return. */
export interface Bystander extends Person {
  /** Contained in every text of the bystander. */
  readonly canary: string;
}

/** Calls that would delete the bystander's data, or end or lock its session. */
const TAKES_AWAY =
  /^(DELETE |PUT \/api\/user\/password|PUT \/api\/appointments|POST \/api\/invitations\/join|POST .*\/desks?(\/lock)?$)/;
/** Called last, because re-authentication needs a code from then on. */
const LAST = 'POST /api/user/second-factor/confirm';
const TEXTS = ['fullName', 'message', 'text', 'reason', 'notes', 'planName', 'memberId', 'policyHolder', 'bio'];

/** Longer than the lifetime of any session. */
const LONG_AGO_MS = 90 * 24 * 60 * 60 * 1000;
let bystanders = 0;

/** Creates a bystander through the API. */
export async function newBystander(t: TestApp): Promise<Bystander> {
  bystanders += 1;
  const canary = `canary-bystander-${bystanders}x`;
  // A query without a check of the owner returns the first row, which therefore belongs to an uninvolved account.
  if (bystanders === 1) await newPatient(t, { fullName: 'Uninvolved Patient', dateOfBirth: '2000-01-01' });
  const person = { ...(await newAccount(t, canary, { fullName: canary })), canary };
  const calls = t.app.endpoints.filter((call) => nameOf(call) !== LAST && addsSomething(call));
  const last = t.app.endpoints.filter((call) => nameOf(call) === LAST);
  for (const call of [...calls, ...last]) {
    const setUp = SET_UPS[nameOf(call)];
    if (setUp === undefined) continue;
    const filled = await readyFor(setUp, t, person);
    if (TAKES_AWAY.test(nameOf(call))) continue;
    const marked = Object.keys(filled.body ?? {}).filter((field) => TEXTS.includes(field));
    const body = filled.body && { ...filled.body, ...Object.fromEntries(marked.map((field) => [field, canary])) };
    await t.app.inject(requestFor(call, { ...filled, ...(body && { body }) }, person));
  }
  await t.pool.query(
    `update resources set user_id = $1 where id = (
       select at.resource_id from resource_places at join provider_members m using (provider_id) where m.user_id = $1 limit 1)`,
    [person.id],
  );
  await t.pool.query(
    `insert into clients (practice_id, user_id, created_at) select id, $1, now() from practices order by id limit 1
     on conflict do nothing`,
    [person.id],
  );
  // Papers for the bystander by another practice, one of them a draft.
  const writer = await newPatient(t, { fullName: 'Dr. Else' });
  const place = { providerId: await practiceOf(t, writer), memberId: writer.id };
  await paperOf(t, place, person.id);
  const second = { ...place, providerId: await practiceOf(t, writer), isSigned: false };
  const { id: draftId } = await paperOf(t, second, person.id);
  await t.pool.query('update papers set body = $2 where id = $1', [
    draftId,
    JSON.stringify({ content: { kind: 'summary', text: canary } }),
  ]);
  await paymentOf(t, place, person.id);
  await t.pool.query(
    `insert into tickets (provider_id, day, series, number, patient_id, arrived_at, code, key)
     values ($1, '2026-11-23', 'Z', $2, $2, now(), $3, $3)`,
    [place.providerId, person.id, `waits-${canary}`],
  );
  const read = { log: 'access' as const, actorRole: 'provider', actorName: 'Dr. Else', act: 'appointment.read' };
  const entry = { ...read, object: 'appointment:1', subjectId: person.id };
  await t.db.transaction((tx) => appendActivity(tx, TEST_KEYS, t.clock.nowMs, [entry]));
  await openSession(t.db, person.id, t.clock.nowMs - LONG_AGO_MS);
  return person;
}

function addsSomething(call: Endpoint): boolean {
  const name = nameOf(call);
  const whose = SET_UPS[name]?.whose;
  const isTheirs =
    whose === 'caller' ||
    whose === 'account' ||
    whose === 'object' ||
    whose === 'practice' ||
    whose === 'runner' ||
    /^POST .*(slot-holds|provider-applications|contact-messages|support-chats|conversations\/:id\/messages)$/.test(
      name,
    );
  return (
    isTheirs &&
    call.method !== 'GET' &&
    name !== 'DELETE /api/users/:id' &&
    !/^\w+ \/api\/user\/second-factor(?!\/confirm)/.test(name)
  );
}

/** The statement of `rowsOf`, by database: the catalog of tables takes longer to read than the rows. */
const ROWS_OF = new WeakMap<TestApp['pool'], string>();

/** Row count and hash of a user's rows in each table. */
export async function rowsOf({ pool }: TestApp, id: number): Promise<Record<string, string>> {
  const text = ROWS_OF.get(pool) ?? (await statementOfRows(pool));
  ROWS_OF.set(pool, text);
  const found = await pool.query<{ name: string; hash: string }>({ name: 'rows-of', text, values: [id] });
  return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
}

async function statementOfRows(pool: TestApp['pool']): Promise<string> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
     and (column_name in ('user_id', 'patient_id', 'subject_id', 'actor_id') or (table_name, column_name) = ('users', 'id')) order by 1, 2`,
  );
  const hashes = rows.map(
    ({ table, column }) =>
      `select '${table}.${column}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as hash from "${table}" x where "${column}" = $1`,
  );
  return hashes.join(' union all ');
}
