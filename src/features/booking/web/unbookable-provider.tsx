import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Provider } from '#features/directory/contract.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { diallable } from '#features/directory/rules/care-card-phone.ts';
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

/** A listing from a public register, which takes no bookings here. */
export function CallToBook({ provider }: { readonly provider: Provider }) {
  const { name, phone } = provider;
  const address = addressLine(provider);
  const number = diallable(phone);
  return (
    <div className="grid justify-items-start gap-3">
      <StepHeading>{name}</StepHeading>
      {number === undefined ? (
        <p>
          <Trans>
            This facility takes no bookings here, and we do not have its phone number. Please visit it in person.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>This facility takes no bookings here. Please call to book.</Trans>
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
