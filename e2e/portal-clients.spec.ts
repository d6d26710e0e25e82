import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import type { Client } from '#features/clients/contract.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, type Practice, showsList, signInTo, tenAm, withDatabase } from './portal-practice.ts';

test.beforeEach(({ page }) => showsList(page));
test.use({ allowedConsole: [/status of 4(00|09|10)/] });

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const tomorrow = tenAm(1);
const ADA = { name: 'Ada Caller', phone: '0803 555 0177', hospitalNumber: 'H-17', birthYear: 1984 };

async function entered(page: Page, { providerId }: Practice, person: object): Promise<Client> {
  const data = { ...person, isOther: true };
  const answer = await page.request.post(`/api/portal/providers/${providerId}/clients`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Client;
}

async function bookedFor(page: Page, { providerId }: Practice, { id }: Client): Promise<number> {
  const answer = await page.request.post(`/api/portal/providers/${providerId}/visits`, {
    data: {
      ...{ client: { id }, date: new Date(tomorrow.atMs).toISOString() },
      ...{ visitType: 'in-person', channel: 'phone', tell: 'none' },
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** The link that a text message has; this server sends none. */
async function textedLink(appointmentId: number): Promise<string> {
  const patientId = await withDatabase(async (client) => {
    const sql = 'select patient_id from appointments where id = $1';
    return (await client.query<{ patient_id: number }>(sql, [appointmentId])).rows[0]?.patient_id ?? 0;
  });
  const dataDir = resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo');
  const key = readKeys({ sessionSecret: undefined, previousSecrets: [], dataDir })('link');
  return `/manage-visit#${appointmentToken(key, { id: appointmentId, patientId }, '+2348035550177')}`;
}

async function openDay(page: Page): Promise<void> {
  await page.goto(`/provider-portal?date=${tomorrow.date}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'New visit' })).toBeVisible();
}

test('a person keeps a visit that the desk booked in an account of their own', async ({ page, browser }, {
  project,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const link = await textedLink(await bookedFor(page, practice, await entered(page, practice, ADA)));
  const context = await browser.newContext({ ...project.use, storageState: { cookies: [], origins: [] } });
  const own = await context.newPage();
  await own.goto(link);
  await own.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(own.getByRole('button', { name: 'I have no account yet' })).toBeVisible();
  await expect(own.getByLabel('Username')).toBeVisible();
  await expectSoundAtBothSizes(own);

  await signInAsNewPatient(own);
  await own.goto('about:blank');
  await own.goto(link);
  await own.getByRole('button', { name: 'Keep it in my account' }).click();
  const year = own.getByLabel('In which year were you born?');
  await year.fill('19');
  await own.getByRole('button', { name: 'Keep the visit in my account' }).click();
  await expect(own.getByText('Type the year, such as 1984.')).toBeVisible();
  await year.fill('1970');
  await own.getByRole('button', { name: 'Keep the visit in my account' }).click();
  await expect(own.getByText('This is not what the practice wrote down.')).toBeVisible();
  await expectSoundAtBothSizes(own);
  await own.getByRole('button', { name: 'Use my hospital number' }).click();
  await own.getByLabel('Your hospital number').fill('h-17');
  await own.getByRole('button', { name: 'Keep the visit in my account' }).dblclick();
  await expect(own.getByText('Done. What this practice has of you is in your account now.')).toBeFocused();
  await expectSoundAtBothSizes(own);
  await own.getByRole('link', { name: 'View My Appointments' }).last().click();
  await expect(own.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
  await context.close();

  await openDay(page);
  await page.getByRole('button', { name: 'Clients' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a client').fill('h-17');
  await dialog.getByRole('button', { name: /H-17/ }).click();
  await expect(dialog.getByText(/Linked to an account on .* You had the name Ada Caller\./)).toBeVisible();
  await expectSoundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Not the same person: part them' }).dblclick();
  await expect(page.getByText('They are two clients again', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada Caller');
});

/** An owner reads the figures of some days, with one visit of tomorrow. */
async function readFigures(page: Page): Promise<void> {
  await page.goto('/provider-portal?tab=settings');
  await hydrated(page);
  await page.getByRole('link', { name: 'Figures of the practice' }).click();
  await expect(page.getByRole('heading', { name: 'Visits, by how they were booked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.getByLabel('To', { exact: true }).fill(tomorrow.date);
  await page.getByRole('button', { name: 'Search' }).click();
  const byDesk = page.getByText('Booked by the desk for a caller').locator('..');
  await expect(byDesk.getByRole('definition')).toHaveText('1');
  await page.reload();
  await expect(byDesk.getByRole('definition')).toHaveText('1');
  await page.goBack();
  await expect(byDesk.getByRole('definition')).toHaveText('0');
}

/** The desk puts two entries of one person together and parts them again. */
async function putTogether(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clients' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a client').fill('x-9');
  await dialog.getByRole('button', { name: /X-9/ }).click();
  await dialog.getByRole('button', { name: 'Same person as another client...' }).click();
  await dialog.getByLabel('Find a client').fill('h-17');
  await dialog.getByRole('button', { name: /H-17/ }).click();
  await expect(dialog.getByRole('table', { name: 'Both clients' })).toContainText('1984');
  await expect(dialog.getByText(/^Ada Caller \(H-17\) stays and keeps name and numbers\./)).toBeVisible();
  await expectSoundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Yes, the same person' }).dblclick();
  await expect(page.getByText('They are one client now', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'The same person' })).toBeFocused();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada Caller');
  await expect(dialog.getByText('The other hospital number is X-9.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not the same person: part them' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada C.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** The desk repeats a visit, and chooses what happens to a date that is taken. */
async function repeatAppointment(page: Page, practice: Practice): Promise<void> {
  const taken = await page.request.post(`/api/portal/providers/${practice.providerId}/visits`, {
    data: {
      ...{ client: { name: 'Bola Ahmed' }, date: new Date(tomorrow.atMs + WEEK_MS + HOUR_MS).toISOString() },
      ...{ visitType: 'in-person', channel: 'phone', tell: 'none' },
    },
  });
  expect(taken.status()).toBe(201);
  await page.getByRole('button', { name: 'New visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await dialog.getByLabel('Who comes?').fill('h-17');
  await dialog.getByRole('button', { name: /H-17/ }).click();
  await dialog.getByText('11:00', { exact: true }).click();
  await dialog.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await dialog.getByLabel('How many visits').selectOption('3');
  const instead = dialog.getByLabel(/is taken\. Book instead/);
  await expect(instead).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
  await expectSoundAtBothSizes(page);
  await instead.selectOption({ index: 1 });
  await expect(dialog.getByText(/3 visits · Ada Caller/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Visits booked', { exact: true })).toBeVisible();
  const count = await withDatabase(async (client) => {
    const sql = 'select count(*)::int as n from appointments where provider_id = $1 and repeat_id is not null';
    return (await client.query<{ n: number }>(sql, [practice.providerId])).rows[0]?.n;
  });
  expect(count).toBe(3);
}

test('the desk reads figures, puts two entries of one person together, and repeats a visit', async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await entered(page, practice, ADA);
  const double = await entered(page, practice, { name: 'Ada C.', phone: ADA.phone, hospitalNumber: 'X-9' });
  await bookedFor(page, practice, double);
  await test.step('an owner reads the figures of some days', () => readFigures(page));
  await openDay(page);
  await test.step('two entries of one person are put together and parted again', () => putTogether(page));
  await test.step('a visit is repeated, with a date that is taken', () => repeatAppointment(page, practice));
});
