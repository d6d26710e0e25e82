import { Trans } from '@lingui/react/macro';
import { numberToDial } from '../rules/care-card-phone.ts';

/** Says how to be seen by a provider that takes no online bookings for a while. */
export function PausedNote({ phone }: { readonly phone: string | null }) {
  return (
    <p className="rounded-[10px] border border-line px-3 py-2 text-[0.9375rem] text-soft">
      <Trans>Takes no online bookings just now.</Trans>{' '}
      {numberToDial(phone) === undefined ? <Trans>Visit in person.</Trans> : <Trans>Call to book: {phone}</Trans>}
    </p>
  );
}
