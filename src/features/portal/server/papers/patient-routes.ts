import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { findPracticeOf } from '#features/clients/server/client-store.ts';
import { type MemberPowers, memberMay } from '#features/directory/rules/member-roles.ts';
import { findMemberships } from '#features/directory/server/member-store.ts';
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

/** What a member reads of a visit that is cancelled: not why the patient came. */
const WITHOUT_REASONS: MemberPowers = { role: 'desk', deskReadsReasons: false };

/** What a practice has of a patient: of the places that the session reaches, and of each what the member's role there may read. */
export function installPatient({ app, db, keyFor, now }: Context): void {
  route(app, readPatient, async ({ params, user }) => {
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const appointment = await findOwnAppointment(tx, params.id, user.id, { forPapers: true });
      const facts = await findPaperAppointment(tx, params.id);
      if (appointment === undefined || facts === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
      const missing = NO_SUCH_PRACTICE_APPOINTMENT;
      const member = await requireAppointmentMember(tx, appointment, user, 'appointments', missing);
      const powers = new Map((await findMemberships(tx, user)).map(({ providerId, ...each }) => [providerId, each]));
      const { patientId, forName, placeId } = facts;
      const person = { patientId, forName, placeId, reached: [...powers.keys()] };
      const practiceId = await findPracticeOf(tx, facts.placeId);
      const papers = practiceId === null ? [] : await findPapersFor(tx, { ...person, practiceId });
      const mayReadReasonsAt = (place: number) => mayAt(powers, place, (there) => memberMay(there, 'reasons'));
      const appointments = await findAppointmentsOf(tx, person);
      const record = {
        // Cancelling ends the consent to share why the patient comes.
        appointment: shownAppointment(appointment, isOn(facts) ? member : WITHOUT_REASONS, nowMs),
        visits: appointments.map(({ startsAt, status, attendance, reason, summary, placeId: at, ...shown }) => ({
          ...shown,
          date: startsAt.toISOString(),
          mark: markOf({ status, attendance }),
          reason: mayReadReasonsAt(at) ? reason : '',
          summary: mayReadReasonsAt(at) ? summary : null,
        })),
        noShows: await countNoShows(tx, person),
        papers: papers
          .filter(({ kind, signedAt, placeId: at }) =>
            mayAt(powers, at, (there) => mayRead(there, { kind, isSigned: signedAt !== null })),
          )
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

/** True if the member reaches a place and may do something there. */
function mayAt(
  powers: ReadonlyMap<number, MemberPowers>,
  placeId: number,
  may: (there: MemberPowers) => boolean,
): boolean {
  const there = powers.get(placeId);
  return there !== undefined && may(there);
}

function isOn({ status }: { readonly status: string | null }): boolean {
  return status === 'scheduled' || status === 'completed';
}
