import { Trans } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { ForPerson } from './for-person.tsx';

/** The person whom a visit is for; on paper, which is handed on, also when that is the patient who booked it. */
export function AppointmentPerson({ person }: { readonly person: Appointment['forPerson'] }) {
  const user = useCurrentUser();
  return (
    <p className={`text-[0.9375rem] ${person === null ? 'hidden print:block' : ''}`}>
      <span className="font-semibold">
        <Trans>Visit for</Trans>
      </span>{' '}
      {person === null ? user?.fullName : <ForPerson person={person} />}
    </p>
  );
}
