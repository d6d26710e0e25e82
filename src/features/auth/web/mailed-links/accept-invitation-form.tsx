import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { type acceptInvitation, InvitationAcceptance } from '#features/auth/rules/invitation-contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { NewPasswordInput } from '../password/new-password-input.tsx';
import { NewTabLink } from '../registration/new-tab-link.tsx';

/** What becomes of an invitation. */
export interface InvitationOutcome {
  readonly token: string;
  /** Called with null if sign-in needs a code. */
  readonly onDone: (user: User | null) => void;
  readonly onExpired: () => void;
}

/** Asks an invited person for a user name and a password. */
export function AcceptInvitationForm({ token, onDone, onExpired }: InvitationOutcome) {
  const form = useForm<BodyOf<typeof acceptInvitation>>({
    resolver: standardSchemaResolver(InvitationAcceptance),
    defaultValues: { token, username: '', password: '' },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      onDone((await call<typeof acceptInvitation>('POST', '/api/invitations/accept', { body })).user);
    } catch (error) {
      if (errorBody<AuthErrorBody>(error)?.code === 'link_expired') onExpired();
      else showServerErrors(error);
    }
  });
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <p>
        <Trans>Choose what you will sign in with.</Trans>
      </p>
      <TextInput
        label={<Trans>Username</Trans>}
        hint={<Trans>At least 3 characters.</Trans>}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <NewPasswordInput
        label={<Trans>Password</Trans>}
        hint={<Trans>At least 8 characters.</Trans>}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className="text-sm text-soft">
        <Trans>
          By opening the account you agree to our <NewTabLink href="/terms-of-service">Terms of Service</NewTabLink> and{' '}
          <NewTabLink href="/privacy-policy">Privacy Policy</NewTabLink>.
        </Trans>
      </p>
      <SubmitButton busy={isSubmitting} busyText={<Trans>Opening...</Trans>}>
        <Trans>Open my account</Trans>
      </SubmitButton>
    </form>
  );
}
