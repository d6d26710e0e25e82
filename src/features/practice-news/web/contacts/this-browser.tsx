import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PushOutcome } from '#features/auth/web/push/use-push.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';

/** Adds this browser to the places where news go. The browser asks for its permission only when the button is pressed. */
export function ThisBrowser({
  isDenied,
  subscribe,
  add,
}: {
  readonly isDenied: boolean;
  readonly subscribe: () => Promise<PushOutcome>;
  /** Returns the error, if it failed. */
  readonly add: (contact: { readonly pushId: number }) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first one has disabled the button.
  const isUnderWay = useRef(false);
  const begin = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const outcome = await subscribe();
      if (outcome === 'failed') {
        const description = t`Please check your connection and try again.`;
        toast({ title: t`This browser cannot get messages now`, description, variant: 'destructive' });
      } else if (outcome !== 'denied') {
        const error = await add({ pushId: outcome.id });
        if (error !== undefined) showNotSaved(error);
      }
    } catch (error) {
      showNotSaved(error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return (
    <div className="grid max-w-[64ch] justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-soft">
        <Trans>
          News can also appear on this phone or computer, even when this page is closed. An address is still needed:
          browsers can lose their messages.
        </Trans>
      </p>
      {isDenied ? (
        <p className="notice notice-amber">
          <Trans>Messages from this site are switched off in your browser. You can allow them in its settings.</Trans>
        </p>
      ) : (
        <BusyButton
          className="button-ghost"
          busy={isBusy}
          busyText={<Trans>Adding...</Trans>}
          onClick={() => void begin()}
        >
          <Trans>Get news on this device</Trans>
        </BusyButton>
      )}
    </div>
  );
}
