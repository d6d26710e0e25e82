import type { Segment } from '#features/search/rules/index/segment.ts';

/** Returns the card of a row as JSON in UTF-8, without the closing brace and the fields that change with time. */
export function cardAt({ cards: { values, starts } }: Segment, row: number): Buffer {
  const from = starts[row] ?? 0;
  return Buffer.from(values.buffer, values.byteOffset + from, (starts[row + 1] ?? 0) - from);
}
