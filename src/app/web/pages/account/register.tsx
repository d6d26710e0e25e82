import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { nextPath, signInPath } from '#features/auth/rules/next-path.ts';
import { RegistrationFields } from '#features/auth/web/plain/account-fields.tsx';
import { ClinicWayIn } from '#features/auth/web/sign-in/clinic-way-in.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Registration without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  const next = nextPath(search.get('next'));
  return (
    <div className="wrap grid max-w-160 gap-4 py-6">
      <PageHead title={t`Create Account`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Create Account</Trans>
      </h1>
      <PostedProblems />
      <form
        noValidate
        method="post"
        action={`/auth/register?next=${encodeURIComponent(next)}#problems`}
        className="grid gap-4"
      >
        <RegistrationFields isMine />
        <button type="submit" className="button">
          <Trans>Create Account</Trans>
        </button>
      </form>
      <p>
        <a href={signInPath(next)} className="link inline-flex min-h-11 items-center">
          <Trans>I have an account: sign in</Trans>
        </a>
      </p>
      <ClinicWayIn />
    </div>
  );
};
