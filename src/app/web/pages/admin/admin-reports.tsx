import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { isRange, reportAt } from '#features/reports/rules/report-address.ts';
import { OVERVIEW, reportQuery } from '#features/reports/web/report-queries.ts';
import { ReportsScreen } from '#features/reports/web/reports-screen.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'view_analytics');

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => {
  const open = reportAt(search);
  return open !== undefined && isRange(open) ? [WAITING, OVERVIEW, reportQuery(open)] : [WAITING, OVERVIEW];
};

/** True figures about the platform, and the four reports. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const title = t`Reports & Analytics`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="view_analytics">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <ReportsScreen search={search} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
