import type { Access, Endpoint, Schema } from '#platform/common/endpoint.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Context } from '#platform/server/context.ts';
import { originOf } from '#platform/server/http/origin.ts';
import { STATUS_OF } from '../refusal-codes.ts';
import { type ContractName, readContractNames } from './contract-names.ts';
import { type DescribedSchemas, describeSchemas, type JsonSchema } from './described-schemas.ts';
import { EXAMPLE_BODIES } from './example-bodies.ts';
import { TAGS } from './tags.ts';

/** The parts of the document that operations refer to. */
const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Visible ASCII, such as a UUID. Sent again with the same key, a request has no further effect.',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
    example: 'c0a8012e-6f0b-4d8e-9d53-4f8f6a1f6b1e',
  },
} as const;
const HEADERS = {
  Link: {
    description: 'The first, last, previous and next page (RFC 8288).',
    schema: { type: 'string' },
  },
  TotalCount: {
    description: 'The number of items on all pages.',
    schema: { type: 'integer', minimum: 0 },
  },
} as const;
const REFUSED = {
  description: 'Refused, with a code for programs and a message for people.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: { code: SIGNED_OUT.code, message: SIGNED_OUT.message },
    },
  },
} as const;

/** The body of a refused request; features add members of their own. */
const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people, in English.' },
    code: { enum: Object.keys(STATUS_OF).sort(), description: 'For programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field of the request, by its path.',
    },
  },
};

/** The documents, by who makes the calls. Together they have every call; each is small enough to read at once. */
const DOCUMENTS = [
  { path: '/openapi.json', caller: 'patient', description: 'Calls for the public and for patients.' },
  {
    path: '/openapi-practice.json',
    caller: 'practice',
    description:
      'Calls for practices. With x-by-pin, also for a session that was opened with a PIN at a shared computer.',
  },
  { path: '/openapi-admin.json', caller: 'administrator', description: 'Calls for administrators.' },
] as const;

/**
 * Describes every declared endpoint, from its own schemas, in the documents. `/.well-known/api-catalog` leads to them and to the page
 * for people.
 * @see RFC 9727
 */
export function installOpenApi({ app, config }: Pick<Context, 'app' | 'config'>): void {
  app.get('/.well-known/api-catalog', async (request, reply) => {
    const origin = originOf(config, request);
    const described = DOCUMENTS.map(({ path }) => ({ href: `${origin}${path}`, type: 'application/json' }));
    const page = [{ href: `${origin}/developers`, type: 'text/html' }];
    reply.type('application/linkset+json').header('cache-control', 'public, max-age=3600');
    return JSON.stringify({
      linkset: [{ anchor: `${origin}/api/`, 'service-desc': described, 'service-doc': page }],
    });
  });
  for (const { path, caller, description } of DOCUMENTS) {
    let described: Promise<ReturnType<typeof describeEndpoints>> | undefined;
    app.get(path, async (request) => {
      const endpoints = app.endpoints.filter((endpoint) => callerOf(endpoint) === caller);
      described ??= readContractNames().then((names) => describeEndpoints(endpoints, names));
      const { info, ...rest } = await described;
      const origin = originOf(config, request);
      const contact = { name: `${PRODUCT_NAME} support`, url: `${origin}/contact-us` };
      return {
        openapi: '3.1.0',
        info: { ...info, description: `${description} ${info.description}`, contact },
        externalDocs: { url: `${origin}/developers`, description: 'Conventions, limits, errors and examples' },
        servers: [{ url: origin, description: 'This installation' }],
        ...rest,
      };
    });
  }
}

function callerOf({ access, path }: Endpoint): (typeof DOCUMENTS)[number]['caller'] {
  if (access === 'provider' || path.startsWith('/api/portal/')) return 'practice';
  if (!['public', 'signed-in'].includes(access) || path.startsWith('/api/admin/')) return 'administrator';
  return 'patient';
}

