import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Provider } from '#features/directory/contract.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { StepHeading } from './step-heading.tsx';

/** There is no provider with this id, or no longer. @see patient-area specification, section 8 */
export function ProviderNotFound({ close }: { readonly close: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <StepHeading>
        <Trans>Provider Not Found</Trans>
      </StepHeading>
      <p>
        <Trans>The provider you're looking for doesn't exist or has been removed.</Trans>
      </p>
      <Link href="/" className="button" onClick={close}>
        <Trans>Return to Find Care</Trans>
      </Link>
    </div>
  );
}

/** A provider that takes no bookings here: a listing, a practice that is setting up or paused, or one that this patient must call. */
export function CallToBook({ provider, isMoving }: { readonly provider: Provider; readonly isMoving: boolean }) {
  const { name, phone } = provider;
  const { data } = usePathQuery(providerQuery(provider.id));
  const isPaused = data?.bookingState === 'paused';
  const address = addressLine(provider);
  const number = numberToDial(phone);
  return (
    <div className="grid justify-items-start gap-3">
      <StepHeading>{name}</StepHeading>
      {isMoving && (
        <p className="font-semibold">
          <Trans>Your visit stays as it is booked. It can't be moved online just now.</Trans>
        </p>
      )}
      {isPaused && (
        <p>
          <Trans>Takes no online bookings just now.</Trans>
        </p>
      )}
      {number === undefined ? (
        <p>
          {isPaused || provider.bookable ? (
            <Trans>We do not have its phone number. Please visit it in person.</Trans>
          ) : (
            <Trans>
              This facility takes no bookings here, and we do not have its phone number. Please visit it in person.
            </Trans>
          )}
        </p>
      ) : (
        <>
          <p>
            {isMoving ? (
              <Trans>Please call to move it.</Trans>
            ) : isPaused || provider.bookable ? (
              <Trans>Please call to book.</Trans>
            ) : (
              <Trans>This facility takes no bookings here. Please call to book.</Trans>
            )}
          </p>
          <a className="button" href={`tel:${number}`}>
            <Trans>Call {number}</Trans>
          </a>
        </>
      )}
      <p>
        <Trans>Address: {address}</Trans>
      </p>
    </div>
  );
}

/** A provider whose licences have all ended. */
export function LicenceEnded({ name }: { readonly name: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <StepHeading>{name}</StepHeading>
      <p>
        <Trans>This provider takes no bookings at the moment: the licence on record has ended.</Trans>
      </p>
    </div>
  );
}

/** The provider couldn't be read. */
export function ProviderFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>
        <Trans>This could not be loaded. Check your connection.</Trans>
      </p>
      <button type="button" className="button button-ghost" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
