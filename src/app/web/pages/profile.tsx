import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { signedInAccess } from '#features/auth/rules/screen-access.ts';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { OwnMessages } from '#features/auth/web/push/own-messages.tsx';
import { securityQueries } from '#features/auth/web/security/security-queries.ts';
import { SecuritySection } from '#features/auth/web/security/security-section.tsx';
import { FamilyCard } from '#features/family/web/family-card.tsx';
import { FAMILY, HEALTH_FACTS } from '#features/family/web/family-query.ts';
import { HealthCard } from '#features/family/web/health-card.tsx';
import { OwnPhone } from '#features/own-phone/web/own-phone.tsx';
import { PolicyNotice } from '#features/privacy/web/policy-notice.tsx';
import { PrivacyCentre } from '#features/privacy/web/privacy-centre.tsx';
import { privacyQueries } from '#features/privacy/web/privacy-queries.ts';
import { AgeCard } from '#features/profile/web/age-card.tsx';
import { ageOf } from '#features/profile/web/age-query.ts';
import { ProfileFields } from '#features/profile/web/profile-fields.tsx';
import { ProfileForm } from '#features/profile/web/profile-form.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';
import type { PageLocation } from '../page-module.ts';

const TABS = ['profile', 'security', 'privacy'] as const;
type Tab = (typeof TABS)[number];

const hrefOf = (tab: Tab) => (tab === 'profile' ? '/profile' : `/profile?tab=${tab}`);
const tabOf = (search: URLSearchParams): Tab => TABS.find((tab) => tab === search.get('tab')) ?? 'profile';

/** Who may see it. */
export const guard = (user: User | null, path: string) => signedInAccess(user, path);

/** What the server has ready: what the tab of the address shows of the signed-in user. */
export function queries({
  search,
  user,
}: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  if (!user) return [];
  const tab = tabOf(search);
  if (tab === 'security') return securityQueries(user.id);
  return tab === 'privacy' ? privacyQueries(user.id) : [ageOf(user.id), FAMILY, HEALTH_FACTS];
}

/** The user's own profile, the security of the account, and privacy; needs a signed-in user. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const tab = tabOf(search);
  const labels: Record<Tab, string> = { profile: t`Profile`, security: t`Security`, privacy: t`Privacy` };
  const tabs = TABS.map((id) => ({ id, label: labels[id], href: hrefOf(id) }));
  return (
    <div className="wrap max-w-3xl py-8">
      <PageHead title={t`Profile Settings`} noIndex />
      <h1 tabIndex={-1} className="mb-4">
        <Trans>Profile Settings</Trans>
      </h1>
      <NeedsScript simple="/profile/simple" />
      <RequireUser returnTo={hrefOf(tab)}>
        {(user) => (
          <ProfileForm key={user.id} user={user}>
            <PolicyNotice />
            <LinkTabs tabs={tabs} chosen={tab} label={t`Profile Settings`}>
              {tab === 'profile' && (
                <div className="grid gap-6">
                  <ProfileFields user={user} />
                  <AgeCard userId={user.id} />
                  <HealthCard />
                  <FamilyCard />
                  {user.desk === undefined && <OwnMessages inProfile />}
                  <OwnPhone user={user} hasChoice />
                </div>
              )}
              {tab === 'security' && <SecuritySection user={user} />}
              {tab === 'privacy' && <PrivacyCentre userId={user.id} />}
            </LinkTabs>
          </ProfileForm>
        )}
      </RequireUser>
    </div>
  );
}
