import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Layout } from './layout/layout.tsx';
import { PageRouter } from './page-router.tsx';

/** The whole application, the same on the server and in the browser. */
export function App({
  queryClient,
  i18n,
  ssr,
}: {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Where the server renders; absent in the browser. */
  readonly ssr?: { readonly path: string; readonly search: string };
}) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Router {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search })}>
          <Layout>
            <PageRouter />
          </Layout>
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}
