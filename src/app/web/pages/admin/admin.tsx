import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PageLocation } from '#app/web/page-module.ts';
import { tabsOf } from '#features/admin/rules/admin-tabs.ts';
import { AdminFrame, NoTabsNotice } from '#features/admin/web/admin-frame.tsx';
import { STATS, WAITING } from '#features/admin/web/admin-queries.ts';
import { Dashboard } from '#features/admin/web/dashboard.tsx';
import type { User } from '#features/auth/contract.ts';
import { adminAccess, type ScreenAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { EndingLicences } from '#features/network/web/ending-licences.tsx';
import { ENDING_LICENCES } from '#features/network/web/network-queries.ts';
import { may } from '#platform/common/permission.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may not see the dashboard lands on the first tab that they may open. */
export function guard(user: User | null, path: string): ScreenAccess {
  const [first] = user === null ? [] : tabsOf(user);
  return first === undefined || first.href === '/admin' ? adminAccess(user, path) : { redirect: first.href };
}

/** What the server reads for this page. */
export const queries = ({ user }: PageLocation & { readonly user: User | null }) =>
  user !== null && may(user, 'super_admin') ? [WAITING, STATS, ENDING_LICENCES] : [];

/** The dashboard of the admin area. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Dashboard`} noIndex />
      <RequireAdmin>{(user) => <Landing user={user} />}</RequireAdmin>
    </>
  );
}

function Landing({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const landing = tabsOf(user)[0]?.href;
  const isElsewhere = landing !== undefined && landing !== '/admin';

  useEffect(() => {
    if (isElsewhere) navigate(landing, { replace: true });
  }, [isElsewhere, landing, navigate]);

  return (
    <AdminFrame user={user} heading={landing === '/admin' ? t`Dashboard` : t`Admin area`}>
      {landing === undefined && <NoTabsNotice />}
      {landing === '/admin' && (
        <>
          <Dashboard />
          <EndingLicences />
        </>
      )}
    </AdminFrame>
  );
}
