import { useEffect, useRef, useState } from 'react';
import { matchRoute, useLocation, useRouter, useSearch } from 'wouter';
import { loadStyles } from './load-styles.ts';
import type { PageLocation, PageModule } from './page-module.ts';
import { HOME, NOT_FOUND, type PageRoute, ROUTES } from './routes.ts';

const loaded = new Map<string, PageModule>();

/** The route of a path and its parameters. */
export function routeOf(
  path: string,
  parse: Parameters<typeof matchRoute>[0],
): { route: PageRoute; params: PageLocation['params'] } {
  for (const route of ROUTES) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) return { route, params: params as PageLocation['params'] };
  }
  // Patterns don't see past a line break, which an address may hold encoded.
  return { route: NOT_FOUND, params: {} };
}

/** Loads the code of a page, once. */
export async function loadPage(route: PageRoute): Promise<PageModule> {
  const known = loaded.get(route.file);
  if (known !== undefined) return known;
  const [page] = await Promise.all([route.load(), route === HOME ? undefined : loadStyles()]);
  loaded.set(route.file, page);
  return page;
}

/** Shows the page of the current address. While the code of the next page loads, the last one stays. */
export function PageRouter() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState({ path, search });
  const { route } = routeOf(path, parser);
  const isReady = loaded.has(route.file);
  if (isReady && (shown.path !== path || shown.search !== search)) setShown({ path, search });

  useEffect(() => {
    if (isReady) return;
    let isLeft = false;
    loadPage(route).then(
      () => isLeft || setShown({ path, search }),
      // The code can't be fetched: loading the page anew is what a person would do.
      () => window.location.reload(),
    );
    return () => {
      isLeft = true;
    };
  }, [isReady, route, path, search]);
  useFocusOnArrival(shown.path);

  const { route: shownRoute, params } = routeOf(shown.path, parser);
  const page = loaded.get(shownRoute.file);
  if (page === undefined) return null;
  return <page.Page key={shown.path} params={params} search={new URLSearchParams(shown.search)} />;
}

/** After a change of page, but not at the first one: to the top, with focus on the heading, as a page load would. */
function useFocusOnArrival(path: string | undefined): void {
  const arrivedAt = useRef(path);
  useEffect(() => {
    if (path === arrivedAt.current) return;
    arrivedAt.current = path;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path]);
}
