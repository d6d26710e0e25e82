import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { licencesEnded } from '#features/directory/rules/licences-ended.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { keep } from '#platform/web/kept-in-tab.ts';
import { serverNow } from '#platform/web/server-clock.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { KEPT_AS } from '../rules/kept-booking.ts';
import { STEPS, stepName } from '../rules/wizard.ts';
import type { Opening } from './begin-booking.ts';
import { BookedFooter, BookedView } from './booked-view.tsx';
import { BOOKING_FLOW } from './booking-flow.ts';
import { BookingFooter } from './booking-footer.tsx';
import { BookingLoading } from './booking-loading.tsx';
import { BookingProgress } from './booking-progress.tsx';
import { DangerFooter, DangerNote } from './danger-note.tsx';
import { HeldNote } from './held-note.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { CallToBook, LicenceEnded, ProviderFailed, ProviderNotFound } from './unbookable-provider.tsx';
import { useBooking } from './use-booking.ts';
import { useDangerSigns } from './use-danger-signs.ts';
import { useOpener } from './use-opener.ts';
import { useSettled } from './use-settled.ts';
import { useTurnedAway } from './use-turned-away.ts';

export interface OpenBookingProps extends Omit<Opening, 'rescheduled'> {
  readonly onClose: () => void;
}

/**
 * A booking from its first step to the appointment. `onAnew` is there when the visit `rescheduled` can't be moved any
 * more: it makes this a booking without it.
 */
export function OpenBookingDialog({
  onClose,
  onAnew,
  ...opening
}: OpenBookingProps & Pick<Opening, 'rescheduled'> & { readonly onAnew?: (() => void) | undefined }) {
  const { t } = useLingui();
  const formId = useId();
  const [today] = useState(() => lagosDate(serverNow()));
  const { providerId, rescheduled } = opening;
  const opener = useOpener(providerId);
  const provider = usePathQuery(providerQuery(providerId));
  const danger = useDangerSigns();
  const close = () => {
    danger.dismiss();
    keep(KEPT_AS, null);
    onClose();
  };
  const booking = useBooking(provider.data, opening, danger, close);
  const { progress, busy, booked, signingIn, held } = booking;
  // Who signs in slowly may have left the panel, or the booking, by then.
  const waitsForSignIn = useRef(false);
  useEffect(() => {
    waitsForSignIn.current = signingIn;
    return () => {
      waitsForSignIn.current = false;
    };
  }, [signingIn]);
  const turnedAway = useTurnedAway(progress?.draft.provider, rescheduled);
  const name = progress?.draft.provider.name;
  const isSettled = useSettled(progress === null ? 'loading' : 'open');

  const dialog = (children: ReactNode, footer?: ReactNode) => (
    <Dialog
      open
      onClose={close}
      title={t`Book Appointment`}
      description={name}
      footer={footer}
      returnFocusTo={() => opener(booked !== null)}
      isDeaf={!isSettled}
    >
      <div data-booking="" className="scroll-mt-4 sm:min-h-96">
        {children}
      </div>
    </Dialog>
  );

  if (booked !== null) {
    return dialog(
      <div className="grid gap-6">
        {danger.warning?.signs && <DangerNote signs={danger.warning.signs} />}
        <BookedView {...booked} replaced={rescheduled} />
      </div>,
      <BookedFooter close={close} />,
    );
  }
  if (progress === null) {
    if (provider.isPending) return dialog(<BookingLoading />);
    const { status } = provider.error as { status?: number };
    const missing = status === 404 || status === 400;
    return dialog(
      missing ? <ProviderNotFound close={close} /> : <ProviderFailed onRetry={() => void provider.refetch()} />,
    );
  }
  const { draft, wizard, problem } = progress;
  const isEnded = provider.data !== undefined && licencesEnded(provider.data, today);
  if (!draft.provider.bookable || isEnded) {
    return dialog(
      isEnded ? <LicenceEnded name={draft.provider.name} /> : <CallToBook provider={draft.provider} />,
      <button type="button" className="button button-ghost" onClick={close}>
        <Trans>Close</Trans>
      </button>,
    );
  }
  if (danger.warning !== null) {
    const { signs, isLate } = danger.warning;
    return dialog(
      <DangerNote signs={signs} />,
      <DangerFooter
        key={signs === null ? 'unchecked' : 'danger'}
        onBack={danger.dismiss}
        onContinue={() => {
          danger.accept();
          if (!isLate) booking.proceed();
        }}
      />,
    );
  }
  if (signingIn) {
    const sendSignedIn = async (user: User) => {
      if (!waitsForSignIn.current) return;
      booking.cancelSignIn();
      if (await danger.mayGoOn(draft, { anew: true })) booking.signedIn(user);
    };
    return dialog(
      <>
        <HeldNote held={held} />
        <SignInPanel onSignedIn={(user) => void sendSignedIn(user)} />
      </>,
      <button type="button" className="button button-ghost" onClick={booking.cancelSignIn}>
        <Trans>Cancel</Trans>
      </button>,
    );
  }
  const current = stepName(wizard);
  const goOn = async () => {
    if (await danger.mayGoOn(draft)) booking.proceed();
  };
  const bookAnew =
    onAnew &&
    (() => {
      // Kept as it is, also where nothing was changed yet: a new booking begins otherwise.
      booking.change((same) => same);
      onAnew();
    });
  const isStuck = turnedAway === true || bookAnew !== undefined;
  const Step = BOOKING_FLOW[current];
  return dialog(
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <BookingProgress step={wizard.step} held={held} />
      <Step
        key={`${current} ${rescheduled?.id}`}
        draft={draft}
        change={booking.change}
        problem={problem}
        takeInstead={booking.takeInstead}
        rescheduled={rescheduled}
        bookAnew={bookAnew}
        turnedAway={turnedAway}
        tellFee={booking.tellFee}
        goTo={booking.goTo}
        close={close}
      />
    </form>,
    <BookingFooter
      formId={formId}
      isFirst={wizard.step === 0}
      isLast={wizard.step === STEPS.length - 1}
      disabled={isStuck && (current === 'schedule' || current === 'review')}
      unanswered={current === 'symptoms' && draft.symptoms.trim() === ''}
      busy={busy}
      checking={danger.checking}
      onBack={booking.back}
    />,
  );
}
