import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { endBoard, makeBoard } from '#features/queue/rules/board-contract.ts';
import { CopyAddress } from '#platform/web/addresses/copy-address.tsx';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { ConnectedScreens } from './connected-screens.tsx';

/** Makes, replaces and ends the secret address of the screen in the waiting room. It is shown once. */
export function BoardAddress({ providerId }: { readonly providerId: number }) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const run = async (which: 'make' | 'end', act: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(which);
    try {
      await act();
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(null);
    }
  };
  const make = async () => {
    const made = await call<typeof makeBoard>('POST', '/api/portal/providers/:id/board', {
      params: { id: providerId },
    });
    setUrl(made.url);
    toast({ title: t`The address is ready` });
  };
  const end = async () => {
    const { ended } = await call<typeof endBoard>('DELETE', '/api/portal/providers/:id/board', {
      params: { id: providerId },
    });
    setUrl(null);
    toast({ title: ended ? t`The address has ended` : t`There was no address` });
  };
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2>
          <Trans>Screen in the waiting room</Trans>
        </h2>
        <p className="mt-1 max-w-[64ch] text-soft">
          <Trans>
            A television, or any screen with a browser, shows the numbers that are called. It needs no sign-in and shows
            no names. Connect it by the code that it shows, or copy an address to it. A new address ends the old one.
          </Trans>
        </p>
      </div>
      <ConnectedScreens providerId={providerId} />
      {url !== null && (
        <CopyAddress
          label={<Trans>Address of the screen</Trans>}
          hint={<Trans>It is shown only now. Open it in the browser of the screen.</Trans>}
          url={url}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton
          className="button-ghost"
          busy={busy === 'make'}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => void run('make', make)}
        >
          <Trans>Make a new address</Trans>
        </BusyButton>
        <BusyButton
          className="button-ghost"
          busy={busy === 'end'}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => void run('end', end)}
        >
          <Trans>End the address</Trans>
        </BusyButton>
      </div>
    </section>
  );
}
