import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import { SITEMAP_IDS } from './sitemap-store.ts';

const DATE = '2026-11-24';
const FREE = `${DATE}T09:30:00.000Z`;
const DESCRIBED = { name: 'Vanishing Point Clinic', lga: 'Epe', latitude: 6.58, longitude: 3.98 };

/** A server with two providers. `remove` removes one of them, after the search has found it. */
async function withRemovedProvider(options: { readonly indexed: boolean }) {
  const t = await testApp('empty', {}, options);
  const patient = await newPatient(t);
  const stays = await newProvider(t, { name: 'Staying Clinic', lga: 'Epe' });
  const gone = await newProvider(t, { ...DESCRIBED, locationPrecision: 'exact' });
  const read = async (url: string) => await t.app.inject({ url });
  const idsOf = async (url: string) => (await read(url)).json<{ id?: number }[]>().map(({ id }) => id);
  const remove = async () => {
    await t.app.ready();
    await t.app.searchSettled?.();
    expect(await idsOf('/api/providers?q=vanishing')).toEqual([gone]);
    await t.db
      .update(providers)
      .set({ removedAt: new Date(t.clock.nowMs), bookingState: 'closed' })
      .where(eq(providers.id, gone));
    await t.app.searchSettled?.();
  };
  return { t, patient, stays, gone, read, idsOf, remove };
}

// Once as a change to an index that was read before, as in the product, and once with an index that is read after it.
describe.each([{ indexed: true }, { indexed: false }])('a removed provider (indexed: $indexed)', async (options) => {
  const { t, patient, stays, gone, read, idsOf, remove } = await withRemovedProvider(options);
  beforeAll(remove);

  test.each([
    '/api/providers',
    '/api/providers?q=vanishing',
    '/api/providers?q=vanishng',
    '/api/providers?city=Lagos&acceptingNewPatients=true',
    '/api/providers?lga=Epe',
    `/api/providers?availableOn=${DATE}`,
    '/api/providers?openNow=true',
    '/api/providers?lat=6.58&lng=3.98&radiusKm=5',
    '/api/providers/suggestions?q=vanish',
  ])('is not found by %s', async (url) => {
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Vanishing');
    expect(await idsOf(url)).not.toContain(gone);
  });

  test('is counted nowhere', async () => {
    expect((await read('/api/providers')).headers['x-total-count']).toBe('1');
    expect((await read('/api/providers/counts')).json()).toMatchObject({
      state: { Lagos: 1 },
      acceptingNewPatients: 1,
    });
  });

  test.each(['', '/reviews', `/availability?date=${DATE}`])('answers %s like one that never was', async (part) => {
    const [removed, missing] = [
      await read(`/api/providers/${gone}${part}`),
      await read(`/api/providers/999999${part}`),
    ];
    expect(removed.statusCode).toBe(404);
    expect(removed.body).toBe(missing.body);
  });

  test('is in no sitemap', async () => {
    const sitemaps = await read(`/sitemap-providers-${Math.floor(stays / SITEMAP_IDS)}.xml`);
    expect(sitemaps.body).toContain(`/provider/${stays}<`);
    expect(sitemaps.body).not.toContain(`/provider/${gone}<`);
  });

  test('takes no booking and no hold, and nothing is written', async () => {
    const { cookie } = patient;
    const appointment = { providerId: gone, date: FREE, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    expect((await post(t, '/api/appointments', appointment, { cookie })).statusCode).toBe(404);
    expect((await post(t, '/api/slot-holds', { providerId: gone, date: FREE }, { cookie })).statusCode).toBe(404);
    expect(await t.db.select().from(appointments)).toEqual([]);
    expect(await t.db.select().from(slotHolds)).toEqual([]);
    expect(await t.db.select().from(reviews)).toEqual([]);
  });
});
