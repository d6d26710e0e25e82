import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { DangerAcceptedNote } from '#features/appointments/web/appointment-reason.tsx';
import type { PortalProvider } from '#features/portal/contract.ts';
import type { PatientRecord } from '#features/portal/rules/desk/patient-contract.ts';
import { telHref } from '#platform/common/tel-href.ts';
import type { ApiError } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { Person, Why } from '../appointments/appointment-facts.tsx';
import { PaymentList } from '../payments/payment-list.tsx';
import { patientOf } from '../portal-queries.ts';
import { PracticeMember } from '../practice-member.ts';
import { AppointmentPapers } from './appointment-papers.tsx';
import { EarlierAppointments, PapersOfOthers } from './earlier-appointments.tsx';

/** What the practice has of the patient of a visit: contact, reason, papers and earlier visits. */
export function PatientView({
  practice,
  appointmentId,
  here,
  dayHref,
}: {
  readonly practice: PortalProvider;
  readonly appointmentId: number;
  /** The address of this screen. */
  readonly here: string;
  /** The day to go back to. */
  readonly dayHref: string;
}) {
  const { t } = useLingui();
  const { data: record, isError, error, refetch } = usePathQuery(patientOf(appointmentId));
  const back = (
    <p>
      <Link href={dayHref} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Back to the day</Trans>
      </Link>
    </p>
  );
  if (record === undefined && isError) {
    const isGone = [400, 404].includes((error as Partial<ApiError>).status ?? 0);
    return (
      <>
        {back}
        {isGone ? (
          <p>
            <Trans>There is no such visit, or it was cancelled.</Trans>
          </p>
        ) : (
          <LoadError onRetry={refetch}>
            <Trans>We couldn't load the patient.</Trans>
          </LoadError>
        )}
      </>
    );
  }
  if (record === undefined) return <Spinner />;
  return (
    <PracticeMember value={practice}>
      {back}
      <div className="grid gap-4">
        <Contact record={record} />
        <AppointmentPapers appointmentId={appointmentId} here={here} />
        <PaymentList
          providerId={practice.id}
          about={{ appointmentId }}
          purpose={record.appointment.service?.name ?? t`Visit`}
          here={here}
        />
        <PapersOfOthers record={record} here={here} />
        <EarlierAppointments record={record} />
        <p className="text-sm text-soft">
          <Trans>Patients can read who opened this and when.</Trans>
        </p>
      </div>
    </PracticeMember>
  );
}

/** Who it is, how to reach them, and what they sent with the booking. */
function Contact({ record: { appointment, noShows } }: { readonly record: PatientRecord }) {
  const { i18n, t } = useLingui();
  const { patient, forPerson, client, date } = appointment;
  const number = forPerson === null ? (client?.hospitalNumber ?? null) : null;
  const moment = fullMoment(i18n, date);
  return (
    <section aria-labelledby="patient-name" className="card grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-1">
        <h2 id="patient-name" className="wrap-anywhere">
          {forPerson?.name ?? patient.name}
        </h2>
        {number !== null && (
          <p className="text-xl font-bold tabular-nums">
            <span className="sr-only">
              <Trans>Hospital number</Trans>{' '}
            </span>
            {number}
          </p>
        )}
        <Person appointment={appointment} />
        {patient.phone !== null && (
          <a href={telHref(patient.phone)} className="link inline-flex min-h-11 items-center gap-2">
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            {patient.phone}
          </a>
        )}
        {noShows > 0 && (
          <p>
            {t`${plural(noShows, { one: 'Did not come to # visit here', other: 'Did not come to # visits here' })}`}
          </p>
        )}
      </div>
      <div className="grid content-start gap-2">
        <h3>
          <Trans>Visit of {moment}</Trans>
        </h3>
        {appointment.dangerAccepted === true && <DangerAcceptedNote />}
        <Why appointment={appointment} />
      </div>
    </section>
  );
}
