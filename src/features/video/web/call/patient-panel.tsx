import { Trans, useLingui } from '@lingui/react/macro';
import { Person, Why } from '#features/portal/web/appointments/appointment-facts.tsx';
import { patientOf } from '#features/portal/web/portal-queries.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';

/** What the provider should know of the patient during a call; it can be closed. Nothing where it can't be loaded. */
export function PatientPanel({ appointmentId }: { readonly appointmentId: number }) {
  const { i18n } = useLingui();
  const { data: record } = usePathQuery(patientOf(appointmentId));
  if (record === undefined) return null;
  const { appointment, visits } = record;
  const others = visits.filter(({ id }) => id !== appointment.id).slice(0, 5);
  return (
    <details open className="card">
      <summary className="min-h-11 content-center font-bold">
        <Trans>About the patient</Trans>
      </summary>
      <div className="grid gap-3 pt-2">
        <Person appointment={appointment} />
        <Why appointment={appointment} />
        <h3>
          <Trans>Other visits to this practice</Trans>
        </h3>
        {others.length === 0 ? (
          <p className="text-soft">
            <Trans>None.</Trans>
          </p>
        ) : (
          <ul className="grid gap-2">
            {others.map(({ id, date, reason }) => (
              <li key={id}>
                <span className="font-semibold">{fullMoment(i18n, date)}</span>
                <span dir="auto" className="line-clamp-3 wrap-anywhere">
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
