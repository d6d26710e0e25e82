import { collectVideo, findSummariesOf } from '#features/video/server/summary-store.ts';
import { findVideoAppointment, findWaiting } from '#features/video/server/video-store.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import type { Probe } from './probes.ts';

let appointments = 0;

/** A video visit at a practice of the bystander, in whose waiting room the bystander sits, with a summary by them. */
async function appointment({ t, theirs, sql }: Probe): Promise<number> {
  const member = await theirs('provider_members');
  appointments += 1;
  // No two visits of a practice may overlap.
  const minutesAgo = 5 + 60 * appointments;
  const id = await videoAppointment(t, {
    ...{ providerId: member['provider_id'] ?? 0, patientId: member['user_id'], minutesAgo },
  });
  const now = new Date(t.clock.nowMs).toISOString();
  await sql(
    `insert into video_rooms (appointment_id, waiting_since, patient_seen_at) select ${id}, '${now}', '${now}' from users where id = $1`,
  );
  await sql(
    `insert into visit_summaries (appointment_id, author_id, text, written_at, updated_at) values (${id}, $1, 'A secret', '${now}', '${now}')`,
  );
  return id;
}

/** Probes of the stores of video visits. */
export const VIDEO_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findVideoAppointment: async (probe) =>
    (await findVideoAppointment(probe.t.db, await appointment(probe), probe.stranger.id)) === undefined,
  findWaiting: async (probe) => {
    await appointment(probe);
    return (await findWaiting(probe.t.db, { id: probe.stranger.id, desk: null }, probe.t.clock.nowMs)).length === 0;
  },
  findSummariesOf: async (probe) => {
    await appointment(probe);
    return (await findSummariesOf(probe.t.db, probe.stranger.id)).length === 0;
  },
  collectVideo: async (probe) => {
    await appointment(probe);
    const all = await collectVideo(probe.t.db, probe.stranger.id);
    return Object.values(all).every((rows) => Array.isArray(rows) && rows.length === 0);
  },
};
