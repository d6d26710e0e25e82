import { setupI18n } from '@lingui/core';
import { hydrateRoot } from 'react-dom/client';
import { parse } from 'regexparam';
import { followSignOut, setCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { alongside } from '#platform/web/calls/call.ts';
import { type HandedQuery, takeOver } from '#platform/web/calls/handed-data.ts';
import { createQueryClient } from '#platform/web/calls/query-client.ts';
import { learnTime } from '#platform/web/calls/server-clock.ts';
import { SESSION_ENDED } from '#platform/web/calls/session-ended.ts';
import { App } from './app.tsx';
import { decoded, loadPage } from './page-router.tsx';
import { keepTranslated } from './translated-page.ts';

const root = document.getElementById('root');
const island = document.getElementById('state');
if (root === null || island === null) throw new Error('The page came without its root or data.');

// A page that the browser had kept tells when it was made.
const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];
if (navigation?.transferSize !== 0) learnTime(Number(island.dataset['at']));

const queryClient = createQueryClient((path) => fetch(path, { credentials: 'include', headers: alongside.headers() }));
takeOver(queryClient, JSON.parse(island.textContent) as HandedQuery[]);
followSignOut(queryClient);
// A user whose session ended elsewhere or expired is led to sign in by the current screen.
window.addEventListener(SESSION_ENDED, () => setCurrentUser(queryClient, null, SESSION_ENDED));
keepTranslated(Node);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const page = loadPage(decoded(window.location.pathname), parse);
// Not awaited at the top: a page's script imports this one, and would wait for it while it waits for the page.
void page.then(() => {
  document.getElementById('late')?.remove();
  hydrateRoot(root, <App queryClient={queryClient} i18n={i18n} />);
});
