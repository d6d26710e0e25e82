import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import {
  createAppointment,
  describePlace,
  newPractice,
  type Practice,
  showsList,
  signInTo,
  tenAm,
} from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of (400|401|403|404|409)/] });

const PASSWORD = 'a desk of its own 4417';
let people = 0;

/** Makes an account of a patient; returns its user name and address. */
async function newAccount(page: Page): Promise<{ readonly username: string; readonly email: string }> {
  people += 1;
  const username = `ngozi-${process.pid}-${people}-${Date.now().toString(36)}`;
  const data = { username, email: `${username}@example.com`, password: PASSWORD, fullName: 'Ngozi Ade' };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  return data;
}

async function openTeam(page: Page, practice: Practice): Promise<void> {
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=team');
  await hydrated(page);
  await expect(itemOf(page, 'Ada Desk')).toContainText('Owner');
}

const itemOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Team' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Invites Ngozi as front desk; returns the link in the mail. */
async function invite(page: Page, practice: Practice, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' });
  await dialog.getByLabel('Full name').fill('Ngozi Ade');
  await dialog.getByLabel('E-mail').fill(email);
  await expect(dialog.getByLabel('Role')).toHaveValue('desk');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(itemOf(page, 'Ngozi Ade')).toContainText('Invited');
  return await mailedLink(email, `${practice.name}: you are invited`);
}

const newWindow = async (browser: Browser) => await (await browser.newContext()).newPage();

/** A patient with an account accepts the invitation, after a reload and by way of another page. */
async function acceptInvitation(desk: Page, practice: Practice, link: string, username: string): Promise<void> {
  // A signed-in user has opened the link and reloaded the page.
  await desk.goto(link);
  await hydrated(desk);
  await expect(desk.getByText(`You are signed in as Ngozi Ade (${username}).`)).toBeVisible();
  await expect(desk.getByText('This invitation is for Ngozi Ade')).toBeVisible();
  await expect(desk.getByText(`${practice.name}, as: Front desk. Invited by Ada Desk.`)).toBeVisible();
  expect(new URL(desk.url()).hash).toBe('');
  await desk.reload();
  await desk.goto('/faq');
  await desk.goBack();
  await hydrated(desk);
  await expect(desk.getByRole('radio', { name: 'I have an account and want to use it' })).toBeChecked();
  await expectAccessible(desk);
  await desk.getByLabel('Your password').fill('not the password');
  await desk.getByRole('button', { name: 'Join the practice' }).click();
  await expect(desk.getByText('That is not your password.')).toBeVisible();
  await desk.getByLabel('Your password').fill(PASSWORD);
  await desk.getByRole('button', { name: 'Join the practice' }).click();
  await expect(desk).toHaveURL(/\/provider-portal$/);
}

/** The front desk sees a visit without its reason, and no more of the portal than it may. */
async function expectLimits(desk: Page): Promise<void> {
  await desk.goto(`/provider-portal?date=${tenAm(1).date}`);
  const day = desk.getByRole('list', { name: 'Visits of this day' });
  await expect(day).toContainText('Bola Test');
  await expect(day).toContainText('Why the patient comes is for clinicians, managers and owners.');
  await expect(day).not.toContainText('chest pain');
  await expectAccessible(desk);
  await expect(desk.getByRole('tab', { name: 'Team' })).toBeVisible();
  for (const name of ['Messages', 'Schedule', 'People and services', 'Online booking']) {
    await expect(desk.getByRole('tab', { name, exact: true })).toHaveCount(0);
  }
  await desk.goto('/provider-portal?tab=schedule');
  await expect(desk.getByText('Only an owner or a manager can change this.')).toBeVisible();
}

/** An open page drops why patients come once the front desk may not read it any more. */
async function allowReasonsForAWhile(page: Page, desk: Page): Promise<void> {
  const reads = page.getByRole('switch', { name: 'Front desk reads why patients come' });
  await reads.click();
  await expect(reads).toBeChecked();
  await desk.goto(`/provider-portal?date=${tenAm(1).date}`);
  await expect(desk.getByText('Crushing chest pain')).toBeVisible();
  await reads.click();
  await expect(desk.getByText('Crushing chest pain')).toHaveCount(0);
  await expect(desk.getByText('Why the patient comes is for clinicians, managers and owners.')).toBeVisible();
}

