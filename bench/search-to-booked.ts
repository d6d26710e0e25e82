import type { Browser } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot } from '../e2e/booking.ts';
import { kB, machine, median, ms, report, verdict, withFolder, withServer } from './measure.ts';
import { newPhone, openSlowPage, SLOW_PHONE, total, withBrowser } from './slow-phone.ts';

const RUNS = 3;
/** Budget from the home page to a confirmed visit. @see docs/performance.md */
const MAX_BYTES = 300_000;

/** A point of the journey: bytes and ms since its start. */
interface Stage {
  readonly name: string;
  readonly bytes: number;
  readonly atMs: number;
}

/** Measures the journey from the home page over a search to a confirmed visit, for a signed-in patient on a slow phone. */
export async function benchSearchToBooked(): Promise<void> {
  const runs = await withFolder((folder) =>
    withServer(folder, ({ url }) =>
      withBrowser(async (browser) => {
        const kept: Stage[][] = [];
        while (kept.length < RUNS) kept.push(await bookOnce(browser, url, kept.length));
        return kept;
      }),
    ),
  );
  const stages = (runs[0] ?? []).map(({ name }, at) => {
    const bytes = runs.map((run) => run[at]?.bytes ?? 0);
    const last = at === (runs[0]?.length ?? 0) - 1;
    return {
      after: name,
      'bytes, median': kB(median(bytes)),
      min: kB(Math.min(...bytes)),
      max: kB(Math.max(...bytes)),
      target: last ? `<= ${kB(MAX_BYTES)}` : '',
      '': last ? verdict(median(bytes), MAX_BYTES) : '',
      'time, median': ms(median(runs.map((run) => run[at]?.atMs ?? 0))),
    };
  });
  report(
    'From the home page to a confirmed visit',
    [
      `npm run bench -- booked; ${machine()}`,
      `${SLOW_PHONE}; signed in; ${RUNS} runs; the times are the machine's, nobody stops to read`,
    ],
    stages,
  );
}

async function bookOnce(browser: Browser, url: string, pick: number): Promise<Stage[]> {
  const phone = await newPhone(browser, url);
  // A new patient each time: none can have two visits at one time.
  const username = `bench${pick}`;
  const data = { username, password: 'secret-1', fullName: 'Bench Patient', email: `${username}@example.com` };
  await phone.request.post('/api/register', { data });
  const { page, traffic, quiet } = await openSlowPage(phone);
  page.setDefaultTimeout(60_000);
  const q = 'family medicine';
  const wanted = await freeSlot(page, { q, city: 'Lagos' }, pick);

  const stages: Stage[] = [];
  const started = performance.now();
  const reached = async (name: string) => {
    const atMs = performance.now() - started;
    await quiet();
    stages.push({ name, bytes: total(traffic), atMs });
  };
  await page.goto('/');
  await page.getByRole('radio', { name: /Routine Care/ }).waitFor();
  await reached('the home page');

  await page.getByRole('radio', { name: /Routine Care/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(q);
  await page.waitForURL(/q=family/);
  const card = page.getByRole('article', { name: wanted.provider.name });
  await card.waitFor();
  await reached('care type and a search');

  await card.getByRole('link', { name: /^Book/ }).click();
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('button', { name: 'Fever' }).click();
  await reached('opening the booking');

  await next.click();
  await chooseSlot(dialog, wanted);
  await next.click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await dialog.getByText('Your appointment is booked').waitFor();
  await reached('day, time, confirmation');
  await phone.close();
  return stages;
}
