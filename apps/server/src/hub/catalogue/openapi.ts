/** The catalogue as OpenAPI 3.1, for generators and agents. */
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Api, CallMeta, JsonSchema, ToolSentence } from '@apiyard/api/contract/hub/hub';
import { statusByCode } from '@apiyard/api/contract/problem';
import { titleOf } from '@apiyard/api/serving/failure-body';
import { isFileInput } from './file-inputs.ts';

/** Codes that any call can return, by status; `AddressRefused` and the upstream ones come from APIs that read other sites. */
const codesByStatus = Map.groupBy(
  Object.entries(statusByCode).filter(([code]) => code !== 'Conflict'),
  ([, status]) => status,
);

const headers = {
  'X-Request-Id': header('ID of this request. Include it when you ask for help.', { type: 'string', format: 'uuid' }),
  'RateLimit-Policy': header('Every limit that counts this call, as a structured field: `q` calls in `w` seconds.', {
    type: 'string',
    examples: ['"minute";q=60;w=60, "day";q=1000;w=86400'],
  }),
  RateLimit: header('What is left of each limit: `r` calls, until a reset in `t` seconds.', {
    type: 'string',
    examples: ['"minute";r=59;t=42, "day";r=999;t=3600'],
  }),
  'RateLimit-Limit': header('Requests allowed per window.', { type: 'integer' }),
  'RateLimit-Remaining': header('Requests left in the window.', { type: 'integer' }),
  'RateLimit-Reset': header('Seconds until the window resets.', { type: 'integer' }),
  'X-Quota-Limit': header('Calls a day that the plan allows. Absent for visitors.', { type: 'integer' }),
  'X-Quota-Remaining': header('Calls left today.', { type: 'integer' }),
  'X-Quota-Reset': header('Seconds until the quota resets, at midnight UTC.', { type: 'integer' }),
  'Retry-After': header('Seconds to wait before trying again.', { type: 'integer' }),
  'X-Meta': header('The `meta` object of JSON responses, as JSON.', { type: 'string' }),
} as const;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique text, such as a UUID. If the same call is sent again with it within 24 hours, the response of the first one is returned, with `Idempotency-Replayed: true` and without a charge.',
  schema: { type: 'string', minLength: 1, maxLength: callLimits.idempotencyKeyLengthMax },
} as const;

interface About {
  /** What people call the site. */
  readonly title: string;
  /** The address that calls go to, without a trailing slash. */
  readonly server: string;
  readonly version: string;
}

export function openApiOf(apis: readonly Api[], { title, server, version }: About): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      summary: 'Every API of this site, one call each.',
      description:
        'GET takes short inputs as query parameters; POST takes JSON, and multipart/form-data where a file can be among the inputs. Only successful runs are charged.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'This server.' }],
    tags: Array.from(new Set(apis.map((api) => api.area)), (name) => ({ name, description: `The area ${name}.` })),
    paths: Object.fromEntries(
      apis.map((api) => [
        `/api/v1/${api.path}`,
        Object.fromEntries(api.methods.map((method) => [method.toLowerCase(), operationOf(api, method)])),
      ]),
    ),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'An API key from your account.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same API key as a bearer token.' },
      },
      headers,
      parameters: { IdempotencyKey: idempotencyKey },
      requestBodies: Object.fromEntries(
        apis.filter(hasTwoBodies).map((api) => [operationIdOf(api, 'POST'), bodyOf(api)]),
      ),
      schemas: { Meta: metaSchema, Problem: problemSchema },
      responses: Object.fromEntries(
        Array.from(codesByStatus, ([status, codes]) => [
          `Status${status}`,
          problemResponse(
            status,
            codes.map(([code]) => code),
          ),
        ]),
      ),
    },
  };
}

function operationIdOf({ path }: Api, method: 'GET' | 'POST'): string {
  return `${method.toLowerCase()}_${path.replace(/[^a-z0-9]/g, '_')}`;
}

function operationOf(api: Api, method: 'GET' | 'POST') {
  const operationId = operationIdOf(api, method);
  const security = [{ key: [] }, { bearer: [] }, ...(api.open ? [{}] : [])];
  return {
    operationId,
    tags: [api.area],
    summary: api.title,
    description: api.summary,
    security,
    ...(method === 'GET'
      ? { parameters: parametersOf(api) }
      : {
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          // orval sends no content type for two kinds of body in place. Of a reference, it takes the first.
          requestBody: hasTwoBodies(api) ? { $ref: `#/components/requestBodies/${operationId}` } : bodyOf(api),
        }),
    responses: {
      '200': successOf(api),
      ...Object.fromEntries(
        Array.from(codesByStatus.keys(), (status) => [
          String(status),
          { $ref: `#/components/responses/Status${status}`, ...(status === 422 ? describedErrors(api) : {}) },
        ]),
      ),
    },
  };
}

/** OpenAPI 3.1 lets a reference have a description of its own. */
function describedErrors({ errors = [] }: Api) {
  return errors.length === 0
    ? {}
    : {
        description: withCodes(
          'The input is invalid. Codes of this API in `errors`, besides those of the schema:',
          errors,
        ),
      };
}

function withCodes(text: string, sentences: readonly ToolSentence[]): string {
  return [text, '', ...sentences.map(({ code, text: sentence }) => `- \`${code}\`: ${sentence}`)].join('\n');
}

type Properties = Readonly<Record<string, JsonSchema>>;

function inputsOf({ input }: Api) {
  const { $schema: _, ...schema } = input;
  const properties = (input['properties'] ?? {}) as Properties;
  const required = new Set((input['required'] ?? []) as readonly string[]);
  const files = new Set(Object.keys(properties).filter((name) => isFileInput(properties[name] ?? {})));
  return { schema, properties, required, files };
}

