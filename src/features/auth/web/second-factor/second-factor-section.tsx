import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type {
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#features/auth/rules/second-factor-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { PASSKEYS } from '../passkeys/use-passkeys.ts';
import { type Proof, SecondFactorProofForm } from './proof-form.tsx';
import { SecondFactorRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorState, type SecondFactorTask } from './second-factor-state.tsx';
import { SecondFactorSetupForm } from './setup-form.tsx';
import { SECOND_FACTOR, useSetSecondFactor } from './use-second-factor.ts';

const PATH = '/api/user/second-factor';

type Step =
  | { readonly at: 'state' }
  | { readonly at: 'proof'; readonly task: SecondFactorTask }
  | { readonly at: 'setup'; readonly started: ReplyOf<typeof startSecondFactor> }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Security settings for the second factor: set up, replace, turn off, renew recovery codes. */
export function SecondFactorSection({ user: { username } }: { readonly user: User }) {
  const { t } = useLingui();
  const { data: state, isError, refetch } = usePathQuery(SECOND_FACTOR);
  const hasPasskey = (usePathQuery(PASSKEYS).data ?? []).length > 0;
  const setSecondFactor = useSetSecondFactor();
  const [step, setStep] = useState<Step>({ at: 'state' });
  const heading = useRef<HTMLHeadingElement>(null);
  const back = () => {
    setStep({ at: 'state' });
    heading.current?.focus();
  };
  const showCodes = (codes: readonly string[]) => {
    setSecondFactor({ isOn: true, recoveryCodesLeft: codes.length });
    setStep({ at: 'codes', codes });
  };
  const prove = async (task: SecondFactorTask, proof: Proof) => {
    if (task === 'set-up') {
      setStep({ at: 'setup', started: await call<typeof startSecondFactor>('POST', PATH, { body: proof }) });
      return;
    }
    const body = { password: proof.password, code: proof.code ?? '' };
    if (task === 'renew-codes') {
      showCodes((await call<typeof renewRecoveryCodes>('POST', `${PATH}/recovery-codes`, { body })).recoveryCodes);
      return;
    }
    await call<typeof removeSecondFactor>('DELETE', PATH, { body });
    setSecondFactor({ isOn: false, recoveryCodesLeft: 0 });
    toast({ title: t`The second factor is off` });
    back();
  };
  return (
    <section aria-labelledby="second-factor" className="card grid gap-4 sm:p-6">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        <Trans>Second factor</Trans>
      </h2>
      <p className="max-w-[60ch] text-soft">
        <Trans>
          Besides the password of {username}, signing in asks for a code that your phone makes, without using the
          network. A stolen password alone opens nothing then.
        </Trans>
      </p>
      {state === undefined && !isError && <Spinner />}
      {state === undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load your second factor.</Trans>
        </LoadError>
      )}
      {state !== undefined && step.at === 'state' && (
        <SecondFactorState state={state} hasPasskey={hasPasskey} onTask={(task) => setStep({ at: 'proof', task })} />
      )}
      {state !== undefined && step.at === 'proof' && (
        <SecondFactorProofForm withCode={state.isOn} onProof={(proof) => prove(step.task, proof)} onCancel={back}>
          {step.task === 'remove' ? <Trans>Turn off</Trans> : <Trans>Continue</Trans>}
        </SecondFactorProofForm>
      )}
      {step.at === 'setup' && <SecondFactorSetupForm started={step.started} onConfirmed={showCodes} onCancel={back} />}
      {step.at === 'codes' && <SecondFactorRecoveryCodes codes={step.codes} onDone={back} />}
    </section>
  );
}
