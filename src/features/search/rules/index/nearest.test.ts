import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EARTH_RADIUS_KM } from '#platform/common/places/distance.ts';
import { kmOfSquare, spotOf, squareOfKm } from '../places/sphere.ts';
import { buildKdTree, type Coordinates } from './kd-tree.ts';
import { nearestRows, rowsWithin } from './nearest.ts';
import { RowSet } from './row-set.ts';

const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((n) => n / 1000);
const point = fc.tuple(degrees(4, 14), degrees(2, 15));
/** Points that are often the same, as those of a ward's middle are. */
const points = fc.array(fc.oneof(point, fc.constantFrom([6.5, 3.4] as const, [9, 7] as const)), { maxLength: 300 });

function treeOf(places: readonly (readonly [number, number])[]) {
  const spots = places.map(([lat, lng]) => spotOf(lat, lng));
  const given = [0, 1, 2].map((axis) => Float64Array.from(spots, (spot) => spot[axis] ?? 0)) as unknown as Coordinates;
  const order = Int32Array.from(places.keys());
  const work = buildKdTree(order, given);
  let step = work.next();
  while (!step.done) step = work.next();
  const coordinates = given.map((values) =>
    Float64Array.from(order, (at) => values[at] ?? 0),
  ) as unknown as Coordinates;
  const rank = Uint32Array.from(order);
  return { placed: { tree: step.value, coordinates, rank }, order };
}

/** As bits, or, of large steps, as a list. */
const everyNth = (rows: number, step: number) =>
  RowSet.ofList(
    Uint32Array.from({ length: Math.ceil(rows / step) }, (_, at) => at * step),
    rows,
  );

it('finds the nearest of any rows in order, equally near ones by their rank, as looking at each does', () => {
  fc.assert(
    fc.property(
      points,
      point,
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(1, 2, 3, 4, 40),
      (places, from, count, step) => {
        const { placed, order } = treeOf(places);
        const wanted = everyNth(places.length, step);
        const spot = spotOf(from[0], from[1]);
        const found = nearestRows(placed, wanted, spot, count, 4);
        const [xs, ys, zs] = placed.coordinates;
        const all = [...order.keys()]
          .filter((row) => wanted.has(row))
          .map((row) => ({
            row,
            square: ((xs[row] ?? 0) - spot[0]) ** 2 + ((ys[row] ?? 0) - spot[1]) ** 2 + ((zs[row] ?? 0) - spot[2]) ** 2,
          }))
          .sort((a, b) => a.square - b.square || (placed.rank[a.row] ?? 0) - (placed.rank[b.row] ?? 0));
        expect(found).toEqual(all.slice(0, count));
      },
    ),
  );
});

it('takes what lies within a radius and nothing else', () => {
  fc.assert(
    fc.property(points, point, fc.integer({ min: 1, max: 1500 }), fc.constantFrom(1, 40), (places, from, km, step) => {
      const { placed, order } = treeOf(places);
      const spot = spotOf(from[0], from[1]);
      const inside = rowsWithin(placed, everyNth(places.length, step), spot, squareOfKm(km));
      const [xs, ys, zs] = placed.coordinates;
      for (const row of order.keys()) {
        const square =
          ((xs[row] ?? 0) - spot[0]) ** 2 + ((ys[row] ?? 0) - spot[1]) ** 2 + ((zs[row] ?? 0) - spot[2]) ** 2;
        expect(inside.has(row)).toBe(row % step === 0 && square <= squareOfKm(km));
      }
    }),
  );
});

it('measures along the surface of the Earth', () => {
  const [ikeja, marina] = [spotOf(6.6018, 3.3515), spotOf(6.4541, 3.3947)];
  const square = ikeja.reduce((sum, value, axis) => sum + (value - (marina[axis] ?? 0)) ** 2, 0);
  expect(kmOfSquare(square)).toBeCloseTo(17.1, 1);
  expect(kmOfSquare(squareOfKm(250))).toBeCloseTo(250, 6);
  expect(kmOfSquare(4)).toBeCloseTo(Math.PI * EARTH_RADIUS_KM, 6);
});
