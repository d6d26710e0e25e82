import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCells } from './csv-cells.ts';

const written = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

it('reads back any cells that a CSV writer quotes', () => {
  const cells = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ') }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (row) => {
      expect(csvCells(written(row))).toEqual(row);
    }),
  );
});

it.each([
  ['', ['']],
  ['a,,b,', ['a', '', 'b', '']],
  ['"a, b",c', ['a, b', 'c']],
  ['Kassa "A" Clinic,x', ['Kassa "A" Clinic', 'x']],
  ['"Iku "B" Clinic",x', ['Iku "B" Clinic', 'x']],
  ['"Data,""Organisation unit"",""100.0"""', ['Data,"Organisation unit","100.0"']],
])('reads %j', (record, cells) => {
  expect(csvCells(record)).toEqual(cells);
});

it.each(['"open', 'a,"open,b', '"', '"a""'])('does not invent the end of %j', (record) => {
  expect(csvCells(record)).toBeUndefined();
});

it.each([
  [';', 'a;"b; c";1,5', ['a', 'b; c', '1,5']],
  ['\t', 'a, b\t"c"\t', ['a, b', 'c', '']],
])('reads cells between %j', (separator, record, cells) => {
  expect(csvCells(record, separator)).toEqual(cells);
});
