import { resolve } from 'node:path';
import { sealAddress } from '#features/calendars/server/sealed-address.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { describePlace, newPractice, type Practice, showsList, signInTo, withDatabase } from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of 400/] });

const HOUR_MS = 60 * 60 * 1000;
const TOMORROW = addDays(lagosDate(Date.now()), 1);

/** Adds a calendar that was last read some hours ago and is busy tomorrow from 10:00 to 11:00, past the call: the server of the tests reaches no calendar. */
async function withCalendar(
  { providerId }: Practice,
  label: string,
  { personId = null, readHoursAgo = 0 }: { readonly personId?: number | null; readonly readHoursAgo?: number } = {},
): Promise<void> {
  const dataDir = resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo');
  const keyFor = readKeys({ sessionSecret: undefined, previousSecrets: [], dataDir });
  const address = sealAddress(keyFor, providerId, 'https://calendar.example/secret/basic.ics');
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into calendar_links (provider_id, resource_id, label, address_encrypted, next_at, last_read_at, added_at, failure, failures)
       values ($1, $2, $3, $4, now() + interval '1 day', $5, now(), $6, $7) returning id`,
      [
        providerId,
        personId,
        label,
        address,
        new Date(Date.now() - readHoursAgo * HOUR_MS),
        readHoursAgo === 0 ? null : 'not_found',
        readHoursAgo,
      ],
    );
    await client.query('insert into outside_busy values ($1, $2, $3)', [
      rows[0]?.id,
      new Date(lagosInstant(TOMORROW, '10:00')),
      new Date(lagosInstant(TOMORROW, '11:00')),
    ]);
  });
}

test('an owner adds a calendar that cannot be read, and removes one by keyboard', { tag: '@both' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await withCalendar(practice, 'Google');
  await withCalendar(practice, 'Outlook', { readHoursAgo: 30 });
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=settings');
  await hydrated(page);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Other calendars' }) });
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('calendar.example');
  await expect(items.first()).toContainText(/Read .*\d\d:\d\d/);
  await expect(items.last()).toContainText("Can't be read: There is no calendar at this address.");
  await expect(section).not.toContainText('secret/basic');

  await section.getByLabel('Name of the calendar').fill('Home');
  const address = section.getByLabel('Address of the calendar');
  await address.fill('https://127.0.0.1/basic.ics');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toBeFocused();
  await expect(section).toContainText('This address is not on the public internet.');
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Remove Outlook' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove Outlook?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(1);
  await expect(section.getByRole('heading', { name: 'Other calendars' })).toBeFocused();
});

test('a member sees in the day when a person is busy elsewhere, and patients cannot book it', { tag: '@both' }, async ({
  page,
}) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  const { people } = await describePlace(practice, { 'Dr. Bola': 'Dentist' }, {});
  await withCalendar(practice, 'Google', { personId: people.get('Dr. Bola') ?? 0 });
  await withCalendar(practice, 'Ward', { readHoursAgo: 30 });
  await signInTo(page, practice);
  await page.goto(`/provider-portal?date=${TOMORROW}`);
  await hydrated(page);
  const busy = page.getByRole('list', { name: 'Busy in other calendars' });
  await expect(busy.getByText('Busy 10:00–11:00: Dr. Bola, Google')).toBeVisible();
  await expect(busy.getByText('Busy 10:00–11:00: Ward')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Calendars that are out of date' })).toContainText(
    'Its busy times may be out of date.',
  );
  await expectAccessible(page);
  const answer = await page.request.get(`/api/providers/${practice.providerId}/availability?date=${TOMORROW}`);
  const times = ((await answer.json()) as { time: string }[]).map(({ time }) => time);
  expect(times).toEqual(['09:00', '09:30', '11:00', '11:30']);
});

test('a member makes a feed and takes the address of one person', async ({ page }) => {
  const practice = await newPractice();
  const { people } = await describePlace(practice, { 'Dr. Bola': 'Dentist' }, {});
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=settings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = page.getByLabel('Address of the feed');
  const whole = await address.inputValue();
  await page.getByLabel('Whose visits are in it').selectOption('Dr. Bola');
  await expect(address).not.toHaveValue(whole);
  await expectAccessible(page);
  const file = await page.request.get(await address.inputValue());
  expect(await file.text()).toContain(`X-WR-CALNAME:Dr. Bola\\, ${practice.name}`);
  expect(await address.inputValue()).toMatch(new RegExp(`person=${people.get('Dr. Bola')}$`));
});
