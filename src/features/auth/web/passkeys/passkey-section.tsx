import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type {
  addPasskey,
  Passkey,
  removePasskey,
  startPasskey,
} from '#features/auth/rules/passkeys/passkey-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { type Proof, SecondFactorProofForm } from '../second-factor/proof-form.tsx';
import { SECOND_FACTOR } from '../second-factor/use-second-factor.ts';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import { PASSKEYS, useKnowsPasskeys, useReloadPasskeys } from './use-passkeys.ts';

const PATH = '/api/user/passkeys';

type Step =
  | { readonly at: 'list' }
  | { readonly at: 'add' }
  | { readonly at: 'rename' | 'remove'; readonly of: Passkey };

/** Security settings for passkeys: add, rename, remove. */
export function PasskeySection() {
  const { t } = useLingui();
  const { data: passkeys, isError, refetch } = usePathQuery(PASSKEYS);
  const withCode = usePathQuery(SECOND_FACTOR).data?.isOn ?? false;
  const reload = useReloadPasskeys();
  const add = useAddPasskey();
  const [step, setStep] = useState<Step>({ at: 'list' });
  const heading = useRef<HTMLHeadingElement>(null);
  const back = () => {
    setStep({ at: 'list' });
    heading.current?.focus();
  };
  const prove = async (proof: Proof) => {
    if (step.at === 'remove') {
      await call<typeof removePasskey>('DELETE', `${PATH}/:id`, { params: { id: step.of.id }, body: proof });
      toast({ title: t`The passkey is removed` });
    } else {
      await add(proof);
    }
    await reload();
    back();
  };
  return (
    <section aria-labelledby="passkeys" className="card grid gap-4 sm:p-6">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className="max-w-[60ch] text-soft">
        <Trans>
          A passkey signs you in the way you unlock your phone: with your finger, your face or its PIN. Nobody can guess
          it. Your password still works.
        </Trans>
      </p>
      {passkeys === undefined && !isError && <Spinner />}
      {passkeys === undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load your passkeys.</Trans>
        </LoadError>
      )}
      {passkeys !== undefined && step.at !== 'add' && step.at !== 'remove' && (
        <PasskeyList passkeys={passkeys} onStep={setStep} />
      )}
      {(step.at === 'add' || step.at === 'remove') && (
        <>
          {step.at === 'remove' && <RemovalNotice name={step.of.name} />}
          <SecondFactorProofForm withCode={withCode} onProof={prove} onCancel={back}>
            {step.at === 'remove' ? <Trans>Remove passkey</Trans> : <Trans>Continue</Trans>}
          </SecondFactorProofForm>
        </>
      )}
      {step.at === 'rename' && (
        <RenamePasskeyForm
          passkey={step.of}
          onClose={() => setStep({ at: 'list' })}
          onDone={async () => {
            await reload();
            setStep({ at: 'list' });
          }}
        />
      )}
    </section>
  );
}

/** Returns a function that adds a passkey of this device. What the server says of the proof is thrown, the rest is shown. */
function useAddPasskey(): (proof: Proof) => Promise<void> {
  const { t, i18n } = useLingui();
  const say = (reason: string) => {
    toast({ title: t`No passkey was added`, description: reason, variant: 'destructive' });
  };
  return async (proof) => {
    const started = await call<typeof startPasskey>('POST', `${PATH}/challenge`, { body: proof });
    try {
      const { makePasskey } = await import('./device-passkeys.ts');
      const body = await makePasskey(started);
      if (body === null) return say(t`You closed the window, or it took too long.`);
      await call<typeof addPasskey>('POST', PATH, { body });
      toast({ title: t`The passkey is added`, description: t`You can sign in with it from now on.` });
    } catch (error) {
      const reason = serverMessage(error);
      say(reason === undefined ? t`This device cannot make one, or has one already.` : translateText(i18n, reason));
    }
  };
}

function RemovalNotice({ name }: { readonly name: string }) {
  return (
    <p className="notice wrap-anywhere">
      <Trans>
        <strong>{name}</strong> signs in no more once it is removed. Remove it on the device too.
      </Trans>
    </p>
  );
}

function PasskeyList({
  passkeys,
  onStep,
}: {
  readonly passkeys: readonly Passkey[];
  readonly onStep: (step: Step) => void;
}) {
  const knows = useKnowsPasskeys();
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onStep={onStep} />
          ))}
        </ul>
      )}
      {knows === false ? (
        <p className="text-soft">
          <Trans>This browser cannot make passkeys.</Trans>
        </p>
      ) : (
        <button type="button" className="button button-ghost justify-self-start" onClick={() => onStep({ at: 'add' })}>
          <Trans>Add a passkey</Trans>
        </button>
      )}
    </>
  );
}

function PasskeyItem({ passkey, onStep }: { readonly passkey: Passkey; readonly onStep: (step: Step) => void }) {
  const { i18n } = useLingui();
  const { name, createdAt, lastUsedAt } = passkey;
  const added = shortMoment(i18n, createdAt);
  const used = lastUsedAt === null ? null : shortMoment(i18n, lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 last:border-b-0 last:pb-0">
      <KeyRound aria-hidden size={24} strokeWidth={1.75} className="flex-none text-soft" />
      <div className="grow basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {used === null ? (
            <Trans>Added {added}</Trans>
          ) : (
            <Trans>
              Added {added}, last used {used}
            </Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={() => onStep({ at: 'rename', of: passkey })}>
          <Trans>
            Rename<span className="sr-only"> {name}</span>
          </Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={() => onStep({ at: 'remove', of: passkey })}>
          <Trans>
            Remove<span className="sr-only"> {name}</span>
          </Trans>
        </button>
      </div>
    </li>
  );
}
