import { type ReactNode, useContext } from 'react';
import { CARRIED, type Carried, type PlainChoice, plainBookingPath } from '#features/booking/rules/plain-booking.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';

/** What every part of a booking without scripts needs: the provider's id and what is chosen. */
export interface PlainProps {
  readonly providerId: number;
  readonly choice: PlainChoice;
}

/** A form of a booking, sent to one of its addresses. It carries the choice, and of the posted details what isn't among `own`. */
export function PlainForm({
  providerId,
  choice,
  to,
  own = [],
  children,
}: PlainProps & {
  readonly to: string;
  /** Names of the fields that the form itself has. */
  readonly own?: readonly string[];
  readonly children: ReactNode;
}) {
  const carried: Carried = useContext(PostedFormContext)?.values ?? {};
  const hidden = [
    ...Object.entries(choice).filter(([name]) => name !== 'day'),
    ...CARRIED.map((name) => [name, carried[name]] as const),
  ];
  return (
    <form noValidate method="post" action={`${plainBookingPath(providerId)}/${to}#problems`} className="grid gap-4">
      {hidden.map(
        ([name, value]) =>
          value !== undefined &&
          !own.includes(name) && <input key={name} type="hidden" name={name} value={value} autoComplete="off" />,
      )}
      {children}
    </form>
  );
}
