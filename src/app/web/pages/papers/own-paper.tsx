import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { PageLocation } from '#app/web/page-module.ts';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { OwnPhone } from '#features/own-phone/web/own-phone.tsx';
import { ownPaperOf } from '#features/papers/web/paper-queries.ts';
import { PaperView } from '#features/papers/web/paper-view.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard = (user: User | null, path: string) => patientAccess(user, path);

/** What the server has ready. */
export function queries({
  params,
  user,
}: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user ? [ownPaperOf(Number(params['id']))] : [];
}

/** A paper for its patient. */
export function Page({ params }: PageLocation) {
  const { t } = useLingui();
  const id = Number(params['id']);
  return (
    <PatientsOnly>
      <div className="wrap py-6">
        <PageHead title={t`Paper of a visit`} noIndex />
        <h1 tabIndex={-1} className="no-print mb-4">
          <Trans>Paper of a visit</Trans>
        </h1>
        <RequireUser returnTo={`/papers/${id}`}>
          {(user) => (
            <>
              <OwnPhone user={user} />
              <PaperView
                query={ownPaperOf(id)}
                back={
                  <Link href="/appointments" className="link inline-flex min-h-11 items-center">
                    <Trans>My Appointments</Trans>
                  </Link>
                }
              />
            </>
          )}
        </RequireUser>
      </div>
    </PatientsOnly>
  );
}
