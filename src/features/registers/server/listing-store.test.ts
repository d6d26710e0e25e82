import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { testDatabase } from '#test/database.ts';
import type { Listing } from '../rules/listing.ts';
import { saveListings } from './listing-store.ts';

const { db } = await testDatabase();
beforeEach(async () => {
  await db.delete(providers);
});

const listing = (sourceKey: string, changes: Partial<Listing> = {}): Listing => ({
  source: 'test_register',
  sourceKey,
  name: `Clinic ${sourceKey}`,
  specialty: 'Family Medicine (General Practitioner)',
  facilityType: 'Clinic',
  address: '',
  state: 'Lagos',
  lga: null,
  latitude: 6.529438,
  longitude: 3.36186434567891,
  locationPrecision: 'exact',
  phone: null,
  ...changes,
});
const listed = { bookable: false };
const stored = async (sourceKey: string) => {
  const [row] = await db.select().from(providers).where(eq(providers.sourceKey, sourceKey));
  return row;
};

describe('saving listings', () => {
  it('inserts, then changes nothing, then updates what the register changed', async () => {
    const both = [listing('a'), listing('b')];
    expect(await saveListings(db, both, listed)).toEqual({ inserted: 2, updated: 0, unchanged: 0 });
    const before = await stored('a');
    expect(before).toMatchObject({ latitude: 6.529438, longitude: 3.36186434567891, bookable: false, phone: null });
    expect(await saveListings(db, both, listed)).toEqual({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await stored('a')).toEqual(before);

    const changed = [listing('a', { phone: '01 234 5678' }), listing('b'), listing('c')];
    expect(await saveListings(db, changed, listed)).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
    const after = await stored('a');
    expect(after).toMatchObject({ id: before?.id, phone: '01 234 5678', createdAt: before?.createdAt });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
  });

  it('writes nothing the second time: no row version, no number of the id sequence', async () => {
    const version = () => db.select({ xmin: sql`xmin::text`, xmax: sql`xmax::text` }).from(providers);
    await saveListings(db, [listing('a')], listed);
    const before = await version();
    await saveListings(db, [listing('a')], listed);
    expect(await version()).toEqual(before);
    await saveListings(db, [listing('b')], listed);
    expect((await stored('b'))?.id).toBe(((await stored('a'))?.id ?? 0) + 1);
  });

  it('clears a value that the register no longer has', async () => {
    await saveListings(db, [listing('a', { phone: '01 234 5678', lga: 'Ikeja' })], listed);
    await saveListings(db, [listing('a', { latitude: null, longitude: null, locationPrecision: 'unknown' })], listed);
    expect(await stored('a')).toMatchObject({ phone: null, lga: null, latitude: null, locationPrecision: 'unknown' });
  });

  it('changes no column that a register does not fill', async () => {
    await saveListings(db, [listing('a')], listed);
    const own = { bio: 'Ours', languages: ['Yoruba'], telehealthAvailable: true, visitMinutes: 20, ratingTenths: 45 };
    await db.update(providers).set(own).where(eq(providers.sourceKey, 'a'));
    await saveListings(db, [listing('a', { name: 'New Name' })], listed);
    expect(await stored('a')).toMatchObject({ ...own, name: 'New Name' });
  });

  it('sets bookable and never unsets it', async () => {
    await saveListings(db, [listing('a')], listed);
    expect(await saveListings(db, [listing('a')], { bookable: true })).toMatchObject({ updated: 1 });
    expect(await saveListings(db, [listing('a')], listed)).toMatchObject({ unchanged: 1 });
    await saveListings(db, [listing('a', { name: 'New Name' })], listed);
    expect(await stored('a')).toMatchObject({ name: 'New Name', bookable: true });
  });

  it('takes the first of two listings with the same key; keys of different registers are different', async () => {
    const batch = [listing('a'), listing('a', { name: 'Second' }), listing('a', { source: 'other_register' })];
    expect(await saveListings(db, batch, listed)).toEqual({ inserted: 2, updated: 0, unchanged: 1 });
    expect(await db.select().from(providers).where(eq(providers.name, 'Second'))).toEqual([]);
  });
});

describe('importing over changes made here', () => {
  it('keeps edited columns; the rest follows the register', async () => {
    await saveListings(db, [listing('a', { lga: 'Ikeja' }), listing('b')], listed);
    const written = { name: 'Written Here', lga: 'Epe', editedColumns: ['name', 'lga'], searchText: 'written here' };
    await db.update(providers).set(written).where(eq(providers.sourceKey, 'a'));
    const next = [
      listing('a', { name: 'Registered', lga: 'Agege', phone: '01 234 5678', latitude: 6.6 }),
      listing('b'),
    ];
    expect(await saveListings(db, next, listed)).toEqual({ inserted: 0, updated: 1, unchanged: 1 });
    const after = await stored('a');
    // The place was edited, so the point stays too.
    expect(after).toMatchObject({ name: 'Written Here', lga: 'Epe', phone: '01 234 5678', latitude: 6.529438 });
    expect(after?.searchText).toBe('written here family medicine general practitioner clinic epe lagos');
    expect(await saveListings(db, next, listed)).toEqual({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await stored('a')).toEqual(after);
  });

  it('keeps a removed provider removed, even if the register changes', async () => {
    await saveListings(db, [listing('a')], listed);
    const gone = { removedAt: new Date('2026-11-20'), bookingState: 'closed' as const, name: 'Gone' };
    for (const editedColumns of [[], ['phone']]) {
      await db
        .update(providers)
        .set({ ...gone, editedColumns })
        .where(eq(providers.sourceKey, 'a'));
      const before = await stored('a');
      const again = [listing('a', { name: 'Back Again', phone: '01 234 5678' })];
      expect(await saveListings(db, again, { bookable: true })).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
      expect(await stored('a')).toEqual(before);
    }
  });
});

describe('a batch', () => {
  it('may be empty', async () => {
    expect(await saveListings(db, [], listed)).toEqual({ inserted: 0, updated: 0, unchanged: 0 });
  });

  it('that is imported twice at once makes each listing once', async () => {
    const many = Array.from({ length: 400 }, (_, n) => listing(`k${n}`));
    const reports = await Promise.all([many, many.toReversed(), many].map((batch) => saveListings(db, batch, listed)));
    expect(reports.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(400);
    expect(await db.select({ id: providers.id }).from(providers)).toHaveLength(400);
  });
});
