import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, boxOfMarker, roomFor } from './label-room.ts';

const IKEJA = { x: 100, y: 100 };
const write = (name: string, markers: readonly Box[], names: readonly Box[] = []) => {
  const room = roomFor(IKEJA, name, { markers, names });
  return room && [room.x, room.y];
};
const marker = (x: number, y: number) => boxOfMarker({ x, y });

it('keeps a name at its place if no marker covers it', () => {
  expect(write('Ikeja', [])).toEqual([100, 100]);
  expect(write('Ikeja', [marker(150, 100)])).toEqual([100, 100]);
  expect(write('Lagos Mainland', [marker(150, 100)])).not.toEqual([100, 100]);
});

it('moves a name to the nearest side of a marker that would cover it', () => {
  expect(write('Ikeja', [marker(100, 100)])).toEqual([100, 131]);
  expect(write('Ikeja', [marker(100, 110)])).toEqual([100, 79]);
  expect(write('Ikeja', [marker(70, 100)])).toEqual([112, 100]);
});

it('moves a name past several markers and other names', () => {
  expect(write('Ikeja', [marker(100, 100), marker(100, 131)])).toEqual([100, 69]);
  const allen = roomFor({ x: 100, y: 131 }, 'Allen', { markers: [], names: [] }) as Box;
  expect(write('Ikeja', [marker(100, 100)], [allen])).toEqual([100, 69]);
});

it('moves a name to no place where it is covered again', () => {
  expect(write('Ikeja', [marker(70, 100), marker(145, 100)])).not.toEqual([112, 100]);
  const allen = { x: 145, y: 100, across: 20, up: 9 };
  expect(write('Ikeja', [marker(65, 100)], [allen])).not.toEqual([107, 100]);
});

it('keeps a name at its place if only markers leave no room, and omits it if names leave none', () => {
  const crowd = Array.from({ length: 25 }, (_, at) => marker(20 + 40 * (at % 5), 20 + 40 * Math.floor(at / 5)));
  expect(write('Ikeja', crowd)).toEqual([100, 100]);
  expect(write('Ikeja', [], crowd)).toBeUndefined();
});

it('never overlaps two names', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), fc.array(place, { maxLength: 8 }), (places, providers) => {
      const names: Box[] = [];
      for (const at of places) {
        const room = roomFor(at, 'Surulere', { markers: providers.map(boxOfMarker), names });
        if (room !== undefined) names.push(room);
      }
      for (const [at, a] of names.entries())
        for (const b of names.slice(at + 1))
          expect(Math.abs(a.x - b.x) >= a.across + b.across || Math.abs(a.y - b.y) >= a.up + b.up).toBe(true);
    }),
  );
});
