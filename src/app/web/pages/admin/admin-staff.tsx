import { useLingui } from '@lingui/react/macro';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { StaffScreen } from '#features/staff/web/staff-screen.tsx';
import { STAFF } from '#features/staff/web/use-staff.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'super_admin');

/** What the server reads for this page. */
export const queries = () => [WAITING, STAFF];

/** The accounts of administrators. */
export function Page() {
  const { t } = useLingui();
  const title = t`Staff`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="super_admin">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <StaffScreen ownId={user.id} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
