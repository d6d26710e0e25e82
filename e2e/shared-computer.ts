import type { Page } from '@playwright/test';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { expect } from './fixtures.ts';
import { newPractice, type Practice, signInTo, withDatabase } from './portal-practice.ts';

export const PASSWORD = 'portal-journey-9316';
export const ADA_PIN = '274916';
export const BOLA_PIN = '830571';
export const PATIENT = 'Zainab Umar';
export const REASON = 'The doctor is away this afternoon';

/** The title of the lock screen. */
export const lockScreen = (page: Page) => page.getByRole('heading', { name: 'Locked' });
/** The field for the PIN of a member. */
export const pinOf = (page: Page, name: string) => page.getByLabel(`PIN of ${name}`);

/** Adds Bola, of the front desk, who has a PIN. */
export async function addBola({ providerId }: Practice): Promise<void> {
  const pinHash = await hashPassword(BOLA_PIN);
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (username, email, password_hash, full_name, role)
       values ($1, $2, '!', 'Bola Front', 'provider') returning id`,
      [`bola-${providerId}`, `bola-${providerId}@example.com`],
    );
    const id = rows[0]?.id;
    await client.query(
      `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'desk', now())`,
      [providerId, id],
    );
    await client.query('insert into member_pins (user_id, pin_hash, set_at) values ($1, $2, now())', [id, pinHash]);
  });
}

/** A shared computer of a new practice where Ada, the owner, is signed in with the password and has a PIN. */
export async function sharedComputer(page: Page): Promise<Practice> {
  const practice = await newPractice();
  await addBola(practice);
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}/desks`;
  expect((await page.request.post(url, { data: { name: 'Reception 1' } })).status()).toBe(201);
  const pin = { pin: ADA_PIN, password: PASSWORD };
  expect((await page.request.put('/api/portal/pin', { data: pin })).status()).toBe(200);
  return practice;
}

/** Signs in on the lock screen, without the PIN. */
export async function signInWithPassword(page: Page, practice: Practice): Promise<void> {
  await expect(lockScreen(page)).toBeVisible();
  // What is loaded above the button moves it.
  await expect(page.getByText(/Not in the list\?|No one has set a PIN/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await expect(page.getByLabel('Username or e-mail')).toBeFocused();
  await fillSignIn(page, practice);
}

/** Fills the form of the sign-in with the password. */
export async function fillSignIn(page: Page, { username }: Practice): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: /^Today/, includeHidden: true })).toBeVisible();
}

/** Everything that the document shows or tells. */
export const documentText = (page: Page) => page.evaluate(() => document.title + document.documentElement.outerHTML);

/** Fails if the document names a patient or what a member typed. */
export async function expectNoPatient(page: Page): Promise<void> {
  const text = await documentText(page);
  for (const secret of [PATIENT, 'Crushing chest pain', REASON]) expect(text).not.toContain(secret);
}

/** What IndexedDB of this browser has: how many packs, keys for members and waiting writes, and all of it as text. */
export async function keptOn(page: Page) {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const count: Record<string, number> = { pack: 0, wraps: 0, writes: 0 };
    let text = '';
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await done(database.transaction(store).objectStore(store).getAll());
        count[store] = rows.length;
        const readable = (_key: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
        text += JSON.stringify(rows, readable);
      }
      database.close();
    }
    return { pack: count['pack'] ?? 0, wraps: count['wraps'] ?? 0, writes: count['writes'] ?? 0, text };
  });
}
