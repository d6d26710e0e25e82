import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { deskLock } from './lock-flow.ts';

/** Locks this shared computer at once. */
export function LockButton() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (
    <button
      type="button"
      className="icon-button flex-none px-2 lg:inline-flex lg:items-center lg:gap-2 lg:font-semibold"
      title={t`Lock (Ctrl+L)`}
      aria-keyshortcuts="Control+L"
      onClick={() => deskLock(queryClient).send({ type: 'lock' })}
    >
      <Lock aria-hidden size={22} strokeWidth={1.75} />
      <span className="max-lg:sr-only">
        <Trans>Lock</Trans>
      </span>
    </button>
  );
}
