import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { InsuranceInformation } from '#features/insurance/web/insurance-information.tsx';
import { INSURANCE_PLANS } from '#features/insurance/web/insurance-plans-query.ts';
import { SignInCard } from '#features/insurance/web/sign-in-card.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';
import type { PageLocation } from '../page-module.ts';

/** Who may see it; a signed-out visitor reads on the screen that they need to sign in. */
export const guard = (user: User | null, path: string) => (user === null ? 'open' : patientAccess(user, path));

/** What the server has ready: the plans of the signed-in user. */
export function queries({ user }: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user ? [INSURANCE_PLANS] : [];
}

/** The user's own insurance plans; for a signed-out visitor, a request to sign in. */
export function Page() {
  const { t } = useLingui();
  const { data: user, isError, refetch } = usePathQuery(CURRENT_USER);
  return (
    <PatientsOnly>
      <div className="wrap py-8">
        <PageHead title={t`Insurance Information`} noIndex />
        <h1 tabIndex={-1}>
          <Trans>Insurance Information</Trans>
        </h1>
        <p className="mt-2 max-w-[56ch] text-lg text-soft">
          <Trans>Keep the details of your health insurance in one place.</Trans>
        </p>
        {user && <NeedsScript simple="/insurance-information/simple" />}
        {isError ? (
          <LoadError onRetry={refetch}>
            <Trans>We couldn't check who is signed in.</Trans>
          </LoadError>
        ) : user === undefined ? (
          <Spinner />
        ) : user === null ? (
          <SignInCard />
        ) : (
          <InsuranceInformation user={user} />
        )}
      </div>
    </PatientsOnly>
  );
}
