import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchRoute, useLocation, useRouter, useSearch } from 'wouter';
import { loadStyles } from '#platform/web/load-styles.ts';
import { reloadOnceThere } from '#platform/web/lost-code.ts';
import { toast } from '#platform/web/toast-store.ts';
import { Layout } from './layout/layout.tsx';
import { PageFailure } from './page-failure.tsx';
import type { PageLocation, PageModule } from './page-module.ts';
import type { PageRoute } from './page-route.ts';
import { HOME, knownRoutes, learnRoutes } from './routes.ts';

const loaded = new Map<string, PageModule>();

type Parse = Parameters<typeof matchRoute>[0];

interface Match {
  readonly route: PageRoute;
  readonly params: PageLocation['params'];
}

/** The route of a path and its parameters; undefined while only the first screens are known and it is none of them. */
function routeOf(path: string, parse: Parse): Match | undefined {
  for (const route of knownRoutes()) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) return { route, params: params as PageLocation['params'] };
  }
  return undefined;
}

/** The path of an address as the router reads it. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Loads the code of the page at a path, once, and answers it with its route. */
export async function loadPage(path: string, parse: Parse): Promise<Match & { readonly page: PageModule }> {
  if (routeOf(path, parse) === undefined) await learnRoutes();
  // Patterns don't see past a line break, which an address may hold encoded.
  const match = routeOf(path, parse) ?? routeOf('/*', parse);
  if (match === undefined) throw new Error('There is no route for missing pages.');
  const { route } = match;
  const known = loaded.get(route.file);
  const [page] = known ? [known] : await Promise.all([route.load(), route === HOME ? undefined : loadStyles()]);
  loaded.set(route.file, page);
  return { ...match, page };
}

/** Shows the page of the current address in the layout. While the code of the next page loads, the last one stays. */
export function PageRouter() {
  const { t } = useLingui();
  const { parser } = useRouter();
  const [path] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState({ path, search });
  const isReady = isLoaded(path, parser);
  if (isReady && (shown.path !== path || shown.search !== search)) setShown({ path, search });

  const tellUnreachable = useEffectEvent(() => {
    toast({
      title: t`We couldn't reach the server`,
      description: t`The page opens as soon as the connection is back.`,
      variant: 'destructive',
    });
  });
  useEffect(() => {
    if (isReady) return;
    const left = new AbortController();
    loadPage(path, parser).then(
      () => left.signal.aborted || setShown({ path, search }),
      // The code can't be fetched: reload the page, as a person would.
      () => reloadOnceThere(left.signal, tellUnreachable),
    );
    return () => left.abort();
  }, [isReady, parser, path, search]);
  useFocusOnArrival(shown.path);

  const match = routeOf(shown.path, parser) ?? routeOf('/*', parser);
  const page = match && loaded.get(match.route.file);
  const at = { params: match?.params ?? {}, search: new URLSearchParams(shown.search) };
  return (
    <Layout header={page?.Header && <page.Header {...at} />}>
      {page !== undefined && (
        <PageFailure key={shown.path}>
          <page.Page {...at} />
        </PageFailure>
      )}
    </Layout>
  );
}

function isLoaded(path: string, parse: Parse): boolean {
  const match = routeOf(path, parse);
  return match !== undefined && loaded.has(match.route.file);
}

/**
 * After a change of page, except the first, scrolls to the top and focuses the heading, as a page load would. After going
 * back, the browser restores the scroll position, and the focus goes to the link that the user had followed.
 */
function useFocusOnArrival(path: string): void {
  const arrivedAt = useRef(path);
  useEffect(() => {
    const left = arrivedAt.current;
    if (path === left) return;
    arrivedAt.current = path;
    // The server wrote it for the first page.
    document.querySelector('[rel=canonical]')?.remove();
    window.scrollTo(0, 0);
    const link = left !== '/' && window.event?.type === 'popstate' ? `main a[href="${CSS.escape(left)}"]` : '';
    const target = link && document.querySelector<HTMLElement>(link);
    (target || document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [path]);
}
