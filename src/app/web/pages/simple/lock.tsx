import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { DESK_SCREEN, PlainLock } from '#features/desks/web/plain/plain-lock.tsx';
import { PLAIN_DAY } from '#features/portal/web/plain/plain-day.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = () => [DESK_SCREEN];

/** The lock of a shared computer without scripts. Nothing on it names a patient. */
export const Page: PageModule['Page'] = () => {
  const { t } = useLingui();
  return (
    <SimplePage title={t`Locked`} full="/provider-portal">
      <PostedProblems />
      <PlainLock action={`${PLAIN_DAY}/lock`} signInHref={signInPath(PLAIN_DAY)} />
    </SimplePage>
  );
};
