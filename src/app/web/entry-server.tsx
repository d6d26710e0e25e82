import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { parse } from 'regexparam';
import type { currentUser, User } from '#features/auth/contract.ts';
import { knownAddress } from '#features/search/rules/known-address.ts';
import { LateNote } from '#features/support/web/late-note.tsx';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { handOver } from '#platform/web/calls/handed-data.ts';
import { setPublicOrigin } from '#platform/web/calls/public-origin.ts';
import { createQueryClient, type FetchPath, getOrNull, type PathQuery } from '#platform/web/calls/query-client.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { App } from './app.tsx';
import type { PageLocation, PageModule } from './page-module.ts';
import type { PageRoute } from './page-route.ts';
import { decoded, loadPage } from './page-router.tsx';
import { HOME } from './routes.ts';
import { simplePageOf } from './simple-routes.ts';

export interface RenderedPage {
  readonly status: 200 | 302 | 403 | 404 | 503;
  /** Where to go instead, with 302. */
  readonly location?: string;
  /** Title, description and other tags for the head. */
  readonly head: string;
  readonly body: string;
  /** Says what works while scripts are long in coming; stands outside of the app. */
  readonly late: string;
  /** JSON for the data island, safe inside a script element. */
  readonly state: string;
  /** Name of the page's file, to preload its scripts. */
  readonly file: string;
  /** Needs neither the app nor its data in the browser. */
  readonly plain: boolean;
}

const APP_START = '<div data-app="">';

/**
 * Renders a screen with the data that it reads. `fetchPath` reads the API's GET paths as the visitor; `posted` is a form
 * that goes back to its sender. `origin` stands before addresses that others copy; empty, they are relative.
 */
export async function render(
  url: string,
  fetchPath: FetchPath,
  origin: string,
  posted?: PostedForm,
): Promise<RenderedPage> {
  setPublicOrigin(origin);
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
  const known = pathname === '/' ? knownAddress(Object.fromEntries(searchParams)) : undefined;
  if (known !== undefined) return sendTo(`/?${new URLSearchParams(known)}`, 'find-care');
  const queryClient = createQueryClient(fetchPath);
  const { route, params, page } = await loadPage(decoded(pathname), parse);
  const currentUserQuery = getOrNull<typeof currentUser>('/api/user');
  await readAll(queryClient, [currentUserQuery]);
  const user = queryClient.getQueryData<User | null>(currentUserQuery.queryKey) ?? null;
  const isUserKnown = queryClient.getQueryState(currentUserQuery.queryKey)?.status === 'success';
  const verdict = (isUserKnown && page.guard?.(user, pathname + search)) || 'open';
  if (typeof verdict === 'object') return sendTo(verdict.redirect, route.file);
  if (verdict === 'open')
    await readFor(page, { params, search: searchParams, user, posted: posted ?? null }, queryClient);

  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const html = renderToString(
    <PostedFormContext value={posted ?? null}>
      <App queryClient={queryClient} i18n={i18n} ssr={{ path: pathname, search }} />
    </PostedFormContext>,
  );
  // React puts title and meta elements in front of the markup of a part of a page.
  const start = html.indexOf(APP_START);
  return {
    status: verdict === 'denied' ? 403 : statusOf(route.file, queryClient),
    head: html.slice(0, start),
    body: html.slice(start),
    late: lateNote(route, i18n),
    state: JSON.stringify(handOver(queryClient)).replaceAll('<', String.raw`\u003c`),
    file: route.file,
    plain: route.plain === true,
  };
}

function lateNote(route: PageRoute, i18n: I18n): string {
  // The home page works without scripts, and each byte of it counts.
  if (route.plain === true || route === HOME) return '';
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <LateNote simple={simplePageOf(route.path)} />
    </I18nProvider>,
  );
}

/** Reads what a page needs: what it names at once, and then what it names from that. */
async function readFor(
  page: PageModule,
  at: PageLocation & { readonly user: User | null; readonly posted: PostedForm | null },
  client: QueryClient,
) {
  await readAll(client, page.queries?.(at));
  const read = <T,>({ queryKey }: PathQuery<T>) => client.getQueryData<T>(queryKey);
  await readAll(client, page.furtherQueries?.({ ...at, read }));
}

async function readAll(client: QueryClient, queries: readonly PathQuery<unknown>[] = []): Promise<void> {
  await Promise.all(queries.map(({ queryKey, meta }) => client.prefetchQuery({ queryKey, ...(meta && { meta }) })));
}

function sendTo(location: string, file: string): RenderedPage {
  return { status: 302, location, head: '', body: '', late: '', state: '', file, plain: true };
}

function statusOf(file: string, queryClient: QueryClient): RenderedPage['status'] {
  if (file === 'not-found') return 404;
  // In a browser that is no shared computer, its call finds nothing.
  if (file === 'simple/lock') return 200;
  const failures = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => (query.state.error as { status?: number } | null)?.status);
  // An id that can't be one (400) is as good as missing.
  // Of screens with one object only; elsewhere a part may be refused while the rest is shown.
  if (file === 'visit' && failures.includes(403)) return 403;
  if (failures.includes(404) || failures.includes(400)) return 404;
  return failures.some((status) => status !== undefined && status >= 500) ? 503 : 200;
}
