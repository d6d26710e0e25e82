import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose, chooseSlot, freeSlot, registerInline } from './booking.ts';
import { clickTwiceUnanswered, expect, hydrated, isUnderToast, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/status of 409/] });

/** Numbers a free slot so that the two projects never take the same one. */
const slotNumber = (project: string, base: number) => base * 2 + (project === 'phone' ? 0 : 1);

test('a new visitor finds a provider, registers while booking, sees the visit and cancels it', async ({ page }) => {
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Pediatrics' }, 0);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { name: /Routine Care/ }).click();
  await expect(page).toHaveURL(/careType=routine/);
  await expect(page.locator('#provider-search')).toBeInViewport();

  await page.goto(`/?careType=routine&q=${encodeURIComponent(wanted.provider.name)}`);
  await hydrated(page);
  const card = page.getByRole('article', { name: wanted.provider.name });
  await card.getByRole('link', { name: /^Book Appointment/ }).click();

  const dialog = bookingDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeFocused();
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  await next.press('Enter');
  const details = dialog.getByRole('textbox', { name: /Additional Details/ });
  await expect(details).toBeFocused();
  await expect(details).toHaveAccessibleDescription(
    /such as a check-up or a vaccination.*Please describe your symptoms/,
  );
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Fever' }).click();
  await expect(details).toHaveValue(/^My symptoms include: (Cough, Fever|Fever, Cough)$/);
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  await next.click();
  await expect(dialog.getByText('Please select a time')).toBeVisible();
  await chooseSlot(dialog, wanted);
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  await expect(dialog.getByText(/When you confirm, .+ will see your name, phone number/)).toBeVisible();
  await expect(dialog.getByText('What happens next?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();

  await registerInline(dialog, 'new');
  const booked = dialog.getByRole('heading', { name: 'Your appointment is booked' });
  // While the toast is still shown.
  await expect(booked.and(page.locator('body:has(.toast) *'))).toBeVisible();
  expect(await isUnderToast(booked)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isUnderToast(booked)).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(booked).toBeVisible();
  await dialog
    .getByRole('link', { name: 'View My Appointments' })
    .or(dialog.getByRole('button', { name: 'View My Appointments' }))
    .click();
  await expect(page).toHaveURL(/\/appointments$/);
  const upcoming = page.getByRole('region', { name: /Upcoming/ });
  await expect(upcoming.getByText(wanted.provider.name)).toBeVisible();
  await expect(upcoming.getByText(new RegExp(wanted.slot.time)).filter({ visible: true })).toBeVisible();

  await upcoming.getByRole('button', { name: /^Cancel/ }).click();
  const confirm = page.getByRole('dialog');
  await expect(confirm.getByText(/24 hours/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByRole('region', { name: /Cancelled/ }).getByText(wanted.provider.name)).toBeVisible();
  await expect(page.getByText('You have no upcoming appointments.')).toBeVisible();
});

test('a visit can be booked with the keyboard alone', { tag: '@desktop' }, async ({ page }, { project }) => {
  const wanted = await freeSlot(
    page,
    { city: 'Lagos', specialty: 'Family Medicine (General Practitioner)' },
    slotNumber(project.name, 0),
  );
  await signInAsNewPatient(page);
  await page.goto(`/?careType=routine&q=${encodeURIComponent(wanted.provider.name)}`);
  await hydrated(page);
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? (element?.innerText || element?.value || '').trim();
    });
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (name.test(await focusedName())) return;
    }
    throw new Error(`Nothing called ${name} takes focus.`);
  };
  await tabTo(/^Book /);
  await page.keyboard.press('Enter');

  const dialog = bookingDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeFocused();
  await tabTo(/^Headache$/);
  await page.keyboard.press('Space');
  await tabTo(/^Continue/);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  const days = dialog.getByRole('group', { name: 'Date' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  await page.keyboard.press('Tab');
  while (!(await days.first().evaluate((day) => day === document.activeElement))) await page.keyboard.press('Tab');
  const times = dialog.getByRole('group', { name: /Morning|Afternoon/ }).getByRole('radio');
  for (let day = 0; day < 6 && (await times.count()) === 0; day++) {
    await page.keyboard.press('ArrowRight');
    await expect(days.nth(day + 1)).toBeChecked();
    await expect(dialog.getByText('Loading times...')).toBeHidden();
  }
  await times.first().waitFor();
  while (!(await times.evaluateAll((radios) => radios.includes(document.activeElement as HTMLElement))))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(/^Continue/);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  await tabTo(/^Confirm Appointment$/);
  await expect(dialog.getByRole('button', { name: 'Confirm Appointment' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('View My Appointments')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test("Confirm pressed twice books a child's visit once; the child's name shows from the form to the list, also when rebooked", async ({
  page,
}, { project }) => {
  const wanted = await freeSlot(page, { city: 'Port Harcourt' }, slotNumber(project.name, 3));
  await signInAsNewPatient(page);
  const listed = { name: 'Zainab Test', relation: 'parent', birthDate: '1960-01-01' };
  const health = { bloodType: null, genotype: null, allergies: 'Penicillin', illnesses: null, medicines: null };
  const data = { ...listed, sex: null, ...health };
  expect((await page.request.post('/api/family', { data })).ok()).toBe(true);
  await page.goto(`/?careType=routine&providerId=${wanted.provider.id}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await choose(dialog, 'Who is the visit for?', 'Zainab Test');
  await expect(dialog.getByLabel('Name of the person')).toHaveCount(0);
  await choose(dialog, 'Who is the visit for?', 'Someone else');
  await dialog.getByRole('button', { name: 'Fever' }).click();
  await next.click();
  await expect(dialog.getByText('Please enter the name of the person')).toBeVisible();
  await expect(dialog.getByLabel('Name of the person')).toBeFocused();
  await expect(dialog.getByText('Please enter the age in whole years')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name of the person').fill('Ada Test');
  await dialog.getByLabel('Age').fill('4');
  await dialog.getByLabel('The person is your...').selectOption('Child');
  await choose(dialog, 'Who is the visit for?', 'For me');
  await choose(dialog, 'Who is the visit for?', 'Someone else');
  await expect(dialog.getByLabel('Name of the person')).toHaveValue('Ada Test');
  await next.click();
  await chooseSlot(dialog, wanted);
  await next.click();
  await expect(dialog.getByText('Ada Test, 4 years (Child)')).toBeVisible();
  await expect(dialog.getByText(/of Ada Test the name, the age and how you are related\.$/)).toBeVisible();
  await clickTwiceUnanswered(dialog.getByRole('button', { name: 'Confirm Appointment' }));
  await expect(dialog.getByText('View My Appointments')).toBeVisible();
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  expect(await (await page.request.get(`/api/users/${id}/appointments`)).json()).toHaveLength(1);
  await dialog.getByRole('link', { name: 'View My Appointments' }).click();
  await expect(page.getByRole('region', { name: /Upcoming/ }).getByText('Ada Test, 4 years (Child)')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(dialog.getByLabel('Name of the person')).toHaveValue('Ada Test');
  await expect(dialog.getByLabel('Age')).toHaveValue('');
  await dialog.getByLabel('Age').fill('5');
  await page.reload();
  await expect(dialog.getByLabel('Name of the person')).toHaveValue('Ada Test');
  await expect(dialog.getByLabel('Age')).toHaveValue('5');
});

test('if another patient takes the time first, the dialog says so, keeps the answers and offers other times', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Cardiology' }, slotNumber(project.name, 0));
  await signInAsNewPatient(page);
  // The hold request fails, as on a bad network, so the time is chosen without a hold.
  await page.route('**/api/slot-holds', (route) =>
    route.fulfill({ status: 409, json: { code: 'hold_limit', message: 'Not held.' } }),
  );
  await page.goto(`/provider/${wanted.provider.id}`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^Book Appointment/ })
    .first()
    .click();
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeFocused();
  await next.click();
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('Palpitations at night');
  await next.click();
  await chooseSlot(dialog, wanted);
  await next.click();

  const rival = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const username = `rival${Date.now().toString(36)}${project.name}`;
  await rival.post('/api/register', {
    data: { username, password: 'secret-1', fullName: 'Rival', email: `${username}@example.com` },
  });
  const { provider, slot } = wanted;
  const taken = await rival.post('/api/appointments', {
    data: {
      providerId: provider.id,
      date: slot.dateTime,
      status: 'scheduled',
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Faster',
    },
  });
  expect(taken.status()).toBe(201);

  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  await expect(dialog.getByText('Somebody else has just booked this time. Please choose another one.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: slot.time })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /Additional Details/ })).toHaveValue('Palpitations at night');
});
