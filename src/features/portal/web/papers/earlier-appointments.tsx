import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { PAPER_NAMES } from '#features/papers/web/paper-names.ts';
import type { PatientRecord } from '#features/portal/rules/desk/patient-contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { fullMoment, pastDay } from '#platform/web/format-date.ts';
import { paperHref } from '../portal-address.ts';

type Earlier = PatientRecord['visits'][number];

const MARK_NAMES: Readonly<Record<Earlier['mark'], MessageDescriptor>> = {
  none: msg`Booked`,
  attended: msg`Here`,
  completed: msg`Completed`,
  no_show: msg`No-show`,
  by_time: msg`Completed, not marked`,
};

/** The other visits of the person to this practice, latest first. */
export function EarlierAppointments({ record: { appointment, visits } }: { readonly record: PatientRecord }) {
  const others = visits.filter(({ id }) => id !== appointment.id);
  return (
    <section aria-labelledby="other-visits" className="card grid gap-2">
      <h2 id="other-visits">
        <Trans>Other visits to this practice</Trans>
      </h2>
      {others.length === 0 ? (
        <p className="text-soft">
          <Trans>None.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {others.map((each) => (
            <EarlierAppointment key={each.id} appointment={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EarlierAppointment({ appointment }: { readonly appointment: Earlier }) {
  const { i18n } = useLingui();
  const { date, mark, place, person, service, visitType, reason, summary } = appointment;
  const where = [person, service, place].filter((part) => part !== null).join(' · ');
  return (
    <li className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="font-semibold">
        {fullMoment(i18n, date)} <span className="font-normal text-soft">{i18n._(MARK_NAMES[mark])}</span>
      </p>
      <p className="text-[0.9375rem] wrap-anywhere text-soft">
        {where}
        {visitType === 'telehealth' && (
          <>
            {' · '}
            <Trans>Video</Trans>
          </>
        )}
      </p>
      {reason !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      )}
      {summary !== null && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          <strong>
            <Trans>Summary:</Trans>
          </strong>{' '}
          {summary}
        </p>
      )}
    </li>
  );
}

/** The papers of the person's other visits, as links; nothing if there are none. */
export function PapersOfOthers({ record, here }: { readonly record: PatientRecord; readonly here: string }) {
  const { i18n } = useLingui();
  const others = record.papers.filter(
    ({ appointmentId, state }) => appointmentId !== record.appointment.id && state !== 'draft',
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-papers" className="card grid gap-2">
      <h2 id="other-papers">
        <Trans>Papers of other visits</Trans>
      </h2>
      <ul>
        {others.map(({ id, kind, number, signedAt, state }) => {
          const [name, day] = [i18n._(PAPER_NAMES[kind]), pastDay(i18n, lagosDate(Date.parse(signedAt ?? '')))];
          return (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <Link href={paperHref(here, id)} className="link inline-flex min-h-11 items-center">
                <Trans>
                  {name} no. {number}, {day}
                </Trans>
              </Link>
              {state === 'void' && (
                <span className="badge badge-amber">
                  <Trans>Void</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
