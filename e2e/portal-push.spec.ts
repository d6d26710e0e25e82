import type { CDPSession, Page, Worker } from '@playwright/test';
import { type Pushed, type PushService, pushPortAt, pushService } from '#test/push-service.ts';
import { expect, expectSoundAtBothSizes, test } from './fixtures.ts';
import { newPractice, signInTo } from './portal-practice.ts';

test.use({ serviceWorkers: 'allow' });

const TAB = '/provider-portal?tab=online-booking';

/** Browsers of tests reach no push service: this one gets its address from the service of the test. */
async function subscribeAt(page: Page, service: PushService): Promise<void> {
  await page.addInitScript((address) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscription = { endpoint: address.endpoint, toJSON: () => address, unsubscribe: async () => true };
    const isSubscribed = () => localStorage.getItem('subscribed') !== null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes');
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      isSubscribed() ? (subscription as unknown as PushSubscription) : null;
  }, service.subscription('/push/e2e'));
}

/** Delivers to the service worker of a page what the push service would, through the debugging protocol. */
async function deliverTo(page: Page): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) done(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** A notification as the service worker shows it. */
interface Shown {
  readonly title: string;
  readonly path: string;
}
/** What this test uses of the global scope of a service worker. */
interface Scope extends EventTarget {
  shown: Shown[];
  readonly registration: {
    showNotification: (title: string, options?: { readonly data?: unknown }) => Promise<void>;
  };
  readonly clients: { openWindow: (url: string | URL) => Promise<null> };
}
declare const ExtendableEvent: typeof Event;

/** Records what the service worker shows: the browser of the tests has no notifications. */
async function recordShown(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, path: String(options?.data) });
    };
  });
  return worker;
}

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown);

/** Presses a notification as far as a test can, and returns the address that it opens. */
async function openedBy(worker: Worker, { path }: Shown): Promise<string> {
  return await worker.evaluate(async (data) => {
    const scope = globalThis as unknown as Scope;
    return await new Promise<string>((done) => {
      // Only a real press may open a window.
      scope.clients.openWindow = async (url) => {
        done(String(url));
        return null;
      };
      const event = new ExtendableEvent('notificationclick');
      Object.assign(event, { waitUntil: () => undefined, notification: { data, close: () => undefined } });
      scope.dispatchEvent(event);
    });
  }, path);
}

test('a device gets the news of a practice once its test alert was answered', async ({ page }) => {
  const service = await pushService(pushPortAt(Number(process.env['E2E_PORT'])));
  try {
    const practice = await newPractice();
    await subscribeAt(page, service);
    await signInTo(page, practice);
    await page.goto(TAB);
    const begin = page.getByRole('button', { name: 'Get news on this device' });
    await expectSoundAtBothSizes(page);
    await begin.dblclick();
    const device = page
      .getByRole('group', { name: 'Addresses' })
      .getByRole('listitem')
      .filter({ hasText: 'this device' });
    await expect(device).toHaveCount(1);
    await expect(device).toContainText('Waiting for an answer');
    await expect(begin).toHaveCount(0);
    await expectSoundAtBothSizes(page);

    await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
    expect(service.faults).toEqual([]);
    const [{ payload } = { payload: undefined } as Partial<Pushed>] = service.received;
    const worker = await recordShown(page);
    const deliver = await deliverTo(page);
    await deliver(JSON.stringify(payload));
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    const [alert] = await shownBy(worker);
    expect(alert?.title).toBe('Test alert');
    const opened = await openedBy(worker, alert ?? { title: '', path: '' });
    expect(opened).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/practice-alert#[\w-]{43}$/);

    // Looking confirms nothing.
    await page.goto(opened);
    const yes = page.getByRole('button', { name: 'Yes, this reaches us' });
    await expect(yes).toBeVisible();
    await page.goto(TAB);
    await expect(device).toContainText('Waiting for an answer');
    await page.goto(opened);
    await yes.click();
    await expect(page.getByText('Thank you. This address is confirmed.')).toBeVisible();
    await page.goto(TAB);
    await expect(device).toContainText('Answered on');

    await deliver('no JSON at all');
    await expect.poll(() => shownBy(worker)).toMatchObject([{}, { title: 'Alafia', path: '/' }]);
    // An address of another origin leads home.
    expect(await openedBy(worker, { title: '', path: 'https://evil.example/' })).toBe(`${new URL(page.url()).origin}/`);
  } finally {
    await service.close();
  }
});

test('no permission is wanted at first sight, and a device that refuses is not added', async ({ page }) => {
  const practice = await newPractice();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', {
      configurable: true,
      get: () => localStorage.getItem('decided') ?? 'default',
    });
    Notification.requestPermission = async () => {
      localStorage.setItem('decided', 'denied');
      return 'denied';
    };
  });
  await signInTo(page, practice);
  await page.goto(TAB);
  const begin = page.getByRole('button', { name: 'Get news on this device' });
  await expect(begin).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('decided'))).toBeNull();
  await begin.click();
  await expect(page.getByText('Messages from this site are switched off in your browser.')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.reload();
  await expect(page.getByText('Messages from this site are switched off in your browser.')).toBeVisible();
});
