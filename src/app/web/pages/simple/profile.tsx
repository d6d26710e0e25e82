import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageModule } from '#app/web/page-module.ts';
import { signedInAccess } from '#features/auth/rules/screen-access.ts';
import { PlainPasswordChange } from '#features/auth/web/plain/plain-links.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { PlainConsents } from '#features/privacy/web/plain/plain-consents.tsx';
import { consentsOf } from '#features/privacy/web/privacy-queries.ts';
import { PlainProfile } from '#features/profile/web/plain/plain-profile.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

const PATH = '/profile/simple';

/** Who may see it. */
export const guard: NonNullable<PageModule['guard']> = (user) => signedInAccess(user, PATH);

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ user }) => (user ? [consentsOf(user.id)] : []);

const DONE: ReadonlyMap<string | null, ReactNode> = new Map<string, ReactNode>([
  ['profile', <Trans key="profile">Profile updated successfully.</Trans>],
  ['password', <Trans key="password">Your password was changed</Trans>],
  ['consent', <Trans key="consent">Your choice was saved.</Trans>],
]);

/** Profile, password and consents without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <SimplePage title={t`Profile Settings`} full="/profile" done={DONE.get(search.get('done'))}>
      <PostedProblems />
      <section className="grid gap-3">
        <h2>
          <Trans>Your profile</Trans>
        </h2>
        <PlainProfile action={PATH} user={user} />
      </section>
      <section className="grid gap-3">
        <h2>
          <Trans>Change password</Trans>
        </h2>
        <PlainPasswordChange action={`${PATH}/password`} />
      </section>
      <section className="grid gap-3">
        <h2>
          <Trans>What you agreed to</Trans>
        </h2>
        <PlainConsents action={`${PATH}/consent`} userId={user.id} />
      </section>
    </SimplePage>
  );
};
