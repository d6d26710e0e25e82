import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { ENDING_LICENCES, providerQuery, providersQuery, shownId } from '#features/network/web/network-queries.ts';
import { ProvidersScreen } from '#features/network/web/providers-screen.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'manage_providers');

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => {
  const id = shownId(search);
  return [WAITING, providersQuery(search), ENDING_LICENCES, ...(id === undefined ? [] : [providerQuery(id)])];
};

/** The providers, for administrators who manage them. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const title = t`Providers`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="manage_providers">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <ProvidersScreen search={search} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
