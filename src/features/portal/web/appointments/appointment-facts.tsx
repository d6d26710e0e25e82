import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { AppointmentReason } from '#features/appointments/web/appointment-reason.tsx';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { AppointmentHealth } from './appointment-health.tsx';
import { AppointmentInsurance } from './appointment-insurance.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The age, and of a relative who booked. */
export function Person({ appointment: { patient, forPerson } }: { readonly appointment: PortalAppointment }) {
  const { i18n, t } = useLingui();
  const age = forPerson === null ? patient.age : forPerson.age;
  const [one, more] = [t`under 1 year`, t`${plural(age ?? 0, { one: '# year', other: '# years' })}`];
  const years = age === null ? null : age === 0 ? one : more;
  if (forPerson === null) return years === null ? null : <p className="text-soft">{years}</p>;
  const who = i18n._(RELATION_NAME[forPerson.relation]);
  const booker = patient.name;
  return (
    <p className="wrap-anywhere text-soft">
      <Trans>
        {years}, {who} of {booker}, who booked
      </Trans>
    </p>
  );
}

/** The urgency of the reason as a hint for the desk, in words and colour. */
function Urgency({ triage }: { readonly triage: NonNullable<PortalAppointment['triage']> }) {
  const { urgency, signs } = triage;
  const list = signs.join(', ');
  return (
    <div className={urgency === 'high' ? 'notice notice-red' : 'text-[0.9375rem]'}>
      <p className="flex items-center gap-1.5 font-semibold">
        {urgency === 'high' && <TriangleAlert {...ICON} />}
        {urgency === 'high' && <Trans>Triage: high</Trans>}
        {urgency === 'medium' && <Trans>Triage: medium</Trans>}
        {urgency === 'low' && <Trans>Triage: low</Trans>}
      </p>
      {list !== '' && <p className="wrap-anywhere">{list}</p>}
    </div>
  );
}

/** Why the patient comes; for the front desk, that others read it. */
export function Why({ appointment }: { readonly appointment: PortalAppointment }) {
  const { triage, reason, health, insurance, isWithheld, insurer = null } = appointment;
  if (isWithheld !== true) {
    return (
      <>
        {triage !== null && <Urgency triage={triage} />}
        {reason !== '' && <AppointmentReason reason={reason} />}
        {health !== undefined && <AppointmentHealth health={health} />}
        {insurance !== null && <AppointmentInsurance insurance={insurance} />}
      </>
    );
  }
  return (
    <>
      {insurer !== null && (
        <p className="wrap-anywhere">
          <Trans>Insurance: {insurer}</Trans>
        </p>
      )}
      <p className="text-[0.9375rem] text-soft">
        <Trans>Why the patient comes is for clinicians, managers and owners.</Trans>
      </p>
    </>
  );
}
