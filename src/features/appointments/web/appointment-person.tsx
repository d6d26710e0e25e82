import { Trans } from '@lingui/react/macro';
import { ClipboardList, UserRoundCheck } from 'lucide-react';
import type { Appointment } from '#features/appointments/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { useLengthAndPrice } from '#features/schedules/web/length-and-price.ts';
import { ForPerson } from './for-person.tsx';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

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

/** Whom the patient sees and for which service, where the visit has them. */
export function PersonAndService({ appointment: { person, service } }: { readonly appointment: Appointment }) {
  const name = person?.name;
  const lengthAndPrice = useLengthAndPrice();
  return (
    <>
      {name !== undefined && (
        <p className="flex gap-1.5 text-[0.9375rem]">
          <UserRoundCheck {...ICON} />
          <span className="wrap-anywhere">
            <Trans>With {name}</Trans>
          </span>
        </p>
      )}
      {service !== undefined && (
        <p className="flex gap-1.5 text-[0.9375rem]">
          <ClipboardList {...ICON} />
          <span className="wrap-anywhere">
            {service.name} <span className="text-soft">({lengthAndPrice(service)})</span>
          </span>
        </p>
      )}
    </>
  );
}
