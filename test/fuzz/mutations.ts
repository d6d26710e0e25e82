import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';

const WRONG = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 63,
  1e308,
  '',
  ' ',
  'x'.repeat(5000),
  '\0',
  '\ud800',
  [],
  {},
  [[]],
];

/** A value that no client would send. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...WRONG),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.jsonValue(),
);

/** The same object with one fault: a field missing, added, or of another type. */
export function mutated(object: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(object, fc.nat(), oddValue, fc.constantFrom('less', 'more', 'other'))
    .map(([made, pick, odd, how]) => {
      const fields = Object.entries((made ?? {}) as Record<string, unknown>);
      const at = fields.length === 0 ? 0 : pick % fields.length;
      if (how === 'less') return Object.fromEntries(fields.filter((_, index) => index !== at));
      if (how === 'more' || fields.length === 0) return { ...Object.fromEntries(fields), [`field${pick % 7}`]: odd };
      return Object.fromEntries(fields.map(([name, value], index) => [name, index === at ? odd : value]));
    });
}

/** A body that is not a JSON object, as text. */
export const brokenBody: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '{"a":1,"a":2}',
    '{"__proto__":{}}',
    '{"constructor":{"prototype":{}}}',
    '\ufeff{}',
    `"${'x'.repeat(70_000)}"`,
  ),
);

/** Texts as an id in a path. */
const ID_TEXT = fc.string({ maxLength: 30 }).map(encodeURIComponent);

/** Values for an id in a path, valid or not. */
export function idText(real: readonly (string | number)[]): Arbitrary<string> {
  const odd = [
    '0',
    '-1',
    '1e3',
    '0x1',
    '007',
    '999999999',
    '2147483648',
    '999999999999999',
    '%00',
    '%ff',
    '..',
    '%2e%2e',
    '*',
    ' ',
    'null',
    '1;2',
  ];
  const known = fc.constantFrom(...real.map(String));
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 999_999_999 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: ID_TEXT },
  );
}
