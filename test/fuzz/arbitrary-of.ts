import fc, { type Arbitrary } from 'fast-check';

/** The subset of JSON Schema that the contract's schemas produce. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

const DAY = /^\^?\\d\{4\}-\\d\{2\}-\\d\{2\}\$?$/;
const MAX_TEXT = 400;

/**
 * Generates values that match a schema, boundaries included. They may break rules that a schema can't express, such as that
 * a date exists; a refusal is then correct.
 */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf !== undefined) return arbitraryOf(Object.assign({}, ...schema.allOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

function textOf({ minLength = 0, maxLength = MAX_TEXT, pattern, format }: JsonSchema): Arbitrary<string> {
  if (format === 'email' || /@/.test(pattern ?? '')) return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (DAY.test(pattern ?? '')) return dayText();
  if (pattern !== undefined) return matching(pattern, minLength, maxLength);
  const max = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  const edges = [minLength, Math.min(maxLength, 20_000)].map((length) => fc.constant('ọ'.repeat(length)));
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: max }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: max }) },
    ...edges.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

function dayText(): Arbitrary<string> {
  const real = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const edges = fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2024-02-29', '2023-02-29', '2026-11-24');
  return fc.oneof({ weight: 3, arbitrary: real }, { weight: 1, arbitrary: edges });
}

function matching(pattern: string, minLength: number, maxLength: number): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    // Patterns with Unicode classes can't be generated; all of them allow letters and digits.
    return fc.string({
      unit: fc.constantFrom(...Array.from('abcXYZ019._-')),
      minLength,
      maxLength: Math.min(maxLength, 40),
    });
  }
}

function wholeOf({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: JsonSchema): Arbitrary<number> {
  return fc.oneof(fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }), fc.constantFrom(minimum, maximum));
}

function numberOf({ minimum = -1e308, maximum = 1e308, multipleOf }: JsonSchema): Arbitrary<number> {
  const any = fc.double({ min: minimum, max: maximum, noNaN: true });
  return multipleOf === undefined ? any : any.map((value) => Math.round(value / multipleOf) * multipleOf);
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema): Arbitrary<unknown[]> {
  return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) });
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  const declared = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return declared;
  const more = fc.dictionary(fc.string({ maxLength: 20 }), arbitraryOf(additionalProperties), { maxKeys: 5 });
  return fc.tuple(more, declared).map(([extra, own]) => ({ ...extra, ...own }));
}
