import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { LYNX, TextBrowser } from './text-browser.ts';

// `npm test` installs Lynx if it can.
const program = LYNX;
if (program !== undefined) {
  test('in a text browser, a new patient finds a provider, registers and books', async ({ baseURL, request }) => {
    const name = `lynx-${randomUUID().slice(0, 8)}`;
    const password = 'a long and rare one';
    const browser = new TextBrowser(program, `${baseURL}/?careType=routine`);
    try {
      await browser.arrive('providers in');
      browser.follow('Book Appointment');
      await browser.arrive('Book on a simple page');
      browser.follow('Book on a simple page');
      await browser.arrive('Free times on');
      browser.follow('Continue');
      await browser.arrive('Describe Your Symptoms');
      browser.fill('better or worse, medicines you take.', 'Check-up');
      browser.follow('Continue');
      await browser.arrive('New here? Create an account');
      browser.fill('Full name', 'Ada Lynx');
      browser.fill('E-mail', `${name}@example.com`);
      browser.fill('At least 3 characters.', name);
      browser.fill('At least 6 characters.', password);
      browser.follow('Create Account');
      await browser.arrive('Confirm Appointment');
      browser.follow('Confirm Appointment');
      await browser.arrive('Your appointment is booked');
    } finally {
      browser.close();
    }
    await request.post('/api/login', { data: { username: name, password } });
    const own = (await (await request.get('/api/user')).json()) as { id: number };
    const booked = await (await request.get(`/api/users/${own.id}/appointments`)).json();
    expect(booked).toMatchObject([{ reason: 'Check-up', status: 'scheduled' }]);
  });
}
