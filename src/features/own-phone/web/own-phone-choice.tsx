import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';

/** Where a patient says that this telephone is theirs alone, and reads what it keeps from then on. */
export function OwnPhoneChoice({
  isOwn,
  onChoose,
}: {
  readonly isOwn: boolean;
  readonly onChoose: (isOwn: boolean) => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const choose = () => {
    if (busy) return;
    setBusy(true);
    void onChoose(!isOwn).finally(() => setBusy(false));
  };
  return (
    <section aria-labelledby="own-phone" className="card grid gap-3">
      <h2 id="own-phone" className="flex items-center gap-2 text-lg">
        <Smartphone aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {isOwn ? <Trans>This is your own phone</Trans> : <Trans>Is this your own phone?</Trans>}
      </h2>
      <p>
        {isOwn ? (
          <Trans>
            It keeps your visits, papers and diary, so that you can read and write without network. Who can open this
            phone can read them.
          </Trans>
        ) : (
          <Trans>
            Then it can keep your visits, papers and diary, so that you can read and write without network. Who can open
            this phone can read them. Without this it keeps only time and place of your next visits.
          </Trans>
        )}
      </p>
      <p className="text-soft">
        <Trans>All of it is deleted when you log out, and after 7 days without network.</Trans>
      </p>
      <BusyButton
        className="button-ghost justify-self-start"
        busy={busy}
        busyText={<Trans>One moment...</Trans>}
        onClick={choose}
      >
        {isOwn ? <Trans>Keep no papers and diary here</Trans> : <Trans>This is my own phone</Trans>}
      </BusyButton>
    </section>
  );
}
