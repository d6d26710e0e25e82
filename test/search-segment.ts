import { defaultHours } from '#features/schedules/rules/slots.ts';
import type { IndexedProvider } from '#features/search/rules/index/indexed-provider.ts';
import type { Segment } from '#features/search/rules/index/segment.ts';
import { SegmentBuilder } from '#features/search/rules/index/segment-builder.ts';
import { type FlagColumn, STORED_FLAGS } from '#features/search/rules/index/stored-flags.ts';

/** The yes/no columns of a listing: nothing is known. */
export const LISTING_FLAGS = Object.fromEntries(STORED_FLAGS.map(([, column]) => [column, false])) as Readonly<
  Record<FlagColumn, boolean>
>;

export type SegmentRow = Pick<IndexedProvider, 'name'> & Partial<IndexedProvider>;

/** Builds an index of facilities with ids from 1 on; by default listings of general care in Ikeja, which take new patients if bookable. */
export function segmentOf(rows: readonly SegmentRow[]): Segment {
  const builder = new SegmentBuilder();
  for (const [at, row] of rows.entries()) {
    const providesUrgentCare = row.providesUrgentCare === true;
    builder.add({
      ...{ id: at + 1, specialty: 'Family Medicine (General Practitioner)', facilityType: null, address: '' },
      ...{ state: 'Lagos', lga: 'Ikeja', latitude: 6.6, longitude: 3.35, languages: [], acceptedInsurance: [] },
      ...{ ...LISTING_FLAGS, acceptingNewPatients: row.bookable === true },
      ...{ ratingTenths: 0, reviewCount: 0, bookable: false, changedAtMs: 0, card: new Uint8Array(0) },
      schedule: { hours: row.bookable ? defaultHours(providesUrgentCare) : [], visitMinutes: 30, providesUrgentCare },
      ...row,
    });
  }
  const work = builder.finish();
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
