import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, tenAm } from './portal-practice.ts';

/** The texts that the server stores; those that could harm a phone or the database are refused. */
const STORABLE = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\0') && text.trim().length > 1);
/** Each fourth of those with a character that means something in HTML: the screens below show all of them. */
const NAMES = STORABLE.filter((text) => /[<>"'`&=]/.test(text)).filter((_text, at) => at % 4 === 0);
const SCREENS = [
  '/profile',
  '/symptom-tracker',
  '/insurance-information',
  '/contact-us',
  '/',
  '/appointments',
] as const;

/** The active content of a document: the number of its scripts, and everything that could start one. */
interface Active {
  readonly scripts: number;
  readonly starters: readonly string[];
}

/** Loads a document in the page, parses it as a browser does, without running it, and returns its active content. */
async function activeParts(page: Page, path: string): Promise<Active> {
  return await page.evaluate(async (from) => {
    const answer = await fetch(from);
    // The policy of this page doesn't allow the style sheets of another one.
    const text = (await answer.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
    const made = new DOMParser().parseFromString(text, 'text/html');
    const starters = [...made.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data:text)/i.test(value))
        .map(({ name }) => `${element.tagName} ${name}`),
    );
    const foreign = [...made.querySelectorAll('iframe, object, embed, base, meta[http-equiv], form[action*="//"]')];
    return {
      scripts: made.querySelectorAll('script').length,
      starters: [...starters, ...foreign.map(({ tagName }) => tagName)],
    };
  }, path);
}

test('no hostile name adds active content to a document', async ({ page }) => {
  await signInAsNewPatient(page);
  const user = (await (await page.request.get('/api/user')).json()) as { id: number };
  await page.goto('/faq');
  const before = await activeParts(page, '/profile');
  expect(before.starters).toEqual([]);
  expect(before.scripts).toBeGreaterThan(0);
  // Several texts a name: a document takes the same time with one.
  const names = packed(
    NAMES.map((text) => text.trim().slice(0, 120).toWellFormed().trim()),
    120,
    ' ',
  );
  let shown = 0;
  for (const name of names) {
    const saved = await page.request.put(`/api/users/${user.id}`, { data: { fullName: name } });
    if (saved.status() !== 200) {
      expect(saved.status(), name).toBe(400);
      continue;
    }
    expect(await activeParts(page, '/profile'), name).toEqual(before);
    shown += 1;
  }
  expect(shown).toBeGreaterThan(names.length * 0.9);
});

test('screens that show hostile texts run only our own scripts', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset['violation'] = `${violatedDirective} by ${blockedURI}`;
    });
  });
  await signInAsNewPatient(page);
  const user = (await (await page.request.get('/api/user')).json()) as { id: number };
  await page.goto('/faq');
  const before = await Promise.all(SCREENS.map((path) => activeParts(page, path)));
  const fullName = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'><svg onload=alert(3)>`;
  expect((await page.request.put(`/api/users/${user.id}`, { data: { fullName } })).status()).toBe(200);

  const markup = STORABLE.filter((text) => /[<>"'&]/.test(text)).map((text) => text.trim());
  const reasons = packed(markup, 3500).slice(0, 3);
  const { providerId } = await newPractice({ acceptsNewPatients: true });
  for (const [index, reason] of reasons.entries()) {
    const date = new Date(tenAm(index + 1).atMs).toISOString();
    const data = { providerId, date, visitType: 'in-person', careType: 'routine', reason };
    const booked = await page.request.post('/api/appointments', { data });
    expect(booked.status(), await booked.text()).toBe(201);
  }
  const allowed = await page.request.put(`/api/users/${user.id}/consents`, {
    data: { purpose: 'symptom_tracking', granted: true },
  });
  expect(allowed.status()).toBe(200);
  const all = STORABLE.map((text) => text.trim());
  for (const notes of packed(all, 9000)) {
    const data = { symptoms: [{ name: 'Headache', severity: 'mild' }], notes };
    const noted = await page.request.post('/api/symptom-tracking', { data });
    expect(noted.status(), await noted.text()).toBe(201);
  }
  for (const text of markup.filter((long) => long.length >= 5 && long.length <= 60).slice(0, 5)) {
    const plan = { provider: 'Hygeia HMO', planName: text, memberId: text, groupNumber: text, policyHolder: text };
    const data = { ...plan, relationToPatient: 'Self', effectiveDate: '2026-01-01', contactNumber: '08031234567' };
    const added = await page.request.post('/api/insurance-plans', { data });
    expect(added.status(), await added.text()).toBe(201);
  }
  expect(await Promise.all(SCREENS.map((path) => activeParts(page, path)))).toEqual(before);
  for (const path of SCREENS) {
    await page.goto(path);
    if (path !== '/contact-us') await hydrated(page);
    await expect(page.locator('[onerror], [onload], iframe, object, embed')).toHaveCount(0);
    await expect(page.locator('html[data-violation]')).toHaveCount(0);
    for (const menu of await page.locator('header summary:visible').all()) {
      await menu.click();
      await menu.click();
    }
  }
  // On the last screen, the appointments.
  await expect(page.getByText('<script>alert(').first()).toBeAttached();
  expect(dialogs).toEqual([]);
});

/** Joins the texts into chunks of at most `maxLength` characters. */
function packed(texts: readonly string[], maxLength: number, between = '\n'): string[] {
  const made: string[] = [];
  for (const text of texts) {
    const last = made.at(-1);
    if (last !== undefined && last.length + text.length < maxLength) made[made.length - 1] = `${last}${between}${text}`;
    else made.push(text);
  }
  return made;
}
