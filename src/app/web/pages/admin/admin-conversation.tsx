import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { WAITING } from '#features/admin/web/admin-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import { RequireAdmin } from '#features/auth/web/guards/require-admin.tsx';
import { InboxConversation } from '#features/conversations/web/inbox/inbox-conversation.tsx';
import { inboxConversationQuery } from '#features/conversations/web/inbox/inbox-queries.ts';
import { PageHead } from '#platform/web/page-head.tsx';

const idOf = ({ params }: Pick<PageLocation, 'params'>) => Number(params['id']);

/** Who may see it. */
export const guard = (user: User | null, path: string) => adminAccess(user, path, 'manage_providers');

/** What the server reads for this page. */
export const queries = (location: PageLocation) => [WAITING, inboxConversationQuery(idOf(location))];

/** One conversation with support. */
export function Page(location: PageLocation) {
  const { t } = useLingui();
  const title = t`Support inbox`;
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireAdmin permission="manage_providers">
        {(user) => (
          <AdminFrame user={user} heading={title}>
            <InboxConversation id={idOf(location)} />
          </AdminFrame>
        )}
      </RequireAdmin>
    </>
  );
}
