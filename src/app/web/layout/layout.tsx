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
      <EmergencyBar />
      <Header />
      <main id="main">{children}</main>
      <Footer />
      {toast !== null && (
        <Suspense>
          <Toaster toast={toast} />
        </Suspense>
      )}
    </div>
  );
}
