import type { Locator, Page } from '@playwright/test';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './fixtures.ts';
import {
  addMember,
  appointmentRow,
  createAppointment,
  createAppointmentWith,
  describePlace,
  newPractice,
  openFrom,
  type Practice,
  signInTo,
} from './portal-practice.ts';

test.use({ allowedConsole: [/status of 409/] });

const DAY = addDays(lagosDate(Date.now()), 1);
const at = (time: string) => lagosInstant(DAY, time);

/** A place that is open from 08:00 to 17:00, with two people with visits of tomorrow at the given times. */
async function busyPlace(booked: Readonly<Record<'Dr. Ada Obi' | 'Dr. Emeka Eze', readonly string[]>>) {
  const practice = await newPractice();
  await openFrom(practice, '08:00', '17:00');
  const { people } = await describePlace(practice, { 'Dr. Ada Obi': 'Dentist', 'Dr. Emeka Eze': 'Dentist' }, {});
  const ids = new Map<string, number>();
  for (const [name, times] of Object.entries(booked)) {
    for (const time of times) {
      const patient = `Patient ${name.at(4)} ${time}`;
      ids.set(patient, await createAppointmentWith(people.get(name) ?? 0, practice.providerId, at(time), patient));
    }
  }
  return { practice, ids };
}

async function openDay(page: Page, practice: Practice): Promise<Locator> {
  await signInTo(page, practice);
  await page.goto(`/provider-portal?date=${DAY}`);
  await hydrated(page);
  const grid = page.getByRole('grid', { name: 'Visits of this day' });
  await expect(grid).toBeVisible();
  return grid;
}
const block = (grid: Locator, name: RegExp) => grid.getByRole('gridcell', { name });

