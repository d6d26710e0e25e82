import { followDesk } from './desk.ts';
import { followOwn } from './own.ts';
import { followPush } from './push.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

// A new version takes over at once: it shares no state with the pages that are open.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
followPush(worker);
followDesk(worker);
followOwn(worker);
