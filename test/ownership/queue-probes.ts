import { findUnmarked } from '#features/queue/server/appointment-day-store.ts';
import { eraseQueue } from '#features/queue/server/queue-data-store.ts';
import { findOpenTicket, findTexted } from '#features/queue/server/ticket-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newProvider } from '#test/app.ts';
import type { Probe } from './probes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Probes of the stores of the queue: the stranger waits nowhere. */
export const QUEUE_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findOpenTicket: async ({ t, stranger, sql }) => {
    const providerId = await newProvider(t);
    const day = '2026-11-23';
    await sql(`insert into tickets (provider_id, day, number, patient_id, arrived_at, code, key)
      values (${providerId}, '${day}', 1, $1, now(), 'open ${providerId}', 'open ${providerId}')`);
    const found = await findOpenTicket(t.db, { providerId, day, patientId: stranger.id, forName: null });
    return found === undefined;
  },
  findTexted: async ({ t, stranger }) => {
    const phone = '+2348030000001';
    await t.pool.query('update users set phone = $1 where id = $2', [phone, stranger.id]);
    return (await findTexted(t.db, stranger.id))?.phone === phone;
  },
  findUnmarked: async ({ t, stranger }) => {
    const providerId = await newProvider(t);
    await appointmentTo(t, providerId, 60);
    const { nowMs } = t.clock;
    const found = await findUnmarked(
      t.db,
      { providerId, patientId: stranger.id },
      { fromMs: nowMs, toMs: nowMs + DAY_MS },
    );
    return found === undefined;
  },
  eraseQueue: async ({ t, stranger }) => {
    await eraseQueue(t.db, stranger.id);
    return true;
  },
};
