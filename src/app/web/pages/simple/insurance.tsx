import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageModule } from '#app/web/page-module.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { INSURANCE_PLANS } from '#features/insurance/web/insurance-plans-query.ts';
import { PlainPlans } from '#features/insurance/web/plain/plain-plans.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

const PATH = '/insurance-information/simple';

/** Who may see it. */
export const guard: NonNullable<PageModule['guard']> = (user) => patientAccess(user, PATH);

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ user }) => (user ? [INSURANCE_PLANS] : []);

const DONE: ReadonlyMap<string | null, ReactNode> = new Map<string, ReactNode>([
  ['added', <Trans key="added">Your insurance details have been successfully saved.</Trans>],
  [
    'no-picture',
    <Trans key="no-picture">
      Your plan is saved, but not the picture of its card. You can add the picture in the list of your plans.
    </Trans>,
  ],
  ['removed', <Trans key="removed">The insurance plan has been successfully removed.</Trans>],
  ['primary', <Trans key="primary">Your primary insurance plan has been updated.</Trans>],
  ['card', <Trans key="card">Picture saved</Trans>],
  ['card-removed', <Trans key="card-removed">The picture of your card is deleted. Your plan stays.</Trans>],
]);

/** Insurance plans without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <PatientsOnly>
      <SimplePage title={t`Insurance Information`} full="/insurance-information" done={DONE.get(search.get('done'))}>
        <PostedProblems />
        <PlainPlans action={PATH} fullName={user.fullName} />
      </SimplePage>
    </PatientsOnly>
  );
};
