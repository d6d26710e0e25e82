import { setupI18n } from '@lingui/core';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { parse } from 'regexparam';
import { createQueryClient } from '#platform/web/query-client.ts';
import { App } from './app.tsx';
import { loadPage, routeOf } from './page-router.tsx';

const root = document.getElementById('root');
const island = document.getElementById('state')?.textContent;
if (root === null || island === null || island === undefined)
  throw new Error('The page came without its root or data.');

const queryClient = createQueryClient((path) => fetch(path, { credentials: 'include' }));
hydrate(queryClient, JSON.parse(island) as DehydratedState);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const page = loadPage(routeOf(window.location.pathname, parse).route);
// Not awaited at the top: a page's script imports this one, and would wait for it while it waits for the page.
void page.then(() => hydrateRoot(root, <App queryClient={queryClient} i18n={i18n} />));
