import { Trans, useLingui } from '@lingui/react/macro';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { LiveChat } from '#features/conversations/web/live-chat.tsx';
import { ChatNotThere } from '#features/support/web/chat-not-there.tsx';
import { SUPPORT_CONTACT } from '#features/support/web/use-support-contact.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** What the server has ready. Not the chat itself: its cookie has to reach the browser. */
export const queries = () => [SUPPORT_CONTACT];

/** A conversation with support in real time; needs JavaScript, and says what to do without. */
export function Page() {
  const { t } = useLingui();
  const { data: user } = usePathQuery(CURRENT_USER);
  const hydrated = useHydrated();
  return (
    <div className="wrap max-w-3xl py-8">
      <PageHead title={t`Live Chat`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Live Chat</Trans>
      </h1>
      <div className="mt-6">{hydrated && user !== undefined ? <LiveChat user={user} /> : <ChatNotThere />}</div>
    </div>
  );
}
