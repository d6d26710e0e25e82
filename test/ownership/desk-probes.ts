import {
  clearWrongPins,
  endDeskSessions,
  endPinSessions,
  takeDesk,
} from '#features/auth/server/sessions/desk-session-store.ts';
import { clearPinTries, countPinTry, deletePin } from '#features/desks/server/pin-store.ts';
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
