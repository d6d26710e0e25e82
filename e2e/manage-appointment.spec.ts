import type { Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { expectAccessible } from './accessible.ts';
import { freeSlot } from './booking.ts';
import { clickTwiceUnanswered, expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

/** Signs in a patient with a confirmed address and books an appointment. Returns it and the link in its mail. */
async function appointmentWithLink(page: Page, pick: number): Promise<{ appointment: Appointment; link: string }> {
  const { provider, slot } = await freeSlot(page, { specialty: 'Pediatrics' }, pick);
  const { username } = await signInAsNewPatient(page);
  const address = `${username}@example.com`;
  await page.goto(await mailedLink(address, 'Confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm this e-mail address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  const answer = await page.request.post('/api/appointments', {
    data: {
      providerId: provider.id,
      date: slot.dateTime,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'My symptoms include: Cough',
    },
  });
  expect(answer.status()).toBe(201);
  const appointment = (await answer.json()) as Appointment;
  return { appointment, link: await mailedLink(address, `Your visit on ${briefMoment(appointment.date)} is booked`) };
}

/** The open link shows the visit; its token was sent in no URL and stays out of the history. */
async function expectShown(other: Page, link: string, name: string): Promise<void> {
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url(), request.headers()['referer'] ?? ''));
  await other.goto(link);
  await expect(other.getByText(name, { exact: true })).toBeVisible();
  await expect(other.getByText('No fee for cancelling this visit.')).toBeVisible();
  await expect(other.getByText('Cough')).toHaveCount(0);
  await expectAccessible(other);
  const token = link.split('#')[1] ?? 'none';
  expect(requests.filter((url) => url.includes(token))).toEqual([]);
  expect(other.url()).not.toContain(token);
  await other.reload();
  await expect(other.getByText(name, { exact: true })).toBeVisible();
  expect(other.url()).not.toContain(token);
}

async function move(other: Page): Promise<void> {
  await hydrated(other);
  await other.getByRole('button', { name: 'Move this visit' }).click();
  await expect(other.getByRole('heading', { name: 'Move this visit' })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Move the visit' })).toBeDisabled();
  const times = other.getByRole('radio', { name: /^\d\d:\d\d$/ });
  await expect(times.first()).toBeVisible();
  await expectAccessible(other);
  await times.last().check();
  await clickTwiceUnanswered(other.getByRole('button', { name: 'Move the visit' }));
  await expect(other.getByText('Your visit is moved.')).toBeFocused();
  await expectAccessible(other);
  await other.unrouteAll();
}

/** Opens the question before cancelling and leaves it, then cancels. */
async function cancel(other: Page): Promise<void> {
  await other.getByRole('button', { name: 'Cancel this visit' }).click();
  await expect(other.getByText('Cancel this visit?')).toBeFocused();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Cancel this visit' })).toBeFocused();
  await other.getByRole('button', { name: 'Cancel this visit' }).click();
  await clickTwiceUnanswered(other.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(other.getByText('Your visit is cancelled')).toBeVisible();
  await expectAccessible(other);
}

test('the mailed links show, move and cancel the visit of a signed-out patient, only after a click', async ({
  page,
  browser,
}, { project }) => {
  const { appointment, link } = await appointmentWithLink(page, 2);
  const { id: patientId } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const appointments = async () =>
    (await (await page.request.get(`/api/users/${patientId}/appointments`)).json()) as Appointment[];
  const signedOut = await browser.newContext({ ...project.use, storageState: { cookies: [], origins: [] } });
  const other = await signedOut.newPage();
  await test.step('shown', () => expectShown(other, link, appointment.provider.name));
  expect((await appointments()).map(({ status }) => status)).toEqual(['scheduled']);
  await test.step('moved', () => move(other));
  await test.step('cancelled, on the page that leads on to the new time', () => cancel(other));
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.getByText('This link does not work any more.')).toBeVisible();
  await signedOut.close();
  const kept = await appointments();
  expect(kept.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'rescheduled']);
  expect(kept.find(({ id }) => id === appointment.id)?.status).toBe('rescheduled');
  await page.goto('/appointments');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
  for (const messages of await page.getByText('Messages sent').all()) await messages.click();
  await expect(page.getByText(/Confirmation by e-mail: sent/).first()).toBeVisible();
  await expect(page.getByText(/Cancellation by e-mail: (sent|on its way)/)).toBeVisible();
  await expectAccessible(page);
});

test('without JavaScript the page says that it needs it and what to do instead', async ({ request }) => {
  const html = await (await request.get('/manage-visit')).text();
  expect(html).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>.*call the provider.*<\/noscript>/s);
});
