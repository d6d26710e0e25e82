import type { Provider } from '#features/directory/contract.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose } from './booking.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a place that takes no new patients comes last, says so on its button, and has patients say that they are known', async ({
  page,
}) => {
  const answer = await page.request.get('/api/providers', { params: { city: 'Lagos', limit: '100' } });
  const bookable = ((await answer.json()) as Provider[]).filter((one) => one.bookable);
  const closed = bookable.findIndex((one) => one.acceptingNewPatients === false);
  expect(bookable.slice(closed).every((one) => one.acceptingNewPatients === false)).toBe(true);
  const { name = '' } = bookable[closed] ?? {};

  await page.goto(`/?careType=routine&q=${encodeURIComponent(name)}`);
  await hydrated(page);
  const book = page.getByRole('article', { name }).getByRole('link', { name: /^Book / });
  await expect(book).toContainText('for patients of this clinic');
  await book.click();
  const dialog = bookingDialog(page);
  await expect(dialog.getByText('Have you been here before?')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fever' }).click();
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Provider', exact: true })).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please say whether you have been here before');
  await expectAccessible(page);
  await choose(dialog, 'Have you been here before?', 'No');
  await next.click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose another one.');
  await choose(dialog, 'Have you been here before?', 'Yes');
  await expect(dialog.getByText("A new account can't book here.")).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
});