function describeEndpoints(endpoints: readonly Endpoint[], names: ReadonlyMap<unknown, ContractName>) {
  const schemas = describeSchemas(endpoints, names);
  const paths: Record<string, Record<string, Operation>> = {};
  const tags = new Set<string>();
  for (const declared of endpoints) {
    const path = declared.path.replaceAll(/:(\w+)/g, '{$1}');
    const { name, feature } = names.get(declared) ?? nameless(declared);
    tags.add(feature);
    (paths[path] ??= {})[declared.method.toLowerCase()] = operation(declared, { name, feature }, schemas);
  }
  const shared = shareParameters(Object.values(paths).flatMap((methods) => Object.values(methods)));
  return {
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        'Find a healthcare provider in Nigeria, book a visit and manage it. Dates without a zone are days in Lagos; instants are ISO 8601 with a zone; money is in kobo.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...tags].sort().map((name) => ({ name, description: TAGS[name] ?? name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie that signing in sets.',
        },
      },
      parameters: { ...PARAMETERS, ...shared },
      ...(isPagedIn(paths) && { headers: HEADERS }),
      responses: { Refused: REFUSED },
      schemas: { Refusal: REFUSAL, ...schemas.used() },
    },
  };
}

/** True if one of the calls returns a list in pages: linters refuse headers that none uses. */
function isPagedIn(paths: object): boolean {
  return JSON.stringify(paths).includes('#/components/headers/');
}

/** @throws always: an endpoint that no contract exports couldn't be named in clients */
function nameless({ method, path }: Endpoint): ContractName {
  throw new Error(`Export the endpoint ${method} ${path} from a contract.ts.`);
}

interface Operation {
  readonly operationId: string;
  parameters: readonly object[];
  readonly [keyword: string]: unknown;
}

function operation(declared: Endpoint, { name, feature }: ContractName, schemas: DescribedSchemas): Operation {
  const reply = schemas.describe(declared.reply, 'output');
  const query = parameters('query', declared.query, schemas);
  const isPaged = ['limit', 'offset'].every((wanted) => query.some((parameter) => parameter.name === wanted));
  const example = EXAMPLE_BODIES[name];
  const types = [declared.replyType ?? 'application/json'].flat();
  return {
    operationId: name,
    tags: [feature],
    summary: declared.summary,
    description: descriptionOf(declared, isPaged),
    security: declared.access === 'public' ? [] : [{ session: [] }],
    ...(declared.access !== 'public' && { 'x-access': declared.access }),
    ...(declared.byPin && { 'x-by-pin': true }),
    ...(declared.whileLocked && { 'x-while-locked': true }),
    parameters: [
      ...parameters('path', declared.params, schemas),
      ...query,
      ...(declared.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(declared.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemas.describe(declared.body, 'input'), ...(example && { example }) },
        },
      },
    }),
    responses: {
      [String(declared.status ?? 200)]: {
        description: declared.status === 201 ? 'Created' : 'Done',
        ...(isPaged && {
          headers: {
            'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
            Link: { $ref: '#/components/headers/Link' },
          },
        }),
        content: Object.fromEntries(types.map((type) => [type, { schema: reply }])),
      },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

/** Replaces the parameters that several operations have in common by references, and returns them by their names there. */
function shareParameters(operations: readonly Operation[]): Record<string, object> {
  const all = operations.flatMap(({ parameters: own }) => own).filter((parameter) => 'name' in parameter);
  const counts = Map.groupBy(all, (parameter) => JSON.stringify(parameter));
  const shared = new Map<string, string>();
  for (const [text, same] of [...counts].sort(([, a], [, b]) => b.length - a.length)) {
    const [{ name = '' } = {}] = same as { readonly name?: string }[];
    const component = name.slice(0, 1).toUpperCase() + name.slice(1);
    if (same.length > 2 && ![...shared.values()].includes(component)) shared.set(text, component);
  }
  for (const each of operations) {
    each.parameters = each.parameters.map((parameter) => {
      const component = shared.get(JSON.stringify(parameter));
      return component === undefined ? parameter : { $ref: `#/components/parameters/${component}` };
    });
  }
  return Object.fromEntries([...shared].map(([text, component]) => [component, JSON.parse(text)]));
}

function descriptionOf({ access, own, whileLocked, idempotent }: Endpoint, isPaged: boolean): string {
  return [
    accessSentence(access),
    own === true && 'The id is that of the own account; any other is not found.',
    whileLocked === true && 'It works while the shared computer is locked.',
    isPaged && 'Returns one page of the list.',
    idempotent === true && 'Sent again with the same Idempotency-Key it has no further effect.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function accessSentence(access: Access): string {
  if (access === 'public') return 'Anyone may call it.';
  if (access === 'signed-in') return 'Needs a session.';
  if (access === 'provider') return 'Needs the session of a provider.';
  return `Needs the session of an administrator with the permission ${access}.`;
}

function parameters(place: 'path' | 'query', schema: Schema | undefined, schemas: DescribedSchemas) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemas.fieldsOf(schema) as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}
