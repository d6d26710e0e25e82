import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useToast } from '#platform/web/toast-store.ts';
import { EmergencyBar } from './emergency-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const Toaster = lazy(() => import('#platform/web/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** What surrounds every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const toast = useToast();
  return (
    <div data-app="">
      <a
        href="#main"
        className="button fixed pointer-events-none start-4 top-2 z-50 opacity-0 focus:pointer-events-auto focus:opacity-100"
      >
        <Trans>Skip to main content</Trans>
      </a>
      <EmergencyBar />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60dvh]">
        {children}
      </main>
      <Footer />
      {toast !== null && (
        <Suspense>
          <Toaster toast={toast} />
        </Suspense>
      )}
    </div>
  );
}
