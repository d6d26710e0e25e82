import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { CareType, VisitType } from '#features/appointments/contract.ts';
import type { getProvider } from '#features/providers/contract.ts';
import { get } from '#platform/web/query-client.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { STEPS, stepName } from '../rules/wizard.ts';
import { BookedFooter, BookedView } from './booked-view.tsx';
import { BOOKING_FLOW } from './booking-flow.ts';
import { BookingFooter } from './booking-footer.tsx';
import { BookingProgress } from './booking-progress.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { CallToBook, ProviderFailed, ProviderNotFound } from './unbookable-provider.tsx';
import { useBooking } from './use-booking.ts';
import { useOpener } from './use-opener.ts';

interface Opening {
  readonly onClose: () => void;
  readonly providerId: number;
  readonly careType?: CareType | undefined;
  readonly visitType?: VisitType | undefined;
}

/** Books a visit with a provider in five steps. Starts anew whenever it opens, or opens for something else. */
export function BookingDialog({ open, ...opening }: Opening & { readonly open: boolean }) {
  const { providerId, careType, visitType } = opening;
  return open ? <OpenBookingDialog key={`${providerId} ${careType} ${visitType}`} {...opening} /> : null;
}

function OpenBookingDialog({ onClose, providerId, careType, visitType }: Opening) {
  const { t } = useLingui();
  const formId = useId();
  const opener = useOpener(providerId);
  const provider = usePathQuery(get<typeof getProvider>('/api/providers/:id', { params: { id: providerId } }));
  const booking = useBooking(provider.data, { careType, visitType });
  const { progress, busy, booked, signingIn } = booking;
  const name = progress?.draft.provider.name;

  const dialog = (children: ReactNode, footer?: ReactNode) => (
    <Dialog
      open
      onClose={onClose}
      title={t`Book Appointment`}
      description={name}
      footer={footer}
      returnFocusTo={opener}
    >
      <div data-booking="" className="scroll-mt-4 sm:min-h-96">
        {children}
      </div>
    </Dialog>
  );

  if (booked !== null) return dialog(<BookedView {...booked} />, <BookedFooter close={onClose} />);
  if (progress === null) {
    if (provider.isPending) return dialog(<Loading />);
    const { status } = provider.error as { status?: number };
    const missing = status === 404 || status === 400;
    return dialog(
      missing ? <ProviderNotFound close={onClose} /> : <ProviderFailed onRetry={() => void provider.refetch()} />,
    );
  }
  const { draft, wizard, problem } = progress;
  if (!draft.provider.bookable) {
    return dialog(
      <CallToBook provider={draft.provider} />,
      <button type="button" className="button button-ghost" onClick={onClose}>
        <Trans>Close</Trans>
      </button>,
    );
  }
  if (signingIn) {
    return dialog(
      <SignInPanel onSignedIn={booking.signedIn} />,
      <button type="button" className="button button-ghost" onClick={booking.cancelSignIn}>
        <Trans>Cancel</Trans>
      </button>,
    );
  }
  const current = stepName(wizard);
  const Step = BOOKING_FLOW[current];
  return dialog(
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        booking.proceed();
      }}
    >
      <BookingProgress step={wizard.step} />
      <Step key={current} draft={draft} change={booking.change} problem={problem} goTo={booking.goTo} close={onClose} />
    </form>,
    <BookingFooter
      formId={formId}
      isFirst={wizard.step === 0}
      isLast={wizard.step === STEPS.length - 1}
      disabled={current === 'symptoms' && draft.symptoms.trim() === ''}
      busy={busy}
      onBack={booking.back}
    />,
  );
}

function Loading() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">
        <Trans>Loading...</Trans>
      </output>
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-7 w-40" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
    </div>
  );
}
