import { useLingui } from '@lingui/react/macro';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { HolidaysScreen } from '#features/network/web/holidays-screen.tsx';
import { ADMIN_HOLIDAYS } from '#features/network/web/network-queries.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'manage_providers');

/** What the server reads for this page. */
export const queries = () => [WAITING, ADMIN_HOLIDAYS];

/** The public holidays, for administrators who manage providers. */
export function Page() {
  const { t } = useLingui();
  const title = t`Public holidays`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="manage_providers">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <HolidaysScreen />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
