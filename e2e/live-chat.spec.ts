import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, signInAsNewPatient, test } from './fixtures.ts';

// The browser logs a broken connection, the refusal of a dangerous message, and a conversation after signing out.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|status of 40[49]/] });

/** Opens a separate browser signed in as support. */
async function supportBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  return page;
}

test.setTimeout(150_000);

const DANGER = 'I have crushing chest pain and cannot breathe';

const log = (page: Page) => page.getByRole('log');

/** Returns the messages on screen, in order. */
const textsOf = (page: Page) => log(page).locator('li p[dir="auto"]').allTextContents();

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function startChat(page: Page, text: string): Promise<string> {
  await page.goto('/live-chat');
  return await fillInChat(page, text);
}

/** Starts the chat whose form is on screen. Returns its ticket. */
async function fillInChat(page: Page, text: string): Promise<string> {
  await expect(page.getByLabel('Message')).toBeVisible();
  if (await page.getByLabel('Name').isVisible()) {
    await page.getByRole('button', { name: 'Start chat' }).click();
    await expect(page.getByText('Please enter your name').first()).toBeVisible();
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel(/^E-mail/).fill('ada@example.com');
  }
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Start chat' }).click();
  const heading = page.getByRole('heading', { name: 'Your chat with support' });
  await expect(heading).toBeFocused();
  return (await page.getByText(/AL-[2-9A-Z]{8}/).textContent())?.match(/AL-[2-9A-Z]{8}/)?.[0] ?? '';
}

async function openInInbox(support: Page, ticket: string): Promise<void> {
  await support.goto(`/admin/conversations?q=${ticket}`);
  await hydrated(support);
  await support.getByRole('link', { name: ticket }).click();
  await expect(log(support)).toBeVisible();
}

test('a chat partner who loses the network and comes back loses or duplicates no message', async ({
  page,
  context,
  browser,
}) => {
  const ticket = await startChat(page, 'Where is my receipt? <b>0</b>');
  const support = await supportBrowser(browser);
  await openInInbox(support, ticket);
  await expect(log(support)).toContainText('Where is my receipt? <b>0</b>');
  await expectAccessible(support);

  await write(support, 'I am looking.\nOne moment.');
  await expect(log(page)).toContainText('I am looking.');
  await write(page, 'Thank you');
  await expect(log(support)).toContainText('Thank you');

  await context.setOffline(true);
  await write(page, 'first while away');
  await write(page, 'second while away');
  await write(support, 'Here is your receipt');
  await expect(page.getByText('2 messages wait here')).toBeVisible();
  await expect(log(page).getByText('Not sent yet')).toHaveCount(2);
  await expectAccessible(page);
  expect(await textsOf(support)).not.toContain('first while away');
  await context.setOffline(false);

  const all = [
    'Where is my receipt? <b>0</b>',
    'I am looking.\nOne moment.',
    'Thank you',
    'Here is your receipt',
    'first while away',
    'second while away',
  ];
  await expect.poll(() => textsOf(page), { timeout: 25_000 }).toEqual(all);
  await expect.poll(() => textsOf(support)).toEqual(all);
  await expect(log(page).getByText('Not sent yet')).toHaveCount(0);

  await page.reload();
  await expect.poll(() => textsOf(page)).toEqual(all);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await support.context().close();
});

/** A response that is lost does not duplicate the message. */
async function loseResponse(page: Page): Promise<void> {
  let lost = 0;
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return await route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await write(page, 'only once');
  await expect.poll(() => textsOf(page)).toEqual(['Hello', 'only once']);
  await expect(log(page).getByText('Not sent yet')).toHaveCount(0);
  expect(lost).toBe(1);
  await page.unroute('**/messages');
}

/** A message about danger shows 112 before it is sent, also by keyboard. */
async function writeAboutDanger(page: Page): Promise<void> {
  const field = page.getByLabel('Message', { exact: true });
  await field.focus();
  await page.keyboard.type(DANGER);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('call 112');
  const call = alert.getByRole('link', { name: 'Call 112' });
  await expect(call).toHaveAttribute('href', 'tel:112');
  await expect(call).toBeInViewport();
  await expectAccessible(page);
  await alert.getByRole('button', { name: "Don't send" }).click();
  expect(await textsOf(page)).toEqual(['Hello', 'only once']);
  await write(page, DANGER);
  await page.getByRole('alert').getByRole('button', { name: 'Send anyway' }).click();
  await expect(log(page).getByText('Not sent yet')).toHaveCount(0);
  await expect.poll(() => textsOf(page)).toEqual(['Hello', 'only once', DANGER]);
}

