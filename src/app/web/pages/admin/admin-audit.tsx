import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { auditQuery, WAITING } from '#features/admin/web/admin-queries.ts';
import { AuditLog } from '#features/admin/web/audit-log.tsx';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'super_admin');

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => [WAITING, auditQuery(search)];

/** What administrators did. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const title = t`Audit log`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="super_admin">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <AuditLog search={search} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
