import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import type { PageRenderer } from '../pages.ts';

/** Takes the place of the service worker, removes what it stored, and then itself. */
const REMOVAL = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('desk-pack');
  indexedDB.deleteDatabase('own-phone');
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker at `/sw.js`, or with the setting SERVICE_WORKER=off one that removes itself and its caches.
 * Browsers look for a new one at each visit, so a bad one doesn't outlive its deployment.
 */
export function installServiceWorker(
  app: FastifyInstance,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
  renderer: PageRenderer | undefined,
): void {
  const script = serviceWorker ? renderer?.serviceWorker : REMOVAL;
  if (script === undefined) return;
  app.get('/sw.js', async (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    return script;
  });
}
