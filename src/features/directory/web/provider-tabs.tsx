import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { providerHref, TABS, type Tab } from './provider-address.ts';

/** About, reviews and location. */
export function ProviderTabs({
  providerId,
  tab,
  children,
}: {
  readonly providerId: number;
  readonly tab: Tab;
  /** The part that the tab chooses. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const labels: Record<Tab, string> = { about: t`About`, reviews: t`Reviews`, location: t`Location` };
  const tabs = TABS.map((id) => ({ id, label: labels[id], href: providerHref(providerId, { tab: id }) }));
  return (
    <LinkTabs tabs={tabs} chosen={tab} label={t`About this provider`}>
      {children}
    </LinkTabs>
  );
}
