import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { EMERGENCY_NUMBER, PRODUCT_NAME } from '#platform/common/product.ts';
import {
  HEALTH_LINK,
  HOME_LINK,
  INSURANCE_LINK,
  OWN_LINKS,
  providerLinks,
  type SiteLink,
  SUPPORT_LINKS,
} from '#platform/common/site-links.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { LinkItems } from './link-items.tsx';

const LINK = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline';

/** Stands under every screen. @see provider and admin area specification, section 2: footer */
export function Footer() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const [year] = useState(() => lagosDate(serverNow()).slice(0, 4));
  return (
    <footer className="no-print mt-12 border-t border-line bg-card text-[0.9375rem] text-soft">
      <div className="wrap flex flex-wrap gap-x-8 gap-y-6 py-8">
        <Column
          title={t`For Patients`}
          links={[HOME_LINK, ...(user?.role === 'admin' ? [] : [...OWN_LINKS, INSURANCE_LINK]), HEALTH_LINK]}
        />
        <Column title={t`For Providers`} links={providerLinks(user?.role === 'provider')} />
        <Column title={t`Support`} links={SUPPORT_LINKS} />
      </div>
      <div className="border-t border-line">
        <p className="wrap flex flex-wrap items-center gap-x-6 py-2">
          {/* Around New Year the server and the phone may disagree for a moment. */}
          <span suppressHydrationWarning>
            © {year} {PRODUCT_NAME}
          </span>
          <Trans>Providers marked Demo are fictional.</Trans>
          <a href={`tel:${EMERGENCY_NUMBER}`} className={`${LINK} font-semibold text-red`}>
            <Trans>In an emergency, call {EMERGENCY_NUMBER}</Trans>
          </a>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title} className="min-w-32 flex-1">
      <h2 className="text-base text-ink">{title}</h2>
      <ul className="mt-1">
        <LinkItems links={links} className={LINK} />
      </ul>
    </nav>
  );
}
