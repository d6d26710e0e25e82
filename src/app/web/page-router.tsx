import { useEffect, useRef, useState } from 'react';
import { matchRoute, useLocation, useRouter, useSearch } from 'wouter';
import { type PageLocation, type PageModule, type PageRoute, ROUTES } from './routes.tsx';

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
  throw new Error('The last route matches everything.');
}

/** Loads the code of a page, once. */
export async function loadPage(route: PageRoute): Promise<PageModule> {
  const page = loaded.get(route.file) ?? (await route.load());
  loaded.set(route.file, page);
  return page;
}

interface Shown extends PageLocation {
  readonly module: PageModule;
  readonly path: string;
}

/** Shows the page of the current address. While the code of the next page loads, the last one stays. */
export function PageRouter() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const searchText = useSearch();
  const { route, params } = routeOf(path, parser);
  const ready = loaded.get(route.file);
  const last = useRef<Shown | null>(null);
  const [, redraw] = useState(0);

  useEffect(() => {
    if (ready !== undefined) return;
    // The browser reports a failed import; reloading is what a person would do.
    loadPage(route).then(
      () => redraw((count) => count + 1),
      () => window.location.reload(),
    );
  }, [ready, route]);

  const shown: Shown | null =
    ready === undefined ? last.current : { module: ready, params, search: new URLSearchParams(searchText), path };
  useEffect(() => {
    const previous = last.current?.path;
    last.current = shown;
    if (shown !== null && previous !== undefined && previous !== shown.path) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  });
  if (shown === null) return null;
  const { Page } = shown.module;
  return <Page key={shown.path} params={shown.params} search={shown.search} />;
}
