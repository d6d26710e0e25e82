/** What our server sends. */
interface Message {
  readonly title: string;
  readonly text: string;
  /** Of our own origin. */
  readonly path: string;
}

/** Shown for a message that can't be read: browsers demand that each one shows something. */
const UNREADABLE: Message = { title: 'Alafia', text: 'There is news for you. Open this to see it.', path: '/' };

/** Shows the messages that a push service delivers, opens what they are about, and keeps the subscription. */
export function followPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, text, path } = read(event.data);
    const options = { body: text, icon: '/icon-192.png', badge: '/icon-192.png', data: path };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as Event as SubscriptionChange;
    (event as ExtendableEvent).waitUntil(renew(worker, oldSubscription ?? null, newSubscription ?? null));
  });
}

interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

function read(data: PushMessageData | null): Message {
  try {
    const { title, text, path } = (data?.json() ?? {}) as Partial<Message>;
    if (typeof title !== 'string' || typeof text !== 'string' || typeof path !== 'string') return UNREADABLE;
    return { title, text, path };
  } catch {
    return UNREADABLE;
  }
}

/** Leads an open window of ours to a path, or opens one. An address of another origin leads home. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const { origin } = worker.location;
  const url = URL.parse(path, origin);
  const target = url?.origin === origin ? url.href : `${origin}/`;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === target);
  if (there !== undefined) await there.focus();
  else await worker.clients.openWindow(target);
}

/** Tells our server the address that a push service has given to this browser in place of the one before. */
async function renew(
  worker: ServiceWorkerGlobalScope,
  before: PushSubscription | null,
  after: PushSubscription | null,
): Promise<void> {
  const options = before?.options;
  const subscription =
    after ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options?.applicationServerKey ?? null,
    }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, ...(before && { replaces: before.endpoint }) }),
  });
}
