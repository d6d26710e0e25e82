import { Trans, useLingui } from '@lingui/react/macro';
import { HealthResources } from '#features/resources/web/health-resources.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** Health tips, reading, emergency numbers and kinds of facilities. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <div className="wrap py-8">
      <PageHead
        title={t`Health Resources`}
        description={t`Health tips, emergency numbers in Nigeria, trusted places to read on, and how to find a hospital, clinic or pharmacy.`}
        canonicalPath="/health-resources"
      />
      <h1 tabIndex={-1}>
        <Trans>Health Resources</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-soft">
        <Trans>What is good to know, whom to call, and where to read on. It does not replace a health worker.</Trans>
      </p>
      <HealthResources search={search} />
    </div>
  );
}
