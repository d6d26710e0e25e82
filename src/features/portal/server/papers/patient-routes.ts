import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { findPracticeOf } from '#features/clients/server/client-store.ts';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { requireAppointmentMember } from '#features/directory/server/require-member.ts';
import { mayRead } from '#features/papers/rules/may-write.ts';
import { findPaperAppointment, findPapersFor } from '#features/papers/server/paper-store.ts';
import { shownPaper } from '#features/papers/server/shown-paper.ts';
import { readPatient } from '#features/portal/rules/desk/patient-contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { findOwnAppointment } from '../portal-appointment-store.ts';
import { shownAppointment } from '../shown-appointment.ts';
import { countNoShows, findAppointmentsOf } from './patient-store.ts';

/** What a practice has of a patient: this practice only, and of it what the member's role may read. */
export function installPatient({ app, db, keyFor, now }: Context): void {
  route(app, readPatient, async ({ params, user }) => {
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const appointment = await findOwnAppointment(tx, params.id, user.id);
      const facts = await findPaperAppointment(tx, params.id);
      if (appointment === undefined || facts === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
      const missing = NO_SUCH_PRACTICE_APPOINTMENT;
      const member = await requireAppointmentMember(tx, appointment, user, 'appointments', missing);
      const person = { patientId: facts.patientId, forName: facts.forName, placeId: facts.placeId };
      const practiceId = await findPracticeOf(tx, facts.placeId);
      const papers = practiceId === null ? [] : await findPapersFor(tx, { ...person, practiceId });
      const mayReadReasons = memberMay(member, 'reasons');
      const appointments = await findAppointmentsOf(tx, person);
      const record = {
        appointment: shownAppointment(appointment, member, nowMs),
        visits: appointments.map(({ startsAt, status, attendance, reason, summary, ...shown }) => ({
          ...shown,
          date: startsAt.toISOString(),
          mark: markOf({ status, attendance }),
          reason: mayReadReasons ? reason : '',
          summary: mayReadReasons ? summary : null,
        })),
        noShows: await countNoShows(tx, person),
        papers: papers
          .filter(({ kind, signedAt }) => mayRead(member, { kind, isSigned: signedAt !== null }))
          .map((row) => shownPaper(row, nowMs)),
      };
      await recordAccess(tx, keyFor, {
        userId: user.id,
        desk: user.desk?.name,
        act: 'patient.read',
        appointments: [appointment],
        nowMs,
        sameSinceMs: nowMs,
      });
      return record;
    });
  });
}
