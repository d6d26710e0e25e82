import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#platform/common/endpoint.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { STATUS_OF } from './refusal-codes.ts';

/** The body of a refused request; features add members of their own. */
const REFUSAL = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { enum: Object.keys(STATUS_OF).sort() },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const;

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** `/openapi.json`: every declared endpoint, described from its own schemas. */
export function installOpenApi(app: FastifyInstance): void {
  let description: unknown;
  app.get('/openapi.json', async () => {
    description ??= describe(app.endpoints);
    return description;
  });
}

function describe(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of endpoints) {
    const path = declared.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[declared.method.toLowerCase()] = operation(declared);
  }
  const session = { type: 'apiKey', in: 'cookie', name: 'session' };
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    paths,
    components: { securitySchemes: { session }, schemas: { Refusal: REFUSAL } },
  };
}

function operation(declared: Endpoint) {
  const status = String(declared.status ?? 200);
  const schema = schemaOf(declared.reply, 'output');
  return {
    summary: declared.summary,
    ...(declared.access !== 'public' && { security: [{ session: [] }], 'x-access': declared.access }),
    ...(declared.byPin && { 'x-by-pin': true }),
    ...(declared.whileLocked && { 'x-while-locked': true }),
    parameters: [...parameters('path', declared.params), ...parameters('query', declared.query)],
    ...(declared.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(declared.body, 'input') } } },
    }),
    responses: {
      [status]: {
        description: 'Done',
        content: Object.fromEntries(
          [declared.replyType ?? 'application/json'].flat().map((type) => [type, { schema }]),
        ),
      },
      '4XX': {
        description: 'Refused: {message, code, fields?}',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function parameters(place: 'path' | 'query', schema: Schema | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as JsonSchema;
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

function schemaOf(schema: Schema, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