/** The owner takes her off the team, and her page empties. */
async function takeOff(page: Page, desk: Page): Promise<void> {
  await page.reload();
  const item = itemOf(page, 'Ngozi Ade');
  await expect(item).toContainText('Front desk');
  await item.getByRole('button', { name: 'Take off the team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Ngozi Ade off the team?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take off the team' }).click();
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeFocused();
  await expect(desk.getByText('Bola Test')).toHaveCount(0);
  await expect(desk).toHaveURL(/\/auth/);
}

test('an owner invites a patient as front desk, who sees reasons for a while only, and takes her off again', async ({
  page,
  browser,
}) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, tenAm(1).atMs, 'Bola Test', 'Crushing chest pain');
  await openTeam(page, practice);
  await expectAccessible(page);
  const desk = await newWindow(browser);
  const { username, email } = await newAccount(desk);
  const link = await invite(page, practice, email);
  await test.step('a signed-in user joins by the link', () => acceptInvitation(desk, practice, link, username));
  await test.step('the front desk sees no reasons', () => expectLimits(desk));
  await test.step('and drops those that it could read for a while', () => allowReasonsForAWhile(page, desk));
  await test.step('she is taken off the team', () => takeOff(page, desk));
});

/** An invitation opens a new account after a reload, and its member leaves. */
async function openAccountAndLeave(page: Page, browser: Browser, practice: Practice): Promise<void> {
  const desk = await newWindow(browser);
  const email = `new-${process.pid}-${Date.now().toString(36)}@example.com`;
  await desk.goto(await invite(page, practice, email));
  await hydrated(desk);
  await desk.reload();
  await hydrated(desk);
  await desk.getByLabel('Username').fill(email.split('@')[0] ?? '');
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Open my account' }).click();
  await expect(desk).toHaveURL(/\/provider-portal$/);
  await desk.goto('/accept-invitation');
  await expect(desk.getByText('This link has expired, was used already or was taken back.')).toBeVisible();

  await desk.goto('/provider-portal?tab=team');
  await hydrated(desk);
  await desk.getByRole('button', { name: 'Leave this practice' }).click();
  await desk.getByRole('dialog', { name: 'Leave this practice?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(desk).toHaveURL(/\/$/);
  expect(await (await desk.request.get('/api/user')).json()).toMatchObject({ role: 'patient' });

  await page.reload();
  await page.getByRole('button', { name: 'Leave this practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this practice?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog.getByText('A practice needs an owner.')).toBeVisible();
}

/** A member who is a person on the list shows their own visits only. */
async function showOwnAppointments(page: Page, practice: Practice): Promise<void> {
  // It is with the first person on the list.
  await createAppointment(practice.providerId, tenAm(1).atMs, 'Bola Test', 'Cough');
  const linkTo = async (person: string) => {
    await openTeam(page, practice);
    await page.getByRole('button', { name: 'Change Ada Desk' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Ada Desk' });
    await dialog.getByLabel('On your list of people (optional)').selectOption(person);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(itemOf(page, 'Ada Desk')).toContainText(`On the list of people as ${person}`);
  };
  const day = `/provider-portal?date=${tenAm(1).date}`;
  const own = page.getByRole('checkbox', { name: 'Only my visits' });
  await linkTo('Dr Bisi');
  await page.goto(day);
  await expect(page.getByRole('heading', { name: 'Bola Test' })).toBeVisible();
  await own.check();
  await expect(page.getByText('No visits on this day')).toBeVisible();
  await linkTo('Dr Amina');
  await page.goto(day);
  await expect(own).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Bola Test' })).toBeVisible();
}

test('an invitation opens a new account, whose member leaves; the owner is put on the list of people', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const practice = await newPractice();
  await describePlace(practice, { 'Dr Amina': 'Dentist', 'Dr Bisi': 'Dentist' }, {});
  await openTeam(page, practice);
  await test.step('an invitation opens a new account after a reload, and its member leaves', () =>
    openAccountAndLeave(page, browser, practice));
  await test.step('a member who is a person on the list shows their own visits only', () =>
    showOwnAppointments(page, practice));
});

test('a reset link works after a reload, until it is used', async ({ page }) => {
  const { username, email } = await newAccount(page);
  await page.request.post('/api/logout');
  await page.request.post('/api/password-reset', { data: { email } });
  await page.goto(await mailedLink(email, 'Choose a new password'));
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill('another desk 5528');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  const data = { username, password: 'another desk 5528' };
  expect((await page.request.post('/api/login', { data })).status()).toBe(200);
});
