/** Shows the messages that a push service delivers. */
export function followPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, text, path } = event.data?.json() as { title: string; text: string; path: string };
    event.waitUntil(worker.registration.showNotification(title, { body: text, icon: '/icon-192.png', data: path }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(event.notification.data as string));
  });
}
