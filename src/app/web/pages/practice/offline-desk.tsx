import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { KeepDay } from '#features/offline/web/keep-day.tsx';
import { OfflineDesk } from '#features/offline/web/offline-desk.tsx';
import { watchAttendance } from '#platform/web/attendance.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The page is stored as it is, the same for everyone. */
export const Header = () => null;

/** The desk of a practice without network. */
export function Page() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const hydrated = useHydrated();
  useEffect(() => watchAttendance(), []);
  return (
    <div className="wrap grid gap-4 py-4">
      <PageHead title={t`Work without network`} noIndex />
      <h1 tabIndex={-1} className="text-2xl">
        <Trans>Work without network</Trans>
      </h1>
      <NeedsScript />
      {user?.desk !== undefined && <KeepDay user={user} desk={user.desk} />}
      {hydrated && <OfflineDesk isAtDesk={user?.desk !== undefined} />}
    </div>
  );
}
