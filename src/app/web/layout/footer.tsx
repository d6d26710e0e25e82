import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { EMERGENCY_NUMBER, PRODUCT_NAME } from '#platform/common/product.ts';

const LINK = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline';

/** Stands under every screen. Links only to screens that exist. */
export function Footer() {
  const { t } = useLingui();
  const [year] = useState(() => lagosDate(Date.now()).slice(0, 4));
  return (
    <footer className="no-print mt-12 border-t border-line bg-card text-[0.9375rem] text-soft">
      <div className="wrap grid gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-3">
        <nav aria-label={t`For Patients`}>
          <h2 className="text-base text-ink">
            <Trans>For Patients</Trans>
          </h2>
          <ul className="mt-1">
            <li>
              <Link href="/" className={LINK}>
                <Trans>Find a Provider</Trans>
              </Link>
            </li>
            <li>
              <Link href="/appointments" className={LINK}>
                <Trans>My Appointments</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="footer-support">
          <h2 id="footer-support" className="text-base text-ink">
            <Trans>Support</Trans>
          </h2>
          <p className="mt-1">
            <a href={`tel:${EMERGENCY_NUMBER}`} className={`${LINK} font-semibold text-red`}>
              <Trans>In an emergency, call {EMERGENCY_NUMBER}</Trans>
            </a>
          </p>
        </section>
        <p className="max-w-[40ch] lg:pt-1">
          <Trans>Providers marked Demo are fictional.</Trans>
        </p>
      </div>
      <div className="border-t border-line">
        {/* Around New Year the server and the phone may disagree for a moment. */}
        <p className="wrap py-4" suppressHydrationWarning>
          © {year} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