test('the Live Chat card leads to the chat, which sends a message once and shows 112 before one about danger', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('link', { name: 'Start Live Chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Chat' })).toBeVisible();
  await fillInChat(page, 'Hello');
  await test.step('a lost response does not duplicate the message', () => loseResponse(page));
  await test.step('a message about danger', () => writeAboutDanger(page));
  // What the server has.
  await page.reload();
  await expect.poll(() => textsOf(page)).toEqual(['Hello', 'only once', DANGER]);
});

test('failing to load earlier messages is reported and can be retried', async ({ page }) => {
  const texts = (from: number) =>
    Array.from({ length: 50 }, (_, index) => {
      const id = from + index;
      return { id, side: 'person', text: `text ${id}`, at: '2026-03-02T09:00:00.000Z', author: null };
    });
  let isCut = true;
  // A successful look for new messages would take the report away.
  const restored = Promise.withResolvers<void>();
  await page.route('**/messages?*', async (route) => {
    const params = new URL(route.request().url()).searchParams;
    if (params.has('after')) {
      await restored.promise;
      return await route.fulfill({ json: [] });
    }
    if (!params.has('before')) return await route.fulfill({ json: texts(1000) });
    return await (isCut ? route.abort() : route.fulfill({ json: texts(950) }));
  });
  await startChat(page, 'Hello');
  const earlier = page.getByRole('button', { name: 'Earlier messages' });
  await earlier.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  isCut = false;
  restored.resolve();
  await earlier.click();
  await expect(log(page)).toContainText('text 950');
});

/** A contact message is answered by e-mail from the inbox, which warns that replies are not received. */
async function answerContactMessage(page: Page, support: Page): Promise<void> {
  const sent = await page.request.post('/api/contact-messages', {
    data: {
      name: 'Ada Obi',
      email: 'ada@example.com',
      category: 'billing',
      subject: 'A fee & a question',
      message: 'Why was I charged for my visit?',
    },
  });
  const { ticket } = await sent.json();
  await support.goto('/admin/conversations');
  await hydrated(support);
  await expectAccessible(support);
  await support.getByLabel('Search in tickets, names and texts').fill(ticket);
  await support.getByRole('button', { name: 'Search' }).click();
  await support.getByRole('link', { name: ticket }).click();
  await expect(support.getByRole('heading', { level: 2, name: 'A fee & a question' })).toBeVisible();
  await expect(log(support)).toContainText('Why was I charged for my visit?');
  await expect(support.getByText('Answers to that e-mail are not received.')).toBeVisible();
  await write(support, 'The fee was a mistake.');
  await expect(log(support)).toContainText('The fee was a mistake.');
  await expect(support.getByText('Answered', { exact: true })).toBeVisible();
  await support.goto('/admin/messages?kind=support-answer');
  await expect(support.getByRole('cell', { name: 'Support: answer' }).first()).toBeVisible();
}

test('two administrators see each other’s replies, and both sides see a chat closed and reopened, which no longer shows after signing out', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAsNewPatient(page);
  const ticket = await startChat(page, 'Hello');
  const [one, two] = [await supportBrowser(browser), await supportBrowser(browser)];
  await openInInbox(one, ticket);
  await openInInbox(two, ticket);
  await write(one, 'from the first');
  await expect(log(two)).toContainText('from the first');
  await two.getByRole('button', { name: 'Close conversation' }).click();
  await expect(one.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByText('Support closed this chat.')).toBeVisible();
  await write(page, 'one more thing');
  await expect(log(one)).toContainText('one more thing');
  await expect(page.getByText('Support closed this chat.')).toBeHidden();
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /^Support/ })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await test.step('after signing out the conversation is no longer shown', async () => {
    await page.goto('/live-chat');
    await expect(log(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.request.post('/api/logout');
    await other.close();
    await expect(log(page)).toBeHidden();
    await page.goto('/messages');
    await expect(page).toHaveURL(/\/auth/);
  });
  await test.step('an answer by e-mail to a contact message', () => answerContactMessage(page, one));
  for (const each of [one, two]) await each.context().close();
});

test('without JavaScript the Live Chat card leads to the contact form, and the chat says that it needs JavaScript', async ({
  request,
}) => {
  const contact = await (await request.get('/contact-us')).text();
  expect(contact).toMatch(/<a [^>]*href="#contact-form"[^>]*>(?:(?!<\/a>).)*Start Live Chat/s);
  expect(contact).toContain('id="contact-form"');
  const html = await (await request.get('/live-chat')).text();
  expect(html).toContain('It needs JavaScript. If it does not come, reach us this way:');
  expect(html).toMatch(/href="\/contact-us"[^>]*>Write to us by the contact form instead/);
});
