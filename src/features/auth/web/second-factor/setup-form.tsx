import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  type confirmSecondFactor,
  FirstCode,
  type startSecondFactor,
} from '#features/auth/rules/second-factor-contract.ts';
import type { BodyOf, ReplyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Shows the secret for an authenticator app as QR code, link and text, and asks for its first code. */
export function SecondFactorSetupForm({
  started,
  onConfirmed,
  onCancel,
}: {
  readonly started: ReplyOf<typeof startSecondFactor>;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<BodyOf<typeof confirmSecondFactor>>({
    resolver: standardSchemaResolver(FirstCode),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const path = '/api/user/second-factor/confirm';
      onConfirmed((await call<typeof confirmSecondFactor>('POST', path, { body })).recoveryCodes);
    } catch (error) {
      showServerErrors(error);
    }
  });
  const { secret, uri, qr } = started;
  const { size } = qr;
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Connect your authenticator app</Trans>
      </h3>
      <ErrorSummary control={form.control} />
      <ol className="grid list-decimal gap-4 ps-5">
        <li>
          <Trans>
            Get an authenticator app if you have none, for example Google Authenticator, Microsoft Authenticator or
            Aegis.
          </Trans>
        </li>
        <li>
          <p className="mb-3">
            <Trans>Scan this picture with it.</Trans>
          </p>
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label={t`QR code for your authenticator app`}
            className="w-full max-w-[15rem]"
            shapeRendering="crispEdges"
          >
            {/* Black on white in the dark scheme too, because scanners need it. */}
            <rect width={size} height={size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <p className="mt-3 text-soft">
            <Trans>
              Is the app on this phone?{' '}
              <a href={uri} className="underline underline-offset-3">
                Open it from here
              </a>
              . Or type this key into it:
            </Trans>
          </p>
          <p className="mt-2 font-mono text-lg break-words select-all">{secret.match(/.{4}/g)?.join(' ')}</p>
        </li>
        <li>
          <TextInput
            label={<Trans>Enter the 6 digits that it shows</Trans>}
            error={errors.code?.message}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.register('code')}
          />
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyText={<Trans>Checking...</Trans>}>
          <Trans>Turn on</Trans>
        </SubmitButton>
        <button type="button" className="button button-ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
