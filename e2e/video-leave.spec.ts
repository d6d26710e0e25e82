import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import {
  type Caller,
  expectMoving,
  joinCall,
  meet,
  newVideoAppointment,
  received,
  WITH_DEVICES,
} from './video-call.ts';

test.use(WITH_DEVICES);
test.setTimeout(420_000);

/** Has all but the first message of this side arrive later than the next connection attempt may start. */
async function lateSignals({ page }: Caller): Promise<{ delayMs: number }> {
  const signals = { delayMs: 3000 };
  await page.routeWebSocket(/\/api\/visits\/\d+\/signal/, (socket) => {
    const server = socket.connectToServer();
    let isFirst = true;
    socket.onMessage((message) => {
      // What a side says as it goes must not come after the end of its connection.
      if (isFirst || signals.delayMs === 0) server.send(message);
      else setTimeout(() => server.send(message), signals.delayMs);
      isFirst = false;
    });
  });
  return signals;
}

/** Losing the server connection on one side does not end the call on the other. */
async function loseServer(patient: Caller, desk: Caller): Promise<void> {
  const before = await received(desk);
  await desk.page.evaluate(() => {
    const seen = { gone: false };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new MutationObserver(() => {
      if (document.body.textContent.includes('is not connected just now')) seen.gone = true;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await patient.page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeVisible();
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeHidden();
  await expectMoving(desk);
  await expect(desk.page.getByRole('timer')).toBeVisible();
  expect(await desk.page.evaluate(() => (window as unknown as { seen: { gone: boolean } }).seen.gone)).toBe(false);
  expect((await received(desk)).links).toBe(before.links);
}

test('losing the server for a moment ends no call; a caller who leaves disappears at once, and can come back', async ({
  page,
  browser,
}) => {
  const appointment = await newVideoAppointment(browser, page);
  const { id, patient, desk } = appointment;
  await patient.page.clock.install();
  const signals = await lateSignals(patient);
  await meet(appointment);
  await test.step('a call connects even if signalling messages arrive late', () =>
    Promise.all([expectMoving(patient), expectMoving(desk)]));
  signals.delayMs = 0;
  await test.step('losing the server connection on one side does not end the call on the other', () =>
    loseServer(patient, desk));

  await patient.page.getByRole('button', { name: 'Mute' }).click();
  await expect(desk.page.getByText(/The microphone of .* is off/)).toBeVisible();

  const isGone = async ({ page: stays }: typeof desk) => {
    // Without a signal the browser would notice only after some seconds that no video arrives.
    await expect(stays.getByText('is not connected just now')).toBeVisible({ timeout: 3000 });
    await expect(stays.getByRole('timer')).toHaveCount(0);
    await expect(stays.getByText(/The microphone of .* is off/)).toHaveCount(0);
    await expect(stays.getByText('Picture and sound broke off')).toHaveCount(0);
  };
  const comeBack = async () => {
    await patient.page.goto(`/visit/${id}`);
    await hydrated(patient.page, { timeout: 60_000 });
    await patient.page.getByRole('button', { name: 'Use camera and microphone' }).click();
    // The patient has already given consent.
    await patient.page.getByRole('button', { name: 'Go to the waiting room' }).click();
  };
  await patient.page.getByRole('button', { name: 'Leave the call' }).click();
  await isGone(desk);
  await expectAccessible(desk.page);

  await comeBack();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await expect(desk.page.getByRole('timer')).toBeVisible();
  await patient.page.goto('/appointments');
  await isGone(desk);

  await comeBack();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await desk.page.goto('/provider-portal');
  await isGone(patient);
  // Longer than a side tries to connect: the network must not be blamed.
  await patient.page.clock.runFor(17_000);
  await isGone(patient);
  await expect(patient.page.getByText("Picture and sound can't get through")).toHaveCount(0);

  await joinCall(desk, id, 'provider');
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
});
