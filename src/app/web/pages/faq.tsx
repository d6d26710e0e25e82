import { Trans, useLingui } from '@lingui/react/macro';
import { Faq } from '#features/resources/web/faq.tsx';
import { SUPPORT_CONTACT } from '#features/support/web/use-support-contact.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** What the server reads for this page. */
export const queries = () => [SUPPORT_CONTACT];

/** Questions and answers. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <div className="wrap py-8">
      <PageHead
        title={t`Frequently Asked Questions`}
        description={t`Answers about appointments, payments and insurance, telehealth and healthcare providers in Nigeria.`}
        canonicalPath="/faq"
      />
      <h1 tabIndex={-1}>
        <Trans>Frequently Asked Questions</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-soft">
        <Trans>Answers about appointments, payments and insurance, telehealth and healthcare providers.</Trans>
      </p>
      <Faq search={search} />
    </div>
  );
}
