import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#platform/common/endpoint.ts';
import type { Filled } from '#test/access/call-set-up.ts';
import { arbitraryOf, type JsonSchema } from './arbitrary-of.ts';
import { brokenBody, idText, mutated, oddValue } from './mutations.ts';

const HEADERS = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.uuid(),
      fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((c) => String.fromCharCode(c)), maxLength: 120 }),
    ),
    'user-agent': fc.string({
      unit: fc.integer({ min: 32, max: 255 }).map((c) => String.fromCharCode(c)),
      maxLength: 400,
    }),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0', 'x'.repeat(500)),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    origin: fc.constantFrom('null', 'https://elsewhere.example', 'http://localhost:80'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'nonsense'),
  },
  { requiredKeys: [] },
);

const ODD_QUERY = fc.dictionary(fc.string({ maxLength: 10 }), oddValue, { maxKeys: 3 });

function jsonSchemaOf(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/**
 * Generates requests for one call: valid ones, boundaries, ones with a single fault, and nonsense. `seeds` are requests that
 * would succeed; `ids` are ids for the path.
 */
export function fuzzedRequests(
  call: Endpoint,
  seeds: readonly Filled[],
  ids: readonly (string | number)[],
): Arbitrary<InjectOptions> {
  const names = Array.from(call.path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const own = seeds.length === 0 ? [] : [fc.constantFrom(...seeds)];
  const made: Arbitrary<Filled> = fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, idText(ids)]))),
    query: generated(call.query),
    body: generated(call.body),
  }) as Arbitrary<Filled>;
  // Seeds are used less often, because each consumes its data; with a fault they get further than generated requests.
  const base = fc.oneof({ weight: 4, arbitrary: made }, ...own.map((arbitrary) => ({ weight: 3, arbitrary })));
  const wrong = base.chain((filled) =>
    fc.record({
      params: fc.constant(filled.params ?? {}),
      headers: fc.constant(filled.headers ?? {}),
      query: call.query === undefined ? fc.constant({}) : mutated(fc.constant(filled.query ?? {})),
      body: mutated(fc.constant(filled.body ?? {})),
    }),
  ) as Arbitrary<Filled>;
  const nonsense = fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, idText(ids)]))),
    query: ODD_QUERY,
    raw: brokenBody,
  });
  const how = fc.oneof(
    { weight: 5, arbitrary: base.map((filled) => requestOf(call, filled)) },
    { weight: 4, arbitrary: wrong.map((filled) => requestOf(call, filled)) },
    {
      weight: 1,
      arbitrary: nonsense.map(({ raw, ...filled }) => ({
        ...requestOf(call, filled as unknown as Filled),
        ...(call.method !== 'GET' && { payload: raw }),
      })),
    },
  );
  const withHeaders = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: HEADERS });
  return fc.tuple(how, withHeaders).map(([request, headers]) => ({
    ...request,
    headers: {
      ...(typeof request.payload === 'string' && { 'content-type': 'application/json' }),
      ...headers,
      ...request.headers,
    },
  }));
}

/** What generates the values of a schema: made once, it serves every visitor. */
const ARBITRARIES = new WeakMap<Schema, Arbitrary<unknown>>();

function generated(schema: Schema | undefined): Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  const made = ARBITRARIES.get(schema) ?? arbitraryOf(jsonSchemaOf(schema));
  ARBITRARIES.set(schema, made);
  return made;
}

function requestOf(
  { method, path }: Endpoint,
  { params = {}, query, body, bytes, headers = {} }: Filled,
): InjectOptions {
  const sent = body === undefined ? bytes : undefined;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    search.append(name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? '1'));
  return {
    method,
    url: search.size === 0 ? filled : `${filled}?${search}`,
    headers: { ...headers, ...(sent && { 'content-type': 'application/octet-stream' }) },
    ...(body !== undefined && method !== 'GET' && { payload: body }),
    ...(sent && { payload: sent }),
  };
}
