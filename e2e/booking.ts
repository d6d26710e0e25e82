import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';

/** The booking dialog. */
export function bookingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Book Appointment' });
}

/**
 * Returns the last free slot of the week of a provider; `pick` spreads the tests over the providers found. Each worker has
 * hours of the day of its own, so tests that run in parallel never get the same slot.
 */
export async function freeSlot(
  page: Page,
  query: Readonly<Record<string, string>>,
  pick: number,
): Promise<{ readonly provider: Provider; readonly slot: Slot; readonly date: string }> {
  const answer = await page.request.get('/api/providers', { params: { acceptingNewPatients: 'true', ...query } });
  const providers = (await answer.json()) as Provider[];
  const provider = providers[pick % providers.length];
  if (provider === undefined) throw new Error('The search found no provider.');
  const { parallelIndex, config } = test.info();
  const isOwn = ({ time }: Slot) => Number(time.slice(0, 2)) % config.workers === parallelIndex;
  for (let ahead = 6; ahead >= 1; ahead--) {
    const date = addDays(lagosDate(Date.now()), ahead);
    const free = await page.request.get(`/api/providers/${provider.id}/availability`, { params: { date } });
    const slot = ((await free.json()) as Slot[]).findLast(isOwn);
    if (slot !== undefined) return { provider, slot, date };
  }
  throw new Error(`${provider.name} has no free time this week.`);
}

/** Chooses a radio button by its name. Styled ones are covered by their label, so the label is clicked. */
export async function choose(scope: Locator, group: string | RegExp, name: string | RegExp): Promise<void> {
  const radio = scope.getByRole('group', { name: group }).getByRole('radio', { name });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Chooses a day and a time on the Schedule step. */
export async function chooseSlot(dialog: Locator, { date, slot }: { date: string; slot: Slot }): Promise<void> {
  const day = String(Number(date.slice(8)));
  await choose(dialog, 'Date', new RegExp(`^\\w{3} ${day} \\w{3}`));
  await choose(dialog, Number(slot.time.slice(0, 2)) < 12 ? 'Morning' : 'Afternoon', slot.time);
}

/** Creates an account in the panel that the dialog shows to a signed-out visitor. */
export async function registerInline(dialog: Locator, name: string): Promise<void> {
  const username = `${name}-${Date.now().toString(36)}`;
  await dialog.getByRole('tab', { name: /create account|register/i }).click();
  const form = dialog.getByRole('tabpanel');
  await form.getByLabel('Full name').fill('Chidi New');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel(/E-?mail/).fill(`${username}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill('secret-1');
  await expect(form.getByRole('radio', { name: 'I am 18 or older' })).toBeChecked();
  await form.getByRole('button', { name: /create account|register/i }).click();
}
