import { expect, test } from 'vitest';
import { readClientQuery } from './client-query.ts';

test('a name is looked for by its words', () => {
  expect(readClientQuery("Ọbi O'Ada")).toEqual({
    words: ['obi', 'oada'],
    digits: undefined,
    hospitalNumber: "ọbi o'ada",
  });
});

test('a telephone number is looked for without what stands before it', () => {
  for (const typed of ['0803 123', '+234 803-123', '234803123']) {
    expect(readClientQuery(typed)).toMatchObject({ words: [], digits: '803123' });
  }
});

test('a few digits are a hospital number only', () => {
  expect(readClientQuery('017')).toEqual({ words: [], digits: undefined, hospitalNumber: '017' });
});
