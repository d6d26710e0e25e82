import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { conversationsOf } from '#features/conversations/web/conversation-queries.ts';
import { MyMessages } from '#features/conversations/web/my-messages.tsx';
import { OwnPhone } from '#features/own-phone/web/own-phone.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';
import type { PageLocation } from '../page-module.ts';

/** Who may see it. */
export const guard = (user: User | null, path: string) => patientAccess(user, path);

/** What the server has ready: the list of the signed-in user. */
export function queries({ user }: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user ? [conversationsOf('person')] : [];
}

/** A patient's conversations with providers and support; needs a signed-in user. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <PatientsOnly>
      <div className="wrap py-8">
        <PageHead title={t`Messages`} noIndex />
        <h1 tabIndex={-1} className="mb-4">
          <Trans>Messages</Trans>
        </h1>
        <NeedsScript simple="/messages/simple" />
        <RequireUser returnTo={search.size === 0 ? '/messages' : `/messages?${search}`}>
          {(user) => (
            <>
              <OwnPhone user={user} />
              <MyMessages search={search} />
            </>
          )}
        </RequireUser>
      </div>
    </PatientsOnly>
  );
}
