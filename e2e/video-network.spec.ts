import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  type Caller,
  expectMoving,
  joinCall,
  meet,
  newVideoAppointment,
  received,
  WITH_DEVICES,
} from './video-call.ts';
import { startTurn, TURN_BINARY } from './video-turn.ts';

test.use(WITH_DEVICES);
test.setTimeout(420_000);

type VideoAppointment = Awaited<ReturnType<typeof newVideoAppointment>>;

/** Moves the side's clock until it says that nothing gets through. */
async function expectGivenUp({ page }: Caller): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByText("Picture and sound can't get through")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

/** A call survives a five-second network cut without anyone rejoining. */
async function surviveCut({ patient, desk, path }: VideoAppointment): Promise<void> {
  const before = await received(patient);
  path.cut();
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeVisible();
  const cutAt = Date.now();
  await expect.poll(() => Date.now() - cutAt, { intervals: [500] }).toBeGreaterThan(5000);
  const during = await received(desk);
  path.restore();
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await expect(patient.page.getByText('It comes back by itself; you stay in the visit.')).toBeHidden();
  expect((await received(patient)).links).toBe(before.links);
  expect((await received(desk)).frames).toBeGreaterThan(during.frames);
}

/** On a throttled network video pauses, both sides say so, and it can be resumed. */
async function pauseVideo({ patient, desk, path }: VideoAppointment): Promise<void> {
  path.kbps = 90;
  await expect(patient.page.getByText('Your network is weak')).toBeVisible({ timeout: 120_000 });
  await expect(desk.page.getByText(/The network of .* is weak/)).toBeVisible({ timeout: 120_000 });
  await expectAccessible(patient.page);
  const audio = (await received(desk)).audioPackets;
  await expect.poll(async () => (await received(desk)).audioPackets).toBeGreaterThan(audio + 20);
  path.kbps = Number.POSITIVE_INFINITY;
  await patient.page.getByRole('button', { name: 'Try video now' }).click();
  await expectMoving(desk);
  await expect(patient.page.getByText('Your network is weak')).toBeHidden();
}

test('a call survives a five-second network cut, and without bandwidth pauses video, which can be resumed', async ({
  page,
  browser,
}) => {
  // A small picture would get through a weak network.
  const appointment = await newVideoAppointment(browser, page, { overPath: true, picture: null });
  const { patient, desk, path } = appointment;
  await meet(appointment);
  await Promise.all([expectMoving(patient), expectMoving(desk)]);
  await test.step('the call survives a five-second network cut without anyone rejoining', () =>
    surviveCut(appointment));
  await test.step('on a throttled network video pauses, both sides say so, and it can be resumed', () =>
    pauseVideo(appointment));
  path.close();
});

/** The two sides can write to each other. */
async function writeInstead({ patient, desk }: VideoAppointment): Promise<void> {
  await expect(patient.page.getByRole('button', { name: 'Leave the call' })).toBeVisible();
  for (const each of [patient, desk]) await expectGivenUp(each);
  await patient.page.getByLabel('Message', { exact: true }).fill('I have a cough 🇳🇬 <b>');
  await patient.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.page.getByRole('log')).toContainText('I have a cough 🇳🇬 <b>');
  await expect(patient.page.getByText('Not delivered yet')).toBeHidden();
  await desk.page.getByLabel('Message', { exact: true }).fill('Since when?');
  await desk.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(patient.page.getByRole('log')).toContainText('Since when?');
  await expectAccessible(patient.page);
  expect((await received(patient)).frames).toBe(0);
}

/** After the call the patient sees only that it ended, and can be readmitted. */
async function endAndReadmit({ id, patient, desk }: VideoAppointment): Promise<void> {
  await desk.page.getByRole('button', { name: 'End the call' }).click();
  const ended = patient.page.getByText('The call has ended. You can leave now');
  await expect(ended).toBeVisible();
  for (const untrue of ['Waiting room', 'You are next.', 'was to begin', 'is not here yet', 'will let you in']) {
    await expect(patient.page.getByText(untrue)).toHaveCount(0);
  }
  await expect(patient.page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  await expectAccessible(patient.page);

  await joinCall(desk, id, 'provider');
  await expect(ended).toBeVisible();
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click();
  await expect(patient.page.getByRole('button', { name: 'Leave the call' })).toBeVisible();
  await expect(ended).toHaveCount(0);
}

test('if the two sides cannot connect, they write to each other, the call ends, and the patient is readmitted', async ({
  page,
  browser,
}) => {
  const appointment = await newVideoAppointment(browser, page, { connectivity: 'none' });
  const { patient, desk } = appointment;
  for (const each of [patient, desk]) await each.page.clock.install();
  await meet(appointment);
  await test.step('if the two sides cannot connect, they can write to each other', () => writeInstead(appointment));
  await test.step('after the call the patient sees only that it ended, and can be readmitted', () =>
    endAndReadmit(appointment));
});

// `npm test` installs coturn if it can, and reports if this test did not run.
const binary = TURN_BINARY;
if (binary !== undefined) {
  test('a call over coturn alone survives a five-second pause and falls back to text without it', async ({
    page,
    browser,
  }) => {
    const turn = await startTurn(binary);
    try {
      const appointment = await newVideoAppointment(browser, page, { connectivity: 'relay' });
      const { patient, desk } = appointment;
      await patient.page.clock.install();
      await meet(appointment);
      await Promise.all([expectMoving(patient), expectMoving(desk)]);
      for (const each of [patient, desk]) {
        await expect.poll(async () => (await received(each)).ends).toEqual(['relay', 'relay']);
      }
      const before = await received(patient);
      turn.pause();
      const stoppedAt = Date.now();
      await expect.poll(() => Date.now() - stoppedAt, { intervals: [500] }).toBeGreaterThan(5000);
      turn.resume();
      await Promise.all([expectMoving(patient), expectMoving(desk)]);
      expect((await received(patient)).links).toBe(before.links);
      await turn.stop();
      await expect.poll(async () => (await received(patient)).state, { timeout: 60_000 }).not.toBe('connected');
      await expectGivenUp(patient);
      await patient.page.getByLabel('Message', { exact: true }).fill('Can you read me?');
      await patient.page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(desk.page.getByRole('log')).toContainText('Can you read me?');
    } finally {
      await turn.stop();
    }
  });
}
