import { useLingui } from '@lingui/react/macro';
import type { SiteLink } from '#platform/common/site-links.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { NavLink } from './nav-link.tsx';

/** Links as list items. */
export function LinkItems({ links, className }: { readonly links: readonly SiteLink[]; readonly className: string }) {
  const { i18n } = useLingui();
  return links.map(({ href, label }) => (
    <li key={label}>
      <NavLink href={href} className={className}>
        {translateText(i18n, label)}
      </NavLink>
    </li>
  ));
}
