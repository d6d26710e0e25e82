import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { checkProofCode, LinkedQuestion, sendProofCode } from '#features/applications/rules/question-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** Proves a claim by a code that is sent to the number of the register; nothing if that can't be done. */
export function PhoneProof({
  token,
  claim: { phoneEnd, isCodeSent, provedAt },
  onChange,
}: {
  readonly token: string;
  readonly claim: NonNullable<LinkedQuestion['claim']>;
  readonly onChange: (question: LinkedQuestion) => void;
}) {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const [code, setCode] = useState('');
  const sending = useMutation({
    mutationFn: () => call<typeof sendProofCode>('POST', '/api/application-questions/code', { body: { token } }),
    onSuccess: onChange,
  });
  const field = useRef<HTMLInputElement>(null);
  // After the click on "Send the code", also when another code was sent.
  useEffect(() => {
    if (sending.isSuccess) field.current?.focus();
  }, [sending.isSuccess]);
  const checking = useMutation({
    mutationFn: () =>
      call<typeof checkProofCode>('POST', '/api/application-questions/code/check', { body: { token, code } }),
    onSuccess: onChange,
  });
  if (provedAt !== null) {
    return (
      <p className="notice notice-green">
        <Trans>You have proved by telephone that the practice is yours.</Trans>
      </p>
    );
  }
  if (phoneEnd === null) return null;
  return (
    <form
      noValidate
      className="grid gap-3 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCodeSent) checking.mutate();
        else sending.mutate();
      }}
    >
      <p className="flex items-start gap-2 font-bold">
        <Smartphone aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
        <Trans>The quickest way: a code by SMS</Trans>
      </p>
      <p>
        <Trans>The register has a mobile number of the practice that ends with {phoneEnd}. We send a code to it.</Trans>
      </p>
      {isCodeSent && (
        <TextInput
          ref={field}
          label={<Trans>Code from the SMS</Trans>}
          hint={<Trans>Six digits. It works for ten minutes.</Trans>}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
          error={checking.error === null ? undefined : reasonOf(checking.error)}
        />
      )}
      {sending.error !== null && (
        <p role="alert" className="field-error">
          {reasonOf(sending.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isCodeSent && (
          <BusyButton
            type="submit"
            busy={checking.isPending}
            busyText={<Trans>Checking...</Trans>}
            disabled={code.length !== 6}
          >
            <Trans>Check the code</Trans>
          </BusyButton>
        )}
        <BusyButton
          className={isCodeSent ? 'button-ghost' : ''}
          busy={sending.isPending}
          busyText={<Trans>Sending...</Trans>}
          onClick={() => {
            checking.reset();
            sending.mutate();
          }}
        >
          {isCodeSent ? t`Send another code` : t`Send the code`}
        </BusyButton>
      </div>
      <p className="text-sm text-soft">
        <Trans>Is the number wrong, or not at hand? Send a document instead.</Trans>
      </p>
    </form>
  );
}
