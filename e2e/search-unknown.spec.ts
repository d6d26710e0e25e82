import { expectAccessible } from './accessible.ts';
import { documentAt } from './documents.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { newListing } from './listings.ts';

// Not a hospital: a real one would replace the fictional ones in the danger screens of other tests.
const POST = { specialty: 'Health Post', facilityType: 'Health Post' };

test('a listing shows its kind, and that it is not known whether it takes new patients', async ({ page }) => {
  const { id, name } = await newListing('Unknown Place', POST);
  const search = { state: 'Kano', q: name };
  await expect
    .poll(async () => await (await page.request.get('/api/providers', { params: search })).json())
    .toMatchObject([{ id, specialty: 'Health Post', acceptingNewPatients: null }]);

  await page.goto(`/?${new URLSearchParams(search)}`);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Health Post', { exact: true })).toHaveCount(1);
  await expect(card).not.toContainText(/new patients|Family Medicine|Demo/);
  await card.getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Health Post', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/new patients|Family Medicine/)).toHaveCount(0);

  await signInAsAdmin(page);
  await page.goto(`/admin/providers?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('Not known');
  await page.goto(`/admin/providers?provider=${id}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Not known');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Edit Provider' }).click();
  await expect(page.getByRole('dialog').getByLabel('Specialty')).toHaveValue('Health Post');
  await expect(page.getByRole('dialog').getByLabel('Telehealth')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Accepting new patients')).toHaveCount(0);
});

test('a specialty that no facility is known for is offered as text to search', async ({ page }) => {
  const { links } = await documentAt(page, '/?state=Kano&language=Tiv&specialty=Cardiology');
  const [, href] = links.find(([text]) => text.startsWith('Show places that may have it')) ?? [];
  expect(href).toMatch(/q=Cardiology/);
  expect(href).not.toMatch(/specialty=/);
});
