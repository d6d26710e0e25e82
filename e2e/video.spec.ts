import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { expectMoving, joinCall, newVideoAppointment, WITH_DEVICES } from './video-call.ts';

test.use(WITH_DEVICES);
test.setTimeout(420_000);

test('a patient waits and is let in, both see and hear each other, and the visit is marked and summarized', async ({
  page,
  browser,
}) => {
  const appointment = await newVideoAppointment(browser, page);
  const { id, patient, desk } = appointment;
  await patient.page.goto('/appointments');
  await hydrated(patient.page);
  await patient.page.getByRole('link', { name: 'Join Telehealth' }).click();
  await expect(patient.page).toHaveURL(`/visit/${id}`);
  await expectAccessible(patient.page);
  await expect(patient.page.getByText(/^Visit for .+/)).toBeVisible();
  await joinCall(patient, id, 'patient');
  await expect(patient.page.getByText('You are next.')).toBeVisible();
  await expect(patient.page.getByText(/^Visit for .+/)).toBeVisible();
  await expectAccessible(patient.page);
  await desk.page.goto('/provider-portal');
  await hydrated(desk.page);
  await expect(desk.page.getByText('In the video waiting room')).toBeVisible();
  await expectAccessible(desk.page);
  await desk.page.getByRole('link', { name: 'Go to the visit' }).click();
  await joinCall(desk, id, 'provider');
  await expect(patient.page.getByText('is here and will let you in')).toBeVisible();
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  const about = desk.page.getByRole('group').filter({ hasText: 'About the patient' });
  await expect(about.getByText('Cough')).toBeVisible();
  await expect(patient.page.getByRole('timer')).toHaveText(/\d:\d\d/);
  for (const each of [patient.page, desk.page]) {
    const overflow = await each.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await patient.page.getByRole('button', { name: 'Mute' }).click();
  await expect(desk.page.getByText(/The microphone of .* is off/)).toBeVisible();
  await patient.page.getByRole('button', { name: 'Camera off' }).click();
  await expect(desk.page.getByText(/The camera of .* is off/)).toBeVisible();
  await expectAccessible(patient.page);
  await patient.page.getByRole('button', { name: 'Camera off' }).click();
  await patient.page.getByRole('button', { name: 'Mute' }).click();
  await expectMoving(desk);

  await desk.page.getByRole('button', { name: 'End the call' }).click();
  await expect(patient.page.getByText('The call has ended. You can leave now')).toBeVisible();
  await desk.page.getByLabel('What was found, what was agreed, and what comes next').fill('Rest, and drink much.');
  await desk.page.getByRole('button', { name: 'Save the summary' }).click();
  await expect(desk.page.getByText(/Written by Ada Desk/)).toBeVisible();
  await expectAccessible(desk.page);
  await desk.page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(desk.page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(patient.page.getByText('The video visit is over.')).toBeVisible({ timeout: 90_000 });
  await patient.page.getByRole('button', { name: 'Continue' }).click();
  await expect(patient.page.getByText('Rest, and drink much.')).toBeVisible();
  await expect(patient.page.getByRole('button', { name: 'Leave a review' })).toBeVisible();
  await expectAccessible(patient.page);
  await patient.page.goto('/appointments');
  await expect(patient.page.getByText('Rest, and drink much.')).toBeVisible();
  await expect(patient.page.getByRole('button', { name: 'Leave a review' })).toBeVisible();
});

test.describe(() => {
  test.use({ allowedConsole: [/403/] });

  test('another patient with the URL is refused; a signed-out visitor signs in and comes back', async ({
    page,
    browser,
  }) => {
    const { id, mailedPath, patient } = await newVideoAppointment(browser, page);
    await page.goto(mailedPath);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(mailedPath)}`);
    await signInAsNewPatient(page);
    expect((await page.goto(`/visit/${id}`))?.status()).toBe(403);
    await expect(page.getByText('This video visit is for its patient and its provider only.')).toBeVisible();
    await page.goto(mailedPath);
    await hydrated(page);
    await expect(page.getByText('This link was sent to another account.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with another account' }).click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(mailedPath)}`);
    await hydrated(page);
    const login = page.getByRole('tabpanel', { name: 'Login' });
    await login.getByLabel('Username').fill(patient.username);
    await login.getByRole('textbox', { name: 'Password' }).fill('secret-1');
    await login.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(mailedPath);
    await page.getByRole('button', { name: 'Use camera and microphone' }).click();
    await expect(page.getByText('Camera: works')).toBeVisible();
  });
});
