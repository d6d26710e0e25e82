import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AroundNavHandler, Router } from 'wouter';
import { DeskGate } from './desk-gate.tsx';
import { PageRouter } from './page-router.tsx';

/** A link to the current address adds nothing to the history, as in a page without scripts: a double click counts once. */
const around: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, replace: options?.replace || to === location.href.slice(location.origin.length) });

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
        <Router aroundNav={around} {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search })}>
          <DeskGate>
            <PageRouter />
          </DeskGate>
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}
