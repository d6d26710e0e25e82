import { setupI18n } from '@lingui/core';
import { hydrateRoot } from 'react-dom/client';
import { parse } from 'regexparam';
import { followSignOut, setCurrentUser } from '#features/auth/web/use-current-user.ts';
import { alongside } from '#platform/web/call.ts';
import { type HandedQuery, takeOver } from '#platform/web/handed-data.ts';
import { createQueryClient } from '#platform/web/query-client.ts';
import { SESSION_ENDED } from '#platform/web/session-ended.ts';
import { App } from './app.tsx';
import { loadPage } from './page-router.tsx';

const root = document.getElementById('root');
const island = document.getElementById('state')?.textContent;
if (root === null || island === null || island === undefined)
  throw new Error('The page came without its root or data.');

const queryClient = createQueryClient((path) => fetch(path, { credentials: 'include', headers: alongside.headers() }));
takeOver(queryClient, JSON.parse(island) as HandedQuery[]);
followSignOut(queryClient);
// Whoever was signed out elsewhere, or too long ago, is led to sign in by the screen that they are on.
window.addEventListener(SESSION_ENDED, () => setCurrentUser(queryClient, null));
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const page = loadPage(window.location.pathname, parse);
// Not awaited at the top: a page's script imports this one, and would wait for it while it waits for the page.
void page.then(() => hydrateRoot(root, <App queryClient={queryClient} i18n={i18n} />));
