import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import { applicationsQuery } from '#features/applications/web/application-queries.ts';
import { Applications } from '#features/applications/web/applications.tsx';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'approve_applications');

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => [WAITING, applicationsQuery(search)];

/** Who wants to join the network. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const title = t`Applications`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="approve_applications">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <Applications search={search} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
