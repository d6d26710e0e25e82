import { erasePapers, hasPapers } from '#features/papers/server/paper-data-store.ts';
import { findAuthor, findPapersFor } from '#features/papers/server/paper-store.ts';
import { erasePayments, hasPayments } from '#features/payments/server/payment-data-store.ts';
import { findDueFeesOf, findPaymentsBy } from '#features/payments/server/payment-store.ts';
import { countNoShows, findAppointmentsOf } from '#features/portal/server/papers/patient-store.ts';
import type { Probe } from './probes.ts';

/** Returns the first paper of the bystander, and an appointment at its place that was missed. */
async function theirPaper({ theirs, sql }: Probe) {
  const paper = await theirs('papers', 'patient_id');
  await sql(`update appointments set attendance = 'no_show', status = 'completed'
    where id = (select min(appointment_id) from papers where patient_id = $1)`);
  return { practiceId: Number(paper['practice_id']), placeId: Number(paper['provider_id']) };
}

/** Probes of the stores of papers and of what a practice has of a patient. */
export const PAPER_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  erasePapers: async ({ t, stranger }) => {
    await erasePapers(t.db, stranger.id);
    return true;
  },
  hasPapers: async ({ t, stranger }) => !(await hasPapers(t.db, stranger.id)),
  erasePayments: async ({ t, stranger }) => {
    await erasePayments(t.db, stranger.id);
    return true;
  },
  hasPayments: async ({ t, stranger }) => !(await hasPayments(t.db, stranger.id)),
  findPaymentsBy: async ({ t, stranger, theirs, sql }) => {
    await sql('update payments set appointment_id = null where patient_id = $1');
    const { practice_id, provider_id } = await theirs('payments', 'patient_id');
    const about = { practiceId: Number(practice_id), placeId: Number(provider_id), patientId: stranger.id };
    return (await findPaymentsBy(t.db, about)).length === 0;
  },
  findDueFeesOf: async ({ t, stranger, theirs }) => {
    const { id, provider_id } = await theirs('appointments', 'patient_id');
    await t.pool.query(
      `insert into fees (provider_id, appointment_id, kind, amount_kobo, due_at) values ($1, $2, 'no_show', 200000, now())
       on conflict do nothing`,
      [provider_id, id],
    );
    return (await findDueFeesOf(t.db, Number(provider_id), stranger.id)).length === 0;
  },
  findAuthor: async (probe) => {
    const { practiceId } = await theirPaper(probe);
    const { t, stranger } = probe;
    const { rows } = await t.pool.query('select full_name from users where id = $1', [stranger.id]);
    return (await findAuthor(t.db, practiceId, stranger.id)).name === rows[0]?.full_name;
  },
  findPapersFor: async (probe) => {
    const { practiceId } = await theirPaper(probe);
    const person = { practiceId, patientId: probe.stranger.id, forName: null };
    return (await findPapersFor(probe.t.db, person)).length === 0;
  },
  ofPerson: async (probe) => {
    const { placeId } = await theirPaper(probe);
    const person = { placeId, reached: [placeId], patientId: probe.stranger.id, forName: null };
    const { db } = probe.t;
    return (await findAppointmentsOf(db, person)).length + (await countNoShows(db, person)) === 0;
  },
};
