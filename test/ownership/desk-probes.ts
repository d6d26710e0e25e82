import {
  clearWrongPins,
  endDeskSessions,
  endPinSessions,
  takeDesk,
} from '#features/auth/server/sessions/desk-session-store.ts';
import { clearPinTries, countPinTry, deletePin } from '#features/desks/server/pin-store.ts';
import { eraseDeskMarks } from '#features/offline/server/desk-mark-data-store.ts';
import { isMemberSince } from '#features/offline/server/desk-mark-store.ts';
import { deleteBrowsersOf } from '#features/practice-news/server/alert-contact-store.ts';
import type { Probe } from './probes.ts';

const HASH = 'the hash of a PIN';
const TOKEN_HASH = Buffer.alloc(32, 9);

/** Gives the bystander a PIN with some wrong tries, and a session with it at a shared computer of their place, whose id it returns. */
async function atDesk({ theirs, sql }: Probe): Promise<number> {
  const providerId: number = (await theirs('provider_members'))['provider_id'] ?? 0;
  await sql(
    `insert into member_pins (user_id, pin_hash, set_at, failures) values ($1, '${HASH}', now(), 3)
     on conflict (user_id) do update set pin_hash = excluded.pin_hash, failures = 3`,
  );
  await sql(
    `insert into desks (provider_id, name, token_hash, enrolled_by, enrolled_at, expires_at)
     values (${providerId}, 'Probe', decode('${TOKEN_HASH.toString('hex')}', 'hex'), $1, now(), '2099-01-01')
     on conflict (token_hash) do update set provider_id = excluded.provider_id`,
  );
  await sql(
    `update sessions set desk_id = (select id from desks where name = 'Probe'), by_pin = true
     where id = (select max(id) from sessions where user_id = $1)`,
  );
  return providerId;
}

/** Probes of the stores of shared computers: the stranger is a member of no place, and has no PIN. */
export const DESK_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  deleteBrowsersOf: async ({ t, stranger, theirs, sql }) => {
    const providerId = Number((await theirs('provider_members'))['provider_id']);
    const { rows } = await t.pool.query<{ id: number }>(
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth, browser, created_at)
       select user_id, 'https://push.example.com/' || gen_random_uuid(), 'key', 'auth', 'Probe', now()
       from provider_members where provider_id = $1 and user_id <> $2 limit 1 returning id`,
      [providerId, stranger.id],
    );
    const pushId = rows[0]?.id ?? 0;
    await sql(
      `insert into alert_contacts (provider_id, push_id, added_at, added_by) values (${providerId}, ${pushId}, now(), $1)`,
    );
    await deleteBrowsersOf(t.db, stranger.id, [providerId]);
    return (await t.pool.query('select from alert_contacts where push_id = $1', [pushId])).rowCount === 1;
  },
  eraseDeskMarks: async ({ t, stranger, theirs, sql }) => {
    const { id, provider_id: providerId } = await theirs('tickets', 'patient_id');
    await sql(
      `insert into desk_marks (id, provider_id, day, act, ticket_id, made_at, made_by, received_at, outcome)
       values (gen_random_uuid(), ${Number(providerId)}, '2026-11-23', 'note', ${Number(id)}, now(), $1, now(), 'applied')`,
    );
    const appointment = await theirs('appointments', 'patient_id');
    await sql(
      `insert into desk_marks (id, provider_id, day, act, appointment_id, made_at, made_by, received_at, outcome)
       values (gen_random_uuid(), ${Number(providerId)}, '2026-11-23', 'note', ${Number(appointment['id'])}, now(), $1, now(), 'applied')`,
    );
    const marks = async () => {
      const both = 'select 1 from desk_marks where ticket_id = $1 or appointment_id = $2';
      return (await t.pool.query(both, [Number(id), Number(appointment['id'])])).rowCount;
    };
    const before = await marks();
    await t.db.transaction((tx) => eraseDeskMarks(tx, stranger.id));
    return (await marks()) === before && Number(before) >= 2;
  },
  isMemberSince: async ({ t, stranger, theirs }) => {
    const providerId = Number((await theirs('provider_members'))['provider_id']);
    const since = { providerId, userId: stranger.id, atMs: t.clock.nowMs + 1e12 };
    return !(await isMemberSince(t.db, since));
  },
  clearPinTries: async (probe) => {
    await atDesk(probe);
    return !(await clearPinTries(probe.t.db, probe.stranger.id, HASH));
  },
  clearWrongPins: async (probe) => {
    await atDesk(probe);
    await clearWrongPins(probe.t.db, probe.stranger.id);
    return true;
  },
  countPinTry: async (probe) => {
    const providerId = await atDesk(probe);
    return (await countPinTry(probe.t.db, providerId, probe.stranger.id, probe.t.clock.nowMs)) === undefined;
  },
  deletePin: async (probe) => {
    await atDesk(probe);
    await deletePin(probe.t.db, probe.stranger.id);
    return true;
  },
  endDeskSessions: async (probe) => {
    const providerId = await atDesk(probe);
    await endDeskSessions(probe.t.db, probe.stranger.id, [providerId]);
    return true;
  },
  endPinSessions: async (probe) => {
    await atDesk(probe);
    await endPinSessions(probe.t.db, probe.stranger.id);
    return true;
  },
  takeDesk: async (probe) => {
    await atDesk(probe);
    const { t, stranger } = probe;
    const taken = await takeDesk(t.db, TOKEN_HASH, { userId: stranger.id, nowMs: t.clock.nowMs });
    return taken === undefined;
  },
};
