import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { WhereToGoPage, whereToGoQueries } from '#features/search/web/emergency/where-to-go-page.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ search, user }) => whereToGoQueries(search, user);

/** Where to go in danger, without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  const user = useCurrentUser();
  return (
    <div className="wrap grid gap-4 py-8">
      <PageHead
        title={t`Where to go in an emergency`}
        description={t`The nearest hospitals for emergencies in your part of Nigeria, and the emergency number.`}
        canonicalPath="/where-to-go"
      />
      <h1 tabIndex={-1}>
        <Trans>Where to go in an emergency</Trans>
      </h1>
      <WhereToGoPage search={search} user={user ?? null} />
    </div>
  );
};
