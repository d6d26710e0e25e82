import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { translateText } from '#platform/web/translate-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { type DeletionEffect, ERASED, KEPT } from '../rules/deletion-effects.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Explains what deleting the account does, and confirms it in a dialog. */
export function DeleteAccount({ userId }: { readonly userId: number }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { begin } = useDialogEntry(asking, close);
  return (
    <>
      <p>
        <Trans>Your data is erased at once and cannot be brought back. Some of it has to be kept for a time.</Trans>
      </p>
      <details className="rounded-control border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">
          <Trans>What is erased and what is kept</Trans>
        </summary>
        <div className="px-4 pb-4">
          <DeletionEffects />
        </div>
      </details>
      <button
        type="button"
        className="button button-urgent justify-self-start"
        disabled={!hydrated}
        onClick={() => {
          begin();
          setAsking(true);
        }}
      >
        <Trans>Delete my account...</Trans>
      </button>
      <Dialog open={asking} onClose={close} title={t`Delete your account?`}>
        <DeletionEffects />
        <hr className="my-4 border-line" />
        <DeleteAccountForm userId={userId} onCancel={close} />
      </Dialog>
    </>
  );
}

function DeletionEffects() {
  return (
    <div className="grid gap-4">
      <div>
        <h3>
          <Trans>Erased at once</Trans>
        </h3>
        <EffectList effects={ERASED} />
      </div>
      <div>
        <h3>
          <Trans>Kept</Trans>
        </h3>
        <EffectList effects={KEPT} />
      </div>
    </div>
  );
}

function EffectList({ effects }: { readonly effects: readonly DeletionEffect[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-1 grid list-disc gap-1.5 ps-5">
      {effects.map(({ what, why, until }) => (
        <li key={what}>
          {translateText(i18n, what)}
          {why !== null && until !== null && (
            <span className="block text-sm text-soft">
              {translateText(i18n, why)}: {translateText(i18n, until)}.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
