import type { Page } from '@playwright/test';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { newPractice, tenAm, withDatabase } from './portal-practice.ts';

/** Books a visit in three hours for the signed-in patient at a practice with a telephone number. Returns its name. */
async function newSoonAppointment(page: Page): Promise<string> {
  const { providerId, name } = await newPractice();
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const startsAt = new Date(Date.now() + 3 * 60 * 60_000);
  await withDatabase(async (client) => {
    await client.query("update providers set phone = '0803 555 0101' where id = $1", [providerId]);
    await client.query(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
       values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough')`,
      [providerId, id, startsAt, new Date(startsAt.getTime() + 30 * 60_000)],
    );
  });
  return name;
}

test('the link of an alert marks a booking as seen by its button only, and the patient reads it; soon before a visit, whom to call', async ({
  page,
  browser,
}, { project }) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  const { username, providerId, name } = practice;
  const { atMs } = tenAm(2);
  await signInAsNewPatient(page);
  const data = {
    providerId,
    date: new Date(atMs).toISOString(),
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough',
  };
  expect((await page.request.post('/api/appointments', { data })).status()).toBe(201);
  const soonAt = await newSoonAppointment(page);
  await page.goto('/appointments');
  const cardOf = (practice: string) => page.getByRole('listitem').filter({ hasText: practice });
  const unopened = cardOf(name).getByText('Not opened by the clinic yet');
  await expect(unopened).toBeVisible();
  await expect(cardOf(name).getByRole('link', { name: '0803 555 0101' })).toHaveCount(0);
  await test.step('within a day of the visit the patient reads whom to call about an unopened booking', async () => {
    await expect(cardOf(soonAt).getByText('Not opened by the clinic yet')).toBeVisible();
    const call = cardOf(soonAt).getByRole('link', { name: '0803 555 0101' });
    await expect(call).toHaveAttribute('href', 'tel:08035550101');
  });
  await expectAccessible(page);

  const subject = `New booking: ${briefMoment(data.date)}`;
  const link = await mailedLink(`news-${username.replace('desk-', '')}@example.com`, subject);
  expect(link).toContain('/clinic/seen#');
  const signedOut = await browser.newContext({ ...project.use, storageState: { cookies: [], origins: [] } });
  const reader = await signedOut.newPage();
  await reader.goto(link);
  await expect(reader.getByText('A visit was booked:')).toBeVisible();
  await expect(reader.getByText('Bola', { exact: true })).toBeVisible();
  await expect(reader.getByText('Test', { exact: true })).toHaveCount(0);
  await expect(reader.getByText('Cough')).toHaveCount(0);
  await expectAccessible(reader);
  await reader.reload();
  await expect(reader.getByRole('button', { name: 'We have seen it' })).toBeVisible();
  await page.reload();
  await expect(unopened).toBeVisible();

  await reader.getByRole('button', { name: 'We have seen it' }).click();
  await expect(reader.getByText('This is marked as seen')).toBeVisible();
  await expectAccessible(reader);
  await page.reload();
  await expect(page.getByText(new RegExp(`${name} has seen your booking \\(\\d\\d:\\d\\d\\)`))).toBeVisible();
  await expectAccessible(page);

  await reader.goto(`${link.slice(0, -2)}xx`);
  await expect(reader.getByText('This link does not work any more')).toBeVisible();
  await expectAccessible(reader);
});
