import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#platform/common/endpoint.ts';
import type { ContractName } from './contract-names.ts';

/** A schema in JSON Schema 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Direction = 'input' | 'output';
const REF = '#/components/schemas/';

/** The schemas of an API: those that contracts export by name, all others in place. */
export interface DescribedSchemas {
  /** Returns a schema of an endpoint: a reference if it has a name. */
  readonly describe: (schema: Schema, direction: Direction) => JsonSchema;
  /** Returns the schema of path or query parameters itself. */
  readonly fieldsOf: (schema: Schema) => JsonSchema;
  /** The named schemas that were referred to so far, sorted by name. */
  readonly used: () => Record<string, JsonSchema>;
}

/**
 * Describes the schemas of endpoints. A named schema that is sent in another form than it is received, such as with defaults, is
 * `NAMEInput` where it is sent.
 */
export function describeSchemas(
  endpoints: readonly Endpoint[],
  names: ReadonlyMap<unknown, ContractName>,
): DescribedSchemas {
  const ids = new Map<Schema, string>();
  for (const [value, { name }] of names) if (isSchema(value)) ids.set(value, name);
  for (const [place, { params, query, body, reply }] of endpoints.entries()) {
    for (const [part, schema] of Object.entries({ params, query, body, reply })) {
      if (schema !== undefined && !ids.has(schema)) ids.set(schema, `${place} ${part}`);
    }
  }
  const [sent, received] = [convert(ids, 'input'), convert(ids, 'output')];
  const differing = differingNames(sent, received);
  const used = new Map<string, JsonSchema>();

  const refer = (schema: unknown, direction: Direction): unknown => {
    if (Array.isArray(schema)) return schema.map((item) => refer(item, direction));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref } = schema as JsonSchema;
    if (typeof $ref === 'string') return reference($ref.slice(REF.length), direction);
    return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, refer(inner, direction)]));
  };
  const reference = (id: string, direction: Direction): JsonSchema => {
    const schema = (direction === 'input' ? sent : received)[id] ?? {};
    if (id.includes(' ')) return refer(schema, direction) as JsonSchema;
    const name = direction === 'input' && differing.has(id) ? `${id}Input` : id;
    if (!used.has(name)) {
      // Before what it contains: a schema may contain itself.
      used.set(name, {});
      used.set(name, refer(schema, direction) as JsonSchema);
    }
    return { $ref: REF + name };
  };
  return {
    describe: (schema, direction) => reference(ids.get(schema) ?? '', direction),
    fieldsOf: (schema) => refer(sent[ids.get(schema) ?? ''] ?? {}, 'input') as JsonSchema,
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function convert(ids: ReadonlyMap<Schema, string>, io: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => REF + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _s, $id: _i, ...schema }]) => [id, tidy(schema, io) as JsonSchema]),
  );
}

/** Keywords that say nothing to a client, by direction. */
const NOISE: readonly ((key: string, value: unknown, schema: JsonSchema, io: Direction) => boolean)[] = [
  // Replies may get further fields: a client must not refuse them.
  (key, value, _schema, io) => io === 'output' && key === 'additionalProperties' && value === false,
  (key, value) => key === 'maximum' && value === Number.MAX_SAFE_INTEGER,
  (key, value) => key === 'minimum' && value === Number.MIN_SAFE_INTEGER,
  // The format says it in a word.
  (key, _value, { format }) => key === 'pattern' && format !== undefined,
];

/** Returns a schema without noise, and with `type: [TYPE, 'null']` instead of a choice of the two. */
function tidy(schema: unknown, io: Direction): unknown {
  if (Array.isArray(schema)) return schema.map((item) => tidy(item, io));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !NOISE.some((isNoise) => isNoise(key, value, schema as JsonSchema, io)),
  );
  const { anyOf, ...rest }: JsonSchema = Object.fromEntries(kept.map(([key, value]) => [key, tidy(value, io)]));
  if (anyOf === undefined) return rest;
  const [some, none, ...others] = anyOf as JsonSchema[];
  const isNullable = none?.['type'] === 'null' && others.length === 0;
  if (!isNullable || typeof some?.['type'] !== 'string' || 'enum' in some || 'const' in some) return { anyOf, ...rest };
  return { ...some, type: [some['type'], 'null'], ...rest };
}

/** Returns the names whose two forms differ, or that contain one whose forms differ. */
function differingNames(sent: Record<string, JsonSchema>, received: Record<string, JsonSchema>): Set<string> {
  const texts = Object.entries(sent).map(([id, schema]) => [id, JSON.stringify(schema)] as const);
  const differing = new Set(texts.filter(([id, text]) => text !== JSON.stringify(received[id])).map(([id]) => id));
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const [id, text] of texts) {
      if ([...differing].some((other) => text.includes(`"${REF}${other}"`))) differing.add(id);
    }
  }
  return differing;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
