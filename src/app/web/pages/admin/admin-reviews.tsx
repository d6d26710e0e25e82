import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { reportedQuery } from '#features/reviews/web/reported-query.ts';
import { ReviewInbox } from '#features/reviews/web/review-inbox.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'manage_providers');

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => [WAITING, reportedQuery(search)];

/** Reviews that people reported. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const title = t`Reported reviews`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="manage_providers">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <ReviewInbox search={search} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
