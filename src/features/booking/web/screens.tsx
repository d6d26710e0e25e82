import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { type Screen, shownHold } from '../rules/dialog-state.ts';
import { BookedFooter, BookedView } from './booked-view.tsx';
import { BookingLoading } from './booking-loading.tsx';
import { DangerFooter, DangerNote } from './danger-note.tsx';
import { HeldNote } from './held-note.tsx';
import type { ScreenProps } from './screen-props.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { StepFooter, StepView } from './step-view.tsx';
import { CallToBook, LicenceEnded, ProviderFailed, ProviderNotFound } from './unbookable-provider.tsx';

/** What the dialog shows on each screen, and the buttons below it. */
export const SCREENS: Readonly<
  Record<Screen, { readonly View: ComponentType<ScreenProps>; readonly Footer?: ComponentType<ScreenProps> }>
> = {
  loading: { View: BookingLoading },
  'provider-missing': { View: ProviderNotFound },
  'provider-failed': { View: ({ retry }) => <ProviderFailed onRetry={retry} /> },
  'licence-ended': {
    View: ({ state }) => <LicenceEnded name={state.progress?.draft.provider.name ?? ''} />,
    Footer: CloseFooter,
  },
  'call-to-book': {
    View: ({ state: { progress, opening } }) =>
      progress && <CallToBook provider={progress.draft.provider} isMoving={opening.rescheduled !== undefined} />,
    Footer: CloseFooter,
  },
  step: { View: StepView, Footer: StepFooter },
  warning: { View: WarningView, Footer: WarningFooter },
  'sign-in': { View: SignInView, Footer: SignInFooter },
  booked: { View: BookedScreen, Footer: BookedFooter },
};

function CloseFooter({ close }: ScreenProps) {
  return (
    <button type="button" className="button button-ghost" onClick={close}>
      <Trans>Close</Trans>
    </button>
  );
}

function WarningView({ state: { danger, progress } }: ScreenProps) {
  return <DangerNote signs={danger.warning?.signs ?? null} draft={progress?.draft} />;
}

function WarningFooter({ state: { danger }, send }: ScreenProps) {
  return (
    <DangerFooter
      key={danger.warning?.signs ? 'danger' : 'unchecked'}
      onBack={() => send({ type: 'warning-left' })}
      onContinue={() => send({ type: 'warning-accepted' })}
    />
  );
}

function SignInView({ state, send }: ScreenProps) {
  return (
    <>
      <HeldNote held={shownHold(state)} />
      <SignInPanel onSignedIn={({ id: userId }) => send({ type: 'signed-in', userId })} />
    </>
  );
}

function SignInFooter({ send }: ScreenProps) {
  return (
    <button type="button" className="button button-ghost" onClick={() => send({ type: 'sign-in-cancelled' })}>
      <Trans>Cancel</Trans>
    </button>
  );
}

function BookedScreen({ state: { booked, danger, opening, progress } }: ScreenProps) {
  return (
    <div className="grid gap-6">
      {danger.warning?.signs && <DangerNote signs={danger.warning.signs} draft={progress?.draft} />}
      {booked && <BookedView {...booked} replaced={opening.rescheduled} />}
    </div>
  );
}
