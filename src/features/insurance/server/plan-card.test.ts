import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { claimedPng } from '#test/claimed-png.ts';
import { planOf } from '#test/insurance-plan.ts';
import { newAccount, PASSWORD } from '#test/sign-in.ts';
import { cleanUpCards } from './clean-up-cards.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cards-'));
const t = await testApp('empty', { DATA_DIR: dataDir });
let ada: { readonly id: number; readonly cookie: string };
let planId = 0;
beforeEach(async () => {
  ada = await newAccount(t, `ada-${(planId += 1)}`);
  planId = await planOf(t, ada);
});

const folder = join(dataDir, 'plan-cards');
const files = () => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
const photo = async (width = 400, height = 200, background = '#0b6b4f') =>
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const ask = async (method: 'GET' | 'PUT' | 'DELETE', payload?: Buffer, cookie = ada.cookie, id = planId) =>
  await t.app.inject({
    method,
    url: `/api/insurance-plans/${id}/card`,
    headers: { cookie, ...(payload && { 'content-type': 'image/jpeg' }) },
    ...(payload && { payload }),
  });
const plan = async () =>
  (await t.app.inject({ url: '/api/insurance-plans', headers: { cookie: ada.cookie } })).json<InsurancePlan[]>()[0];
const keep = async (bytes?: Buffer) => {
  const before = files();
  const answer = await ask('PUT', bytes ?? (await photo()));
  expect(answer.statusCode, answer.body).toBe(200);
  return files().filter((name) => !before.includes(name));
};

test('a picture is scaled down, without metadata, under a random name, and only its owner can read it, uncached', async () => {
  const sent = await sharp(await photo(3000, 1500))
    .withExif({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer();
  expect((await plan())?.cardAddedAt).toBeNull();
  const [name] = await keep(sent);
  expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/);
  expect((await plan())?.cardAddedAt).toBe(new Date(t.clock.nowMs).toISOString());
  const shown = await ask('GET');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1024, height: 512, exif: undefined });
  expect(shown.rawPayload.toString('latin1')).not.toContain('SECRET');
  for (const url of [`/images/${name}`, `/plan-cards/${name}`]) {
    expect((await t.app.inject({ url, headers: { cookie: ada.cookie } })).headers['content-type']).not.toBe(
      'image/webp',
    );
  }
});

test('other users, administrators too, can neither read nor change it', async () => {
  const [name] = await keep();
  const shown = (await ask('GET')).rawPayload;
  const others = [await newPatient(t), await newPatient(t, { role: 'admin', permissions: ['super_admin'] })];
  for (const { cookie } of others) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const bytes = method === 'PUT' ? await photo() : undefined;
      const [theirs, missing] = [await ask(method, bytes, cookie), await ask(method, bytes, cookie, 999_999)];
      expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body]);
    }
  }
  expect(files()).toContain(name);
  expect((await ask('GET')).rawPayload.equals(shown)).toBe(true);
});

test.each<[string, () => Buffer, number]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 415],
  ['a PNG that unpacks to 3.6 thousand million pixels', () => claimedPng(60_000, 60_000), 413],
  ['nothing', () => Buffer.alloc(0), 400],
  ['5 MB and a byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413],
])('%s is refused, and the former picture stays', async (_what, make, status) => {
  await keep();
  const before = files();
  const shown = (await ask('GET')).rawPayload;
  const answer = await ask('PUT', make());
  expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string']);
  expect(files()).toEqual(before);
  expect((await ask('GET')).rawPayload.equals(shown)).toBe(true);
});

test('a new picture replaces the former one; removing it is idempotent', async () => {
  const [first] = await keep();
  const [second] = await keep(await photo(100, 50, '#ffffff'));
  expect(files()).not.toContain(first);
  expect(files()).toContain(second);
  for (const _time of [1, 2]) expect((await ask('DELETE')).json()).toMatchObject({ id: planId, cardAddedAt: null });
  expect(files()).not.toContain(second);
  expect((await ask('GET')).statusCode).toBe(404);
});

test('the picture is deleted with its plan, and with the account', async () => {
  const [ofPlan] = await keep();
  await t.app.inject({ method: 'DELETE', url: `/api/insurance-plans/${planId}`, headers: { cookie: ada.cookie } });
  expect(files()).not.toContain(ofPlan);
  planId = await planOf(t, ada);
  const [ofAccount] = await keep();
  expect(files()).toContain(ofAccount);
  const gone = await t.app.inject({
    method: 'DELETE',
    url: `/api/users/${ada.id}`,
    payload: { password: PASSWORD },
    headers: { cookie: ada.cookie },
  });
  expect(gone.statusCode, gone.body).toBe(200);
  expect(files()).not.toContain(ofAccount);
});

test('the export says that there is a picture, without its file name', async () => {
  const [name] = await keep();
  const answer = await t.app.inject({ url: `/api/users/${ada.id}/export`, headers: { cookie: ada.cookie } });
  expect(answer.json().data.insurancePlans).toMatchObject([{ cardAddedAt: new Date(t.clock.nowMs).toISOString() }]);
  expect(answer.body).not.toContain(name);
});

test('an unreferenced file is deleted after an hour; a referenced one stays', async () => {
  const [named = ''] = await keep();
  const left = await planOf(t, ada);
  await ask('PUT', await photo(), ada.cookie, left);
  const orphan = files().find((name) => name !== named && !named.includes(name)) ?? '';
  await t.pool.query('update insurance_plans set card_file = null where card_file = $1', [orphan]);
  const clean = () =>
    cleanUpCards.run({
      app: t.app,
      db: t.db,
      config: readConfig({ DATA_DIR: dataDir }),
      keyFor: TEST_KEYS,
      now: t.clock.now,
    });
  const aged = (hours: number) => new Date(t.clock.nowMs - hours * 60 * 60 * 1000);
  for (const name of [named, orphan]) utimesSync(join(folder, name), aged(0.5), aged(0.5));
  await clean();
  expect(files()).toEqual(expect.arrayContaining([named, orphan]));
  for (const name of [named, orphan]) utimesSync(join(folder, name), aged(2), aged(2));
  await clean();
  expect([files().includes(named), files().includes(orphan)]).toEqual([true, false]);
});
