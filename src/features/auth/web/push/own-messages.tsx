import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { usePush } from './use-push.ts';

/**
 * Offers a patient messages on this device, where they are of use: after a booking, while waiting for an earlier time, and in the
 * profile. The browser's question comes only with the press. Nothing where the browser has none; elsewhere than in the profile also
 * nothing once it is on, or was refused.
 */
export function OwnMessages({ inProfile = false }: { readonly inProfile?: boolean }) {
  const { t } = useLingui();
  const { isPossible, isDenied, own, subscribe, endOwn } = usePush();
  const [busy, setBusy] = useState(false);
  if (!isPossible || own === undefined || (!inProfile && (own || isDenied))) return null;
  const change = async () => {
    setBusy(true);
    try {
      if (own) await endOwn();
      else if ((await subscribe(true)) === 'failed') throw new Error('no subscription');
    } catch {
      toast({ title: t`That did not work`, description: t`Please try again.`, variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="own-messages" className="card grid gap-3 text-start">
      <p id="own-messages" className="flex items-center gap-2 font-bold">
        <BellRing aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Trans>Messages on this phone</Trans>
      </p>
      <p>
        {own ? (
          <Trans>
            This phone shows when a visit changes, when an earlier time is free, when you get a message, and reminders.
            If it does not take one, you get it by e-mail or text message.
          </Trans>
        ) : (
          <Trans>
            Your phone can show when a visit changes, when an earlier time is free, when you get a message, and
            reminders. It costs nothing and shows no name and nothing about your health.
          </Trans>
        )}
      </p>
      {isDenied && !own ? (
        <p className="notice notice-amber">
          <Trans>Messages from this site are switched off in your browser. Allow them in its settings.</Trans>
        </p>
      ) : (
        <BusyButton
          className="button-ghost justify-self-start"
          busy={busy}
          busyText={<Trans>One moment...</Trans>}
          onClick={() => void change()}
        >
          {own ? <Trans>Stop messages on this phone</Trans> : <Trans>Show messages on this phone</Trans>}
        </BusyButton>
      )}
    </section>
  );
}
