import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  SecondFactorProof,
  SecondFactorStart,
  type startSecondFactor,
} from '#features/auth/rules/second-factor-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { CodeInput } from '../sign-in/code-input.tsx';

export type Proof = BodyOf<typeof startSecondFactor>;

/** Asks for the password and, if there is a second factor, a code, before a change of the second factor. */
export function SecondFactorProofForm({
  withCode,
  onProof,
  onCancel,
  children,
}: {
  readonly withCode: boolean;
  /** Makes the change; its errors are shown in the form. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
  /** Label of the submit button. */
  readonly children: ReactNode;
}) {
  const form = useForm<Proof>({
    resolver: standardSchemaResolver(withCode ? SecondFactorProof : SecondFactorStart),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof);
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate method="post" className="grid max-w-[28rem] gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <PasswordInput
        label={<Trans>Your password</Trans>}
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      {withCode && <CodeInput error={errors.code?.message} {...form.register('code')} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyText={<Trans>Checking...</Trans>}>
          {children}
        </SubmitButton>
        <button type="button" className="button button-ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
