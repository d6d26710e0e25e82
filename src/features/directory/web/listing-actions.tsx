import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { diallable } from '../rules/care-card-phone.ts';

/** Calls a provider that can't be booked here. */
export function CallButton({ phone, className = '' }: { readonly phone: string | null; readonly className?: string }) {
  const number = diallable(phone);
  if (number === undefined) return null;
  return (
    <a href={`tel:${number}`} className={`button ${className}`}>
      <Phone aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Call to book</Trans>
    </a>
  );
}

/** Says how to be seen by a provider that can't be booked here; `isPaused` if that is for a while only. */
export function CallNote({ phone, isPaused = false }: { readonly phone: string | null; readonly isPaused?: boolean }) {
  const isKnown = diallable(phone) !== undefined;
  return (
    <p className="rounded-[10px] border border-line px-3 py-2 text-[0.9375rem] text-soft">
      {isPaused ? (
        <>
          <Trans>Takes no online bookings just now.</Trans>{' '}
          {isKnown ? <Trans>Call to book: {phone}</Trans> : <Trans>Visit in person.</Trans>}
        </>
      ) : isKnown ? (
        <Trans>Not bookable online. Call to book: {phone}</Trans>
      ) : (
        <Trans>Not bookable online, and no phone number is known. Visit in person.</Trans>
      )}
    </p>
  );
}
