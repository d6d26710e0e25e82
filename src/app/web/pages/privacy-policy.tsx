import { Trans, useLingui } from '@lingui/react/macro';
import { POLICY_CHANGES } from '#features/privacy/rules/policy-changes.ts';
import { PolicyNotice } from '#features/privacy/web/policy-notice.tsx';
import { RetentionList } from '#features/privacy/web/retention-list.tsx';
import { PRIVACY_POLICY } from '#features/resources/rules/legal/privacy-policy.ts';
import { LegalPage } from '#features/resources/web/legal-page.tsx';
import { SUPPORT_CONTACT } from '#features/support/web/use-support-contact.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server reads for this page. */
export const queries = () => [SUPPORT_CONTACT];

/** What happens to people's data. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap py-6">
      <PageHead
        title={t`Privacy Policy`}
        description={t`What we collect about you, what we use it for, whom we share it with, and your rights under the Nigeria Data Protection Act 2023.`}
        canonicalPath="/privacy-policy"
      />
      <PolicyNotice />
      <LegalPage
        title={<Trans>Privacy Policy</Trans>}
        sections={PRIVACY_POLICY}
        changedOn={POLICY_CHANGES[0].changedOn}
        after={{ kept: <RetentionList /> }}
        contact={<Trans>Write to us about anything that concerns your data or this policy:</Trans>}
      />
    </div>
  );
}
