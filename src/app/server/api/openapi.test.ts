import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/common/endpoint.ts';
import { testApp } from '#test/app.ts';
import { STATUS_OF } from '../refusal-codes.ts';
import { readContractNames } from './contract-names.ts';
import { EXAMPLE_BODIES } from './example-bodies.ts';
import { TAGS } from './tags.ts';

const ORIGIN = 'https://care.alafia.ng';
const MAX_BYTES = 160_000;
const PATHS = ['/openapi.json', '/openapi-practice.json', '/openapi-admin.json'] as const;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly 'x-access'?: string;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>;
}
interface Document {
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly required?: readonly string[] }>> };
}

const t = await testApp('empty', { PUBLIC_URL: ORIGIN, SUPPORT_EMAIL: 'help@alafia.ng' });
const texts = new Map<string, string>();
const documentAt = (path: (typeof PATHS)[number]) => JSON.parse(texts.get(path) ?? '') as Document;
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
const all = () => PATHS.flatMap((path) => operationsOf(documentAt(path)));

beforeAll(async () => {
  for (const path of PATHS) texts.set(path, (await t.app.inject(path)).body);
});

describe.each(PATHS)('%s', (path) => {
  test('has no problem by the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: texts.get(path) ?? '', absoluteRef: `${ORIGIN}${path}`, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('is small, and names the server', () => {
    expect(Buffer.byteLength(texts.get(path) ?? '')).toBeLessThanOrEqual(MAX_BYTES);
    expect(documentAt(path).servers).toEqual([{ url: ORIGIN, description: 'This installation' }]);
  });
});

test('the catalog of APIs leads to the documents and to the page for people', async () => {
  const answer = await t.app.inject('/.well-known/api-catalog');
  expect(answer.headers['content-type']).toBe('application/linkset+json; charset=utf-8');
  expect(answer.json()).toEqual({
    linkset: [
      {
        anchor: `${ORIGIN}/api/`,
        'service-desc': PATHS.map((path) => ({ href: ORIGIN + path, type: 'application/json' })),
        'service-doc': [{ href: `${ORIGIN}/developers`, type: 'text/html' }],
      },
    ],
  });
});

test('the three documents have every declared call once, under a name of its own', () => {
  const declared = t.app.endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(
    all()
      .map(({ call }) => call)
      .sort(),
  ).toEqual([...declared].sort());
  const names = all().map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('every call says who may make it, and every refusal has the schema of errors', () => {
  for (const { call, operation } of all()) {
    const declared = t.app.endpoints.find(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}` === call,
    );
    expect(operation.security, call).toEqual(declared?.access === 'public' ? [] : [{ session: [] }]);
    expect(operation.responses['4XX'], call).toEqual({ $ref: '#/components/responses/Refused' });
  }
  expect(documentAt('/openapi.json').components.schemas['Refusal']).toMatchObject({
    properties: { code: { enum: Object.keys(STATUS_OF).sort() } },
  });
});

test('components have the names of the contracts', () => {
  const { paths, components } = documentAt('/openapi.json');
  const book = paths['/api/appointments']?.['post'];
  expect(book?.operationId).toBe('bookAppointment');
  expect(book?.tags).toEqual(['booking']);
  expect(book?.requestBody?.content['application/json']?.schema.$ref).toMatch(
    /^#\/components\/schemas\/NewAppointment/,
  );
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Appointment', 'FoundProvider', 'SlotHold']));
});

test('a call is described with its parameters, body and access', () => {
  const { paths, components } = documentAt('/openapi.json');
  const book = paths['/api/appointments']?.['post'];
  expect(book?.['x-access']).toBe('signed-in');
  expect(Object.keys(book?.responses ?? {})).toContain('201');
  const [, body = ''] = /schemas\/(\w+)/.exec(book?.requestBody?.content['application/json']?.schema.$ref ?? '') ?? [];
  expect(components.schemas[body]?.required).toContain('providerId');
  const names = paths['/api/providers']?.['get']?.parameters.map(({ name, $ref }) => name ?? $ref);
  expect(names).toContain('availableOn');
});

test('the headers of pages and of repeated requests are described', () => {
  const { paths } = documentAt('/openapi.json');
  expect(paths['/api/appointments']?.['post']?.parameters).toContainEqual({
    $ref: '#/components/parameters/IdempotencyKey',
  });
  expect(Object.keys(paths['/api/providers']?.['get']?.responses['200']?.headers ?? {})).toEqual([
    'X-Total-Count',
    'Link',
  ]);
});

test('every feature with calls has a description in tags.ts', () => {
  const features = new Set(all().flatMap(({ operation }) => operation.tags));
  expect([...features].filter((feature) => TAGS[feature] === undefined)).toEqual([]);
  expect(Object.keys(TAGS)).toEqual(Object.keys(TAGS).sort());
});

test('every example fits its contract', async () => {
  const names = await readContractNames();
  const byName = new Map([...names].map(([value, { name }]) => [name, value as Endpoint]));
  for (const [name, body] of Object.entries(EXAMPLE_BODIES)) {
    expect(byName.get(name)?.body?.safeParse(body).error, name).toBeUndefined();
  }
});
