import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { FeeList } from '#features/portal/web/payments/fee-list.tsx';
import { Takings } from '#features/portal/web/payments/takings.tsx';
import { dayIn } from '#features/portal/web/portal-address.ts';
import { PlacePage } from './place-page.tsx';

/** What a place took on a day, and its fees for late cancellations. */
export function FeesPage({ search }: PageLocation) {
  const { t } = useLingui();
  const here = `/provider-portal/fees?${search}`;
  return (
    <PlacePage
      title={t`Takings and fees`}
      here={here}
      search={search}
      back={() => ({ href: `/provider-portal?${search}`, label: t`Back to the day` })}
    >
      {({ id }) => (
        <div className="grid gap-6">
          <Takings providerId={id} day={dayIn(search)} />
          <FeeList providerId={id} here={here} />
        </div>
      )}
    </PlacePage>
  );
}
