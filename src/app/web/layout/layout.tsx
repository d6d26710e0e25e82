import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmergencyBar } from './emergency-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

/** What surrounds every screen; `header` is one of the page's own. */
export function Layout({ header, children }: { readonly header?: ReactNode; readonly children: ReactNode }) {
  return (
    <div data-app="">
      <a
        href="#main"
        className="button fixed pointer-events-none start-4 top-2 z-50 opacity-0 focus:pointer-events-auto focus:opacity-100"
      >
        <Trans>Skip to main content</Trans>
      </a>
      <EmergencyBar />
      {header ?? <Header />}
      <main id="main" tabIndex={-1} className="min-h-[60dvh]">
        {children}
      </main>
      <Footer />
      <ToastOutlet />
    </div>
  );
}