test('a day of 13 visits is one screen of 1280 x 800, with gaps, counts and a search', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { practice } = await busyPlace({
    'Dr. Ada Obi': ['08:00', '08:30', '09:30', '10:00', '11:00', '14:00', '16:30'],
    'Dr. Emeka Eze': ['08:00', '09:00', '10:30', '12:00', '15:00', '16:30'],
  });
  const grid = await openDay(page, practice);
  const blocks = block(grid, /Patient/);
  await expect(blocks).toHaveCount(13);
  await expect(page.getByText('13 visits')).toBeVisible();
  for (const one of [...(await blocks.all()), page.getByText('08:00', { exact: true }).first()])
    await expect(one).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('17:00', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const sizes = await page.locator('.day-grid').evaluate((part) => [part.scrollHeight, part.clientHeight]);
  expect(sizes[0], 'nothing scrolls in the grid').toBe(sizes[1]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A gap books its time with its person.
  await block(grid, /^Free 11:30 to 14:00/).click();
  const booking = page.getByRole('dialog', { name: 'New visit' });
  await expect(booking.getByLabel('With')).toHaveValue(/\d+/);
  await expect(booking.getByText(/11:30$/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block(grid, /^Free 11:30 to 14:00/)).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('patient e 10');
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(block(grid, /Patient E 10:30/)).toBeFocused();

  // The whole card, from which it can be moved and cancelled as in a list.
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Visit' });
  await expect(card.getByText('0803 555 0101')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /Cancel/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this visit?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(block(grid, /Patient E 10:30/)).toBeFocused();
});

test('a visit is moved by keyboard alone, to another person and time', { tag: '@desktop' }, async ({ page }) => {
  const { practice, ids } = await busyPlace({ 'Dr. Ada Obi': ['09:30'], 'Dr. Emeka Eze': ['10:00'] });
  const grid = await openDay(page, practice);
  // From the search into the grid, as a user without a mouse goes.
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  const list = page.getByRole('button', { name: 'Show as a list' });
  await expect(list).toBeFocused();
  // Past the links to print and to the fees.
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(block(grid, /^Free 08:00 to 09:30/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block(grid, /Patient A 09:30/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(block(grid, /Patient A 09:30/)).toBeFocused();

  await page.keyboard.press('m');
  await expect(page.getByText('Patient A 09:30 is picked up.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Patient A 09:30 to 10:00, Dr. Ada Obi')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Patient A 09:30 to 10:00 (taken), Dr. Emeka Eze')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Patient A 09:30 to 10:30, Dr. Emeka Eze')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Put back: nothing has changed.')).toBeVisible();
  expect(await appointmentRow(ids.get('Patient A 09:30') ?? 0)).toMatchObject({ status: 'scheduled' });

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Patient A 09:30 to 10:00, Dr. Ada Obi')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('(taken)')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('to 10:30, Dr. Emeka Eze')).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Patient A 09:30 from 09:30 to 10:30?' });
  await expect(dialog.getByText('With Dr. Emeka Eze')).toBeVisible();
  await expect(dialog.getByText('is told the old time, the new one and why it moved')).toBeVisible();
  await expect(dialog.getByText('By e-mail', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Move the visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(block(grid, /^10:30 to 11:00, Patient A 09:30/)).toBeFocused();
  expect(await appointmentRow(ids.get('Patient A 09:30') ?? 0)).toMatchObject({ status: 'rescheduled' });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
});

/** Presses a block, moves it down by the height of some hours in its own column and holds it there. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + 20, start.y + 5);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + 20, { steps: 5 });
  await page.mouse.move(end.x + 20, end.y + 7);
}

/** A drop and Escape change nothing, and neither does Escape before the drop. */
async function dragWithoutChange(page: Page, grid: Locator, ids: ReadonlyMap<string, number>): Promise<void> {
  const id = ids.get('Patient A 08:00') ?? 0;
  const [from, gap] = [block(grid, /Patient A 08:00/), block(grid, /^Free 09:30/)];
  const moves: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && moves.push(request.url()));

  await drag(page, from, gap);
  await expect(page.getByText('Patient A 08:00 to 09:30, Dr. Ada Obi')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('Put back: nothing has changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await drag(page, from, gap);
  await expect(page.getByText('Patient A 08:00 to 09:30, Dr. Ada Obi')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move Patient A 08:00 from 08:00 to 09:30?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(from).toBeFocused();
  expect(moves.filter((url) => url.includes('/move'))).toEqual([]);
  expect(await appointmentRow(id)).toMatchObject({ status: 'scheduled' });
  await page.reload();
  await expect(block(grid, /^08:00 to 08:30, Patient A 08:00/)).toBeVisible();
}

/** A change by another desk ends a drag of that visit, and leaves the focus elsewhere alone. */
async function changeElsewhere(page: Page, grid: Locator, ids: ReadonlyMap<string, number>): Promise<void> {
  await block(grid, /Patient A 09:00/).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Patient A 09:00 is picked up.')).toBeVisible();
  const cancel = async (patient: string) => {
    const answer = await page.request.post(`/api/portal/visits/${ids.get(patient)}/cancel`, {
      data: { reason: 'The doctor is away.', was: { date: new Date(at(patient.slice(-5))).toISOString() } },
    });
    expect(answer.status()).toBe(200);
  };
  await cancel('Patient A 08:00');
  await expect(block(grid, /Patient A 08:00/)).toBeHidden();
  await expect(block(grid, /Patient A 09:00/)).toBeFocused();
  await expect(page.getByText('Patient A 09:00 is picked up.')).toBeVisible();
  await cancel('Patient A 09:00');
  await expect(page.getByText('This visit has been changed by another user meanwhile.')).toBeVisible();
}

test('a drop that is taken back changes nothing, and a change by another desk ends a drag', {
  tag: '@desktop',
}, async ({ page }) => {
  const { practice, ids } = await busyPlace({ 'Dr. Ada Obi': ['08:00', '09:00'], 'Dr. Emeka Eze': [] });
  const grid = await openDay(page, practice);
  await test.step('a drop and Escape change nothing', () => dragWithoutChange(page, grid, ids));
  await test.step('a change by another desk ends a drag of that visit only', () => changeElsewhere(page, grid, ids));
});

test('of two desks that drag one visit one moves it, and the other reads who did', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const { practice, ids } = await busyPlace({ 'Dr. Ada Obi': ['08:00'], 'Dr. Emeka Eze': [] });
  const ngozi = await addMember(practice, 'Ngozi Desk');
  const second = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const grids = [await openDay(page, practice), await openDay(second, ngozi)] as const;
  for (const [index, desk] of [page, second].entries()) {
    const grid = grids[index] ?? grids[0];
    await drag(desk, block(grid, /Patient A 08:00/), block(grid, /^Free 08:30/));
    await expect(desk.getByText('Patient A 08:00 to 08:30, Dr. Ada Obi')).toBeVisible();
    await desk.mouse.up();
    await expect(desk.getByRole('dialog', { name: 'Move Patient A 08:00 from 08:00 to 08:30?' })).toBeVisible();
  }
  // Both drop it at the same time; a reason makes the second change another one than the first, sent again.
  await page.getByLabel('Why? (optional)').fill('Dr. Obi comes later.');
  await second.keyboard.press('Enter');
  await expect(block(grids[1], /^08:30 to 09:00, Patient A/)).toBeFocused();
  await page.getByRole('button', { name: 'Move the visit' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This visit has been moved to another time meanwhile. Ngozi Desk did that.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(block(grids[0], /^08:30 to 09:00, Patient A/)).toBeVisible();
  await expect(block(grids[0], /Patient A/)).toHaveCount(1);
  expect(await appointmentRow(ids.get('Patient A 08:00') ?? 0)).toMatchObject({ status: 'rescheduled' });
});

test('the week of a place is the same grid, and a visit is moved to another day', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const id = await createAppointment(practice.providerId, at('10:00'), 'Bola Week', 'Cough');
  await page.goto(`/provider-portal?tab=week&date=${DAY}`);
  const grid = page.getByRole('grid', { name: 'Visits of this week' });
  await expect(grid.getByRole('row')).toHaveCount(7);
  await block(grid, /Bola Week/).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Bola Week is picked up.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Bola Week to 10:30')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move Bola Week from 10:00 to 10:30?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(block(grid, /^10:30 to 11:00, Bola Week/)).toBeVisible();
  expect(await appointmentRow(id)).toMatchObject({ status: 'rescheduled' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('on a phone the list shows free time between visits, which books it', async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await createAppointment(practice.providerId, at('10:00'), 'Bola Phone', 'Cough');
  await page.goto(`/provider-portal?date=${DAY}`);
  await hydrated(page);
  const day = page.getByRole('list', { name: 'Visits of this day' });
  await expect(day.getByRole('button', { name: /^Free/ })).toHaveText(['Free 09:00 to 10:00', 'Free 10:30 to 12:00']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await day.getByRole('button', { name: 'Free 10:30 to 12:00' }).dblclick();
  const booking = page.getByRole('dialog', { name: 'New visit' });
  await expect(booking.getByText(/10:30$/).last()).toBeVisible();
  await page.goBack();
  await expect(booking).toBeHidden();
  await expect(day).toBeVisible();
});
