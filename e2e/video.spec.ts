import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { expect, expectAccessible, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { comeIn, expectMoving, meet, newVideoVisit, received } from './video-call.ts';

test.use({
  launchOptions: {
    ...BROWSER_LAUNCH,
    args: [
      ...BROWSER_LAUNCH.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      // Without it the addresses of the machine hide behind names of mDNS, which nothing here resolves.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  },
});
test.setTimeout(180_000);

test('a patient waits, is let in, both see and hear each other; the visit is marked, written down and read', async ({
  page,
  browser,
}) => {
  const visit = await newVideoVisit(browser, page);
  const { id, patient, desk } = visit;
  await patient.page.goto('/appointments');
  await hydrated(patient.page);
  await patient.page.getByRole('link', { name: 'Join Telehealth' }).click();
  await expect(patient.page).toHaveURL(`/visit/${id}`);
  await expectAccessible(patient.page);
  await comeIn(patient, id, 'patient');
  await expect(patient.page.getByText('You are next.')).toBeVisible();
  await expectAccessible(patient.page);
  await desk.page.goto('/provider-portal');
  await hydrated(desk.page);
  await expect(desk.page.getByText('In the video waiting room')).toBeVisible();
  await expectAccessible(desk.page);
  await desk.page.getByRole('link', { name: 'Go to the visit' }).click();
  await comeIn(desk, id, 'provider');
  await expect(patient.page.getByText('is here and will let you in')).toBeVisible();
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await expect(patient.page.getByRole('timer')).toHaveText(/\d:\d\d/);
  await expectAccessible(patient.page);
  for (const each of [patient.page, desk.page]) {
    const overflow = await each.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await patient.page.getByRole('button', { name: 'Mute' }).click();
  await expect(desk.page.getByText(/The microphone of .* is off/)).toBeVisible();
  await patient.page.getByRole('button', { name: 'Camera off' }).click();
  await expect(desk.page.getByText(/The camera of .* is off/)).toBeVisible();
  await patient.page.getByRole('button', { name: 'Camera off' }).click();
  await patient.page.getByRole('button', { name: 'Mute' }).click();
  await expectMoving(desk);

  await desk.page.getByRole('button', { name: 'End the call' }).click();
  await expect(patient.page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  await desk.page.getByLabel('What was found, what was agreed, and what comes next').fill('Rest, and drink much.');
  await desk.page.getByRole('button', { name: 'Save the summary' }).click();
  await expect(desk.page.getByText(/Written by Ada Desk/)).toBeVisible();
  await expectAccessible(desk.page);
  await desk.page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(desk.page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(patient.page.getByText('The video visit is over.')).toBeVisible({ timeout: 40_000 });
  await patient.page.getByRole('button', { name: 'Continue' }).click();
  await expect(patient.page.getByText('Rest, and drink much.')).toBeVisible();
  await expectAccessible(patient.page);
  await patient.page.goto('/appointments');
  await expect(patient.page.getByText('Rest, and drink much.')).toBeVisible();
  await expect(patient.page.getByRole('button', { name: 'Leave a review' })).toBeVisible();
});

test('a call survives a network cut of five seconds without anybody coming in anew', async ({ page, browser }) => {
  const visit = await newVideoVisit(browser, page, { overPath: true });
  const { patient, desk, path } = visit;
  await meet(visit);
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  const before = await received(patient);
  path.cut();
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeVisible();
  const cutAt = Date.now();
  await expect.poll(() => Date.now() - cutAt, { intervals: [500] }).toBeGreaterThan(5000);
  const during = await received(desk);
  path.mend();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeHidden();
  expect((await received(patient)).links).toBe(before.links);
  expect((await received(desk)).frames).toBeGreaterThan(during.frames);
  path.close();
});

test('on a lossy network the picture rests, says so on both sides, and can be had back', async ({ page, browser }) => {
  const visit = await newVideoVisit(browser, page, { overPath: true });
  const { patient, desk, path } = visit;
  await meet(visit);
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  path.loss = 0.3;
  await expect(patient.page.getByText('Your network is weak')).toBeVisible({ timeout: 60_000 });
  await expect(desk.page.getByText(/The network of .* is weak/)).toBeVisible();
  await expectAccessible(patient.page);
  const audio = (await received(desk)).audioPackets;
  await expect.poll(async () => (await received(desk)).audioPackets).toBeGreaterThan(audio + 20);
  path.loss = 0;
  await patient.page.getByRole('button', { name: 'Try video now' }).click();
  await expectMoving(desk);
  await expect(patient.page.getByText('Your network is weak')).toBeHidden();
  path.close();
});

test('where no way leads from one to the other, they write', async ({ page, browser }) => {
  const visit = await newVideoVisit(browser, page, { relayOnly: true });
  const { patient, desk } = visit;
  await meet(visit);
  await expect(patient.page.getByText("Picture and sound can't get through")).toBeVisible({ timeout: 40_000 });
  await expect(desk.page.getByText("Picture and sound can't get through")).toBeVisible({ timeout: 40_000 });
  await patient.page.getByLabel('Message', { exact: true }).fill('I have a cough 🇳🇬 <b>');
  await patient.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.page.getByRole('log')).toContainText('I have a cough 🇳🇬 <b>');
  await expect(patient.page.getByText('Not delivered yet')).toBeHidden();
  await desk.page.getByLabel('Message', { exact: true }).fill('Since when?');
  await desk.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(patient.page.getByRole('log')).toContainText('Since when?');
  await expectAccessible(patient.page);
  expect((await received(patient)).frames).toBe(0);
});

test.describe(() => {
  test.use({ allowedConsole: [/403/] });

  test('somebody else with the address is refused; signed out, one signs in and comes back', async ({
    page,
    browser,
  }) => {
    const { id } = await newVideoVisit(browser, page);
    await page.goto(`/visit/${id}`);
    await expect(page).toHaveURL(/\/auth\?next=%2Fvisit%2F\d+$/);
    await signInAsNewPatient(page);
    await page.goto(`/visit/${id}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`/api/visits/${id}/room`)).status()).toBe(403);
  });
});