function parametersOf(api: Api) {
  const { properties, required } = inputsOf(api);
  return Object.entries(properties).map(([name, { title, description, ...schema }]) => {
    const examples = examplesOf(api, (input) => input[name]);
    return {
      name,
      in: 'query',
      required: required.has(name),
      description: [title, description].filter((text) => text !== undefined).join(': '),
      schema,
      ...(Object.keys(examples).length === 0 ? {} : { examples }),
    };
  });
}

const isList = (property: JsonSchema): boolean => property['type'] === 'array';

function hasTwoBodies(api: Api): boolean {
  return api.methods.includes('POST') && Object.keys(bodyOf(api).content).length > 1;
}

/** JSON wherever the inputs do without a file, and a form where a file is among them. */
function bodyOf(api: Api) {
  const { schema, properties, required, files } = inputsOf(api);
  const withoutFiles = Object.fromEntries(Object.entries(properties).filter(([name]) => !files.has(name)));
  const requiredFiles = [...files].filter((name) => required.has(name));
  // Examples have no files. In those of a form, a text takes the place of each required one.
  const fileExamples = Object.fromEntries(
    requiredFiles.map((name) => {
      const text = 'The content of the file';
      const property = properties[name] ?? {};
      const count = Math.max(1, Number(property['minItems'] ?? 1));
      return [name, isList(property) ? Array.from({ length: count }, () => text) : text];
    }),
  );
  return {
    required: required.size > 0,
    content: {
      ...(requiredFiles.length > 0
        ? {}
        : {
            'application/json': {
              schema: { ...schema, properties: withoutFiles },
              examples: examplesOf(api, (input) => input),
            },
          }),
      ...(files.size === 0
        ? {}
        : {
            'multipart/form-data': { schema, examples: examplesOf(api, (input) => ({ ...input, ...fileExamples })) },
          }),
    },
  };
}

/** The examples of the API, as far as they have a value, under the same name everywhere. */
function examplesOf({ examples }: Api, valueOf: (input: Readonly<Record<string, unknown>>) => unknown) {
  return namedExamples(examples.map(({ name, input }) => [name, valueOf(input)]));
}

function namedExamples(examples: readonly (readonly [summary: string, value: unknown])[]) {
  return Object.fromEntries(
    examples
      .map(([summary, value], index) => [`example${index + 1}`, { summary, value }] as const)
      .filter(([, { value }]) => value !== undefined),
  );
}

const callHeaders = refs(
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Quota-Limit',
  'X-Quota-Remaining',
  'X-Quota-Reset',
);

function successOf(api: Api) {
  const { notes = [] } = api;
  if (api.output.kind === 'raw') {
    return {
      description: 'The file itself.',
      headers: { ...callHeaders, ...refs('X-Meta') },
      content: Object.fromEntries(
        api.output.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    };
  }
  const { $schema: _, examples, ...data } = api.output.schema;
  return {
    description:
      notes.length === 0
        ? 'The result of the run.'
        : withCodes('The result of the run. Codes that can be in its `notes`:', notes),
    headers: callHeaders,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['success', 'data', 'meta'],
          properties: { success: { const: true }, data, meta: { $ref: '#/components/schemas/Meta' } },
        },
        examples: namedExamples(
          (examples as readonly unknown[]).map((example) => [
            api.title,
            { success: true, data: example, meta: exampleMeta(api) },
          ]),
        ),
      },
    },
  };
}

function exampleMeta({ path, cost }: Api): CallMeta {
  const requestId = '019375c6-5b3a-7c1e-9d57-1b0c5a3a9f10';
  return { api: path, ms: 0.42, cost, cached: false, provider: null, requestId };
}

function problemResponse(status: number, codes: readonly string[]) {
  return {
    description: codes.map(titleOf).join(', or ').concat('.'),
    headers: { ...refs('X-Request-Id'), ...(status === 429 || status === 503 ? refs('Retry-After') : {}) },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
      },
    },
  };
}

function header(description: string, schema: JsonSchema) {
  return { description, schema };
}

function refs(...names: (keyof typeof headers)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const metaSchema = {
  type: 'object',
  required: ['api', 'ms', 'cost', 'cached', 'provider', 'requestId'],
  properties: {
    api: { type: 'string', description: 'Path of the API.' },
    ms: { type: 'number', description: 'Duration of the run, in milliseconds.' },
    cost: { type: 'integer', description: 'The cost, in calls of the daily quota.' },
    cached: { type: 'boolean', description: 'Whether the data came from a cache.' },
    provider: { type: ['string', 'null'], description: 'The external source of the data.' },
    revision: { type: 'integer', description: 'The published revision that ran. Only for scrapers.' },
    requestId: { type: 'string', format: 'uuid' },
  },
};

const problemSchema = {
  type: 'object',
  description: 'RFC 9457. Use `code` in programs and show `detail` to people.',
  required: ['success', 'type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    success: { const: false },
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong and what to do, in the language of Accept-Language.' },
    code: { type: 'string', description: 'Stable.' },
    requestId: { type: 'string', format: 'uuid' },
    retryAfterS: { type: 'integer', description: 'Seconds to wait before trying again.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'detail'],
        properties: {
          pointer: { type: 'string', format: 'json-pointer', description: 'Where in the input, RFC 6901.' },
          code: { type: 'string', description: 'Stable.' },
          detail: { type: 'string' },
          line: { type: 'integer', minimum: 1 },
          column: { type: 'integer', minimum: 1 },
        },
      },
    },
  },
};
