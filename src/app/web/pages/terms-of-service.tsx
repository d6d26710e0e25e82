import { Trans, useLingui } from '@lingui/react/macro';
import { TERMS_OF_SERVICE } from '#features/resources/rules/legal/terms-of-service.ts';
import { LegalPage } from '#features/resources/web/legal-page.tsx';
import { SUPPORT_CONTACT } from '#features/support/web/use-support-contact.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server reads for this page. */
export const queries = () => [SUPPORT_CONTACT];

/** What people agree to by using the service. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap py-6">
      <PageHead
        title={t`Terms of Service`}
        description={t`What the service is, what you and the providers are responsible for, cancelling, payment, liability and the law that applies.`}
        canonicalPath="/terms-of-service"
      />
      <LegalPage
        title={<Trans>Terms of Service</Trans>}
        sections={TERMS_OF_SERVICE}
        contact={<Trans>Write to us with any question about these terms:</Trans>}
      />
    </div>
  );
}
