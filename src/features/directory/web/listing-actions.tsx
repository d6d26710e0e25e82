import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { numberToDial } from '../rules/care-card-phone.ts';

/** Calls a provider that can't be booked here. */
export function CallButton({ phone, className = '' }: { readonly phone: string | null; readonly className?: string }) {
  const number = numberToDial(phone);
  if (number === undefined) return null;
  return (
    <a href={`tel:${number}`} className={`button ${className}`}>
      <Phone aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Call to book</Trans>
    </a>
  );
}

/** The telephone number of a practice that is booked here; nothing if it can't be dialled. */
export function PhoneLink({ phone }: { readonly phone: string | null }) {
  const number = numberToDial(phone);
  if (number === undefined) return null;
  return (
    <a href={`tel:${number}`} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
      <Phone aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Call {phone}</Trans>
    </a>
  );
}

/** Says how to be seen by a listing. */
export function CallNote({ phone }: { readonly phone: string | null }) {
  return (
    <p className="rounded-[10px] border border-line px-3 py-2 text-[0.9375rem] text-soft">
      {numberToDial(phone) === undefined ? (
        <Trans>Not bookable online, and no phone number is known. Visit in person.</Trans>
      ) : (
        <Trans>Not bookable online. Call to book: {phone}</Trans>
      )}
    </p>
  );
}
