import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * What works while the scripts of a page are long in coming. It stands beside the app in the document: styles show it after
 * 8 seconds, and the app removes it when it starts. It can be folded: it lies over the page. `simple` is the address of the page that does
 * the same without scripts.
 */
export function LateNote({ simple }: { readonly simple?: string | undefined }) {
  return (
    <aside id="late">
      <details open className="notice notice-amber">
        <summary className="min-h-11 py-2 font-semibold">
          <Trans>Part of this page has not come yet.</Trans>
        </summary>
        {simple !== undefined && (
          <p>
            <Way href={simple}>
              <Trans>Use the simple page instead</Trans>
            </Way>
          </p>
        )}
        <Trans>These pages work without it:</Trans>{' '}
        <Way href="/search">
          <Trans>Find a provider</Trans>
        </Way>
        <Way href="/appointments">
          <Trans>My Appointments</Trans>
        </Way>
        <Way href="/symptom-check">
          <Trans>Symptom Check</Trans>
        </Way>
        <Way href="/where-to-go">
          <Trans>Where to go in an emergency</Trans>
        </Way>
        <Way href="/contact-us">
          <Trans>Contact Us</Trans>
        </Way>
      </details>
    </aside>
  );
}

function Way({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="inline-block py-2 pe-3 underline" href={href}>
      {children}
    </a>
  );
}
