import { Trans } from '@lingui/react/macro';
import { PlainAccountForms } from '#features/auth/web/plain/plain-account-forms.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { StepHeading } from '../step-heading.tsx';
import { PlainForm, type PlainProps } from './plain-form.tsx';

/** Signing in or registering inside a booking. */
export function PlainSignIn(props: PlainProps) {
  return (
    <>
      <PostedProblems />
      <StepHeading>
        <Trans>Sign in to book</Trans>
      </StepHeading>
      <p className="text-soft">
        <Trans>Your choices are kept.</Trans>
      </p>
      <PlainAccountForms
        Heading="h4"
        renderForm={(to, fields) => (
          <PlainForm {...props} to={to}>
            {fields}
          </PlainForm>
        )}
      />
    </>
  );
}
