import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OFFLINE_PAGE } from '#features/offline/web/offline-page.ts';
import { useIsNetworkLost, useNetworkWatch } from '#platform/web/calls/network.ts';
import { NoNetwork } from '#platform/web/calls/no-network.ts';

/** While there is no network, says so above a screen of the portal and switches off its buttons that need it. */
export function NetworkGate({
  isAtDesk,
  children,
}: {
  /** True at a shared computer, which keeps the day. */
  readonly isAtDesk: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  useNetworkWatch();
  const isLost = useIsNetworkLost();
  return (
    <NoNetwork value={isLost ? t`No network` : undefined}>
      <div
        role="status"
        className="notice notice-amber sticky top-15 z-10 mb-4 flex flex-wrap items-center gap-3 empty:hidden"
      >
        {isLost && (
          <>
            <WifiOff aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
            <p className="min-w-48 flex-1">
              {isAtDesk ? (
                <Trans>No network. You can go on with the visits of today and tomorrow.</Trans>
              ) : (
                <Trans>No network. What you see may be out of date.</Trans>
              )}{' '}
              <Trans>The grey buttons work again once it is back. What you typed stays.</Trans>
            </p>
            {isAtDesk && (
              <Link href={OFFLINE_PAGE} className="button">
                <Trans>Work without network</Trans>
              </Link>
            )}
          </>
        )}
      </div>
      {children}
    </NoNetwork>
  );
}
