import { expectAccessible } from './accessible.ts';
import { expect, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, withDatabase } from './portal-practice.ts';

test('a patient reads that the clinic runs late, and near when the visit starts', async ({ page }) => {
  const { providerId } = await newPractice();
  await signInAsNewPatient(page);
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const startsAt = new Date(Date.now() + 2 * 60 * 60_000);
  await withDatabase(async (client) => {
    await client.query(
      `with booked as (
         insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
         values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough') returning id
       ) insert into appointment_delays (appointment_id, minutes, told_at) select id, 40, now() from booked`,
      [providerId, id, startsAt, new Date(startsAt.getTime() + 30 * 60_000)],
    );
  });
  await page.goto('/appointments');
  await expect(page.getByText(/Running about 40 minutes late. Likely start: \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
});
