import { useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { FiguresView } from '#features/portal/web/figures/figures-view.tsx';
import { portalHref } from '#features/portal/web/portal-address.ts';
import { PlacePage } from './place-page.tsx';

/** The figures of a place. */
export function FiguresPage({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <PlacePage
      title={t`Figures of the practice`}
      here={`/provider-portal/figures?${search}`}
      search={search}
      back={(providerId) => ({ href: portalHref('settings', { providerId }), label: t`Back to the settings` })}
    >
      {() => <FiguresView search={search} />}
    </PlacePage>
  );
}
