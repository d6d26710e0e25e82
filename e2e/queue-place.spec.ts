import { expectAccessible } from './accessible.ts';
import { countBytes, expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { createOwnAppointment, minutesAgo } from './portal-practice.ts';
import { actOn, giveNumber, newQueue } from './queue-steps.ts';

/** What the page may cost with all that it loads, bytes on the wire. */
const BUDGET = 5000;

const POINTS = { Vitals: 'vitals', 'Doctor 1': 'doctor' };

test.describe('with scripts', () => {
  test.use({ allowedConsole: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

  test("a patient's page costs at most 5 kB, follows the queue by itself and loads nothing else", async ({ page }) => {
    const { practice } = await newQueue(page, POINTS);
    await giveNumber(page, practice, 'Ada First');
    const ticket = await giveNumber(page, practice, 'Bola Second');
    const wire = await countBytes(page);
    const requested: string[] = [];
    wire.network.on('Network.requestWillBeSent', ({ request: { url } }) => requested.push(url));
    await page.clock.install();
    const answer = await page.goto(`/queue/${ticket.code}`, { waitUntil: 'networkidle' });
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(wire.bytes).toBeGreaterThan(500);
    expect(wire.bytes).toBeLessThanOrEqual(BUDGET);
    expect(requested.filter((url) => !url.startsWith('data:'))).toHaveLength(1);
    await expect(page.getByText('1 person is before you.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Bola');
    await expectSoundAtBothSizes(page, { narrow: 320 });

    const called = await actOn(page, ticket, 'call');
    await page.clock.runFor(31_000);
    await expect(page.getByText('You are called: go to Vitals')).toBeVisible();
    await expectAccessible(page);

    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByText('Not up to date. Check your connection.')).toBeVisible();
    await expect(page.getByText('You are called: go to Vitals')).toBeVisible();
    await page.context().setOffline(false);
    await actOn(page, called, 'begin');
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByText('It is your turn now: Vitals')).toBeVisible();
    await expect(page.getByText('Not up to date. Check your connection.')).toBeHidden();

    await test.step('a code that no ticket has leads to a page that says what to do', async () => {
      const answer = await page.goto('/queue/abcdefghijklmnopqrstuv');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'No number here' })).toBeVisible();
      expect((await page.request.get('/queue/nonsense')).status()).toBe(404);
      await expectAccessible(page);
    });
  });

  test('a patient who is checked in finds the place in My Appointments', async ({ page, browser }) => {
    const desk = await browser.newContext();
    const { practice } = await newQueue(desk, POINTS);
    await signInAsNewPatient(page);
    const appointmentId = await createOwnAppointment(page, practice, minutesAgo(5));
    const given = await desk.request.post(`/api/portal/providers/${practice.providerId}/tickets`, {
      data: { appointmentId, pointId: null, priority: 'usual' },
    });
    expect(given.status()).toBe(201);
    await page.goto('/my-appointments');
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your number is A1: see your place in the queue' }).click();
    await expect(page.getByText('You are the next one.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient sees the place, and the link shows what is new', async ({ page }) => {
    const { practice } = await newQueue(page, POINTS);
    const ticket = await giveNumber(page, practice, 'Ada Only');
    await page.goto(`/queue/${ticket.code}`);
    await expect(page.getByText(ticket.label)).toBeVisible();
    await expect(page.getByText('You are the next one.')).toBeVisible();
    const called = await actOn(page, ticket, 'call');
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByText('You are called: go to Vitals')).toBeVisible();
    await actOn(page, await actOn(page, called, 'begin'), 'finish');
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByText(/Your turn is over: you were served here/)).toBeVisible();
  });
});
