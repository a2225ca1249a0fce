import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Api, languages } from '@apiyard/api/contract/hub/hub';
import { Failure } from '@apiyard/api/contract/endpoint';
import { definitionOf } from '../../../test/definitions.ts';
import { describeScraper } from '../../scrapers/run/input.ts';
import { field, InputFile, inputFile, tool } from '../../tools/tool.ts';
import type { Tool } from '../../tools/tool.ts';
import { prepare } from '../call/prepare.ts';
import { describeTool, methodsOf } from './catalogue.ts';
import { openApiOf } from './openapi.ts';
import { loadTools } from './registry.ts';
import type { ApiSource } from '../source.ts';

const toolFolder = join(import.meta.dirname, '../../tools');

const trial = tool({
  path: 'random/trial',
  title: { en: 'Trial', fr: 'Essai' },
  summary: 'Shows every kind of input.',
  tags: ['sample'],
  synonyms: { en: ['specimen'], fr: ['échantillon'], ar: ['عيّنة'], ch: ['示例'] },
  input: z.object({
    mode: field(
      {
        title: { en: 'Mode', fr: 'Mode' },
        help: { en: 'How it runs.', fr: 'Comment il tourne.' },
        options: { a: { en: 'Fast', fr: 'Rapide' } },
      },
      z.enum(['a', 'b']).default('a'),
    ),
    text: field({ title: 'Text', multiline: true }, z.string().max(100)),
    picture: field({ title: 'Picture', file: ['image/png'] }, inputFile().optional()),
    pages: field({ title: 'Pages', file: ['.pdf'] }, z.array(inputFile()).default([])),
  }),
  output: ['image/png'],
  cost: 3,
  examples: [{ name: { en: 'First', fr: 'Premier' }, input: { text: 'x' } }],
  run: () => ({}),
}) as unknown as Tool;

/** Parameters of every kind, as an admin's form makes them. */
const scraper = describeScraper(
  definitionOf({
    area: 'stalker',
    path: 'books/by-shelf',
    params: [
      { name: 'q', title: 'Words', help: 'What to look for.', example: 'tea', lengthMax: 50, pattern: '[a-z ]+' },
      { name: 'shelf', options: ['new', 'old'], default: 'new' },
      { name: 'page', type: 'integer', default: 1, minimum: 1, maximum: 50 },
      { name: 'size', type: 'number', options: ['10', '2.5'], required: false },
      { name: 'price', type: 'number', minimum: 0.5, required: false },
      { name: 'used', type: 'boolean', default: false },
      { name: 'since', type: 'date', example: '2026-11-20', required: false },
    ],
    tests: [{ name: 'tea', params: { q: 'tea', shelf: 'old' }, expect: {} }],
  }),
  'failing',
);

test('an entry is in the requested language, and in English where a text is missing', () => {
  expect(describeTool(trial, { area: 'random', subject: 'chance' }, 'fr')).toEqual({
    path: 'random/trial',
    area: 'random',
    subject: 'chance',
    title: 'Essai',
    summary: 'Shows every kind of input.',
    tags: ['sample'],
    synonyms: ['specimen', 'échantillon', 'عيّنة', '示例'],
    methods: ['POST'],
    input: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        mode: {
          type: 'string',
          enum: ['a', 'b'],
          default: 'a',
          title: 'Mode',
          description: 'Comment il tourne.',
          'x-options': { a: 'Rapide' },
        },
        text: { type: 'string', maxLength: 100, title: 'Text', 'x-multiline': true },
        picture: { type: 'string', format: 'binary', 'x-accept': ['image/png'], title: 'Picture' },
        pages: {
          type: 'array',
          default: [],
          items: { type: 'string', format: 'binary', 'x-accept': ['.pdf'] },
          title: 'Pages',
        },
      },
      required: ['text'],
      additionalProperties: false,
    },
    output: { kind: 'raw', types: ['image/png'] },
    cost: 3,
    open: false,
    premium: false,
    instant: false,
    health: 'untested',
    use: 0,
    examples: [{ name: 'Premier', input: { text: 'x' } }],
  });
});

test('an entry has the examples without their files', () => {
  const picture = new InputFile('dot.png', 'image/png', new Uint8Array([1]));
  const input = { text: 'x', mode: 'a', picture, pages: [picture], sizes: [1] };
  const { examples } = describeTool(
    { ...trial, examples: [{ name: 'Dot', input }] },
    { area: 'random', subject: 'chance' },
    'en',
  );
  expect(examples).toEqual([{ name: 'Dot', input: { text: 'x', mode: 'a', sizes: [1] } }]);
});

test('GET is for inputs that fit an address', () => {
  const methods = (schema: z.ZodType) =>
    methodsOf({ ...trial, input: z.object({ it: field({ title: 'It' }, schema) }) });
  const short = [
    z.string(),
    z.string().max(4000).optional(),
    z.number().nullable(),
    z.boolean().default(true),
    z.enum(['a']),
    z.literal(1),
    z.union([z.int(), z.literal('auto')]),
  ];
  const long = [z.string().max(4001), z.array(z.string()), z.object({}), inputFile()];
  expect(short.map(methods)).toEqual(short.map(() => ['GET', 'POST']));
  expect(long.map(methods)).toEqual(long.map(() => ['POST']));
});

type Content = Record<string, { schema: { properties: Record<string, unknown> }; examples?: object }>;
interface Body {
  content: Content;
}
interface Operation {
  parameters: { name: string; examples?: object }[];
  requestBody: Body | { $ref: string };
  responses: { '200': { content: Content } };
}
interface OpenApi {
  paths: Record<string, { get?: Operation; post: Operation }>;
  components: { requestBodies: Record<string, Body> };
}

/** The body of an API's POST operation, by reference or in place. */
function bodyIn({ paths, components }: OpenApi, path: string): Body | undefined {
  const body = paths[`/api/v1/${path}`]?.post.requestBody;
  return body !== undefined && '$ref' in body ? components.requestBodies[body.$ref.split('/').at(-1) ?? ''] : body;
}

let tools: ApiSource;
beforeAll(async () => {
  tools = await loadTools(toolFolder);
});

test.each(languages)('the built-in tools are described as the contract has it, in %s', (language) => {
  for (const api of tools.list()) {
    const entry: unknown = JSON.parse(JSON.stringify(api.describe(language)));
    expect(Api.parse(entry)).toEqual(entry);
  }
});

const toolAt = async (place: string): Promise<Tool> =>
  ((await import(pathToFileURL(join(toolFolder, `${place}.ts`)).href)) as { default: Tool }).default;

test('every example of a tool runs, and its result matches the description', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const api of tools.list()) {
    const { area, subject, path, output } = api.describe('en');
    // The catalogue's examples lack their files.
    const { examples } = await toolAt(`${area}/${subject}/${path.slice(area.length + 1)}`);
    const matches = output.kind === 'json' ? ajv.compile(output.schema) : null;
    for (const { name, input } of examples) {
      const parsed = api.input.parse(input);
      if (parsed instanceof Failure) throw parsed;
      const context = { signal: new AbortController().signal, personId: null, callerId: 'example' };
      const outcome = await api.run(parsed.input, context);
      if (outcome instanceof Failure) throw outcome;
      const prepared = prepare(outcome);
      if ('raw' in prepared) {
        expect([api.path, name, output.types]).toEqual([api.path, name, expect.arrayContaining([prepared.raw.type])]);
        continue;
      }
      const text = 'json' in prepared ? prepared.json : Buffer.from(prepared.written).toString();
      const isMatch = matches?.(JSON.parse(text));
      expect([api.path, name, isMatch, matches?.errors]).toEqual([api.path, name, true, null]);
    }
  }
}, 60_000);

test('examples of results are what their schema describes', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { path, output } of [...tools.list().map((api) => api.describe('ar')), scraper]) {
    if (output.kind === 'raw') continue;
    const examples = output.schema['examples'] as unknown[];
    const matches = ajv.compile(output.schema);
    const wrong = examples.filter((example) => !matches(example));
    expect([path, examples.length > 0, wrong]).toEqual([path, true, []]);
  }
});

test.each(languages)('the OpenAPI document is valid, with no operation named twice, in %s', async (language) => {
  const document = openApiOf(
    [
      describeTool(trial, { area: 'random', subject: 'chance' }, language),
      scraper,
      ...tools.list().map((api) => api.describe(language)),
    ],
    { title: 'Toolshed', server: 'https://apiyard.example', version: '1.0.0' },
  );
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
  expect(result.errors).toBe(undefined);
  expect(result.valid).toBe(true);
  const operations = Object.values(
    document['paths'] as Record<string, Record<string, { operationId: string; security: object[] }>>,
  ).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(operations.every(({ security }) => security.length >= 2)).toBe(true);
});

test('the OpenAPI document describes bodies as they are accepted, and results with examples', () => {
  const document = openApiOf(
    [
      describeTool(trial, { area: 'random', subject: 'chance' }, 'en'),
      ...tools.list().map((api) => api.describe('en')),
    ],
    {
      title: 'Toolshed',
      server: '/',
      version: '1.0.0',
    },
  ) as unknown as OpenApi;
  const of = (path: string) => document.paths[`/api/v1/${path}`]?.post;
  const bodies = (path: string) =>
    Object.entries(bodyIn(document, path)?.content ?? {}).map(([type, { schema }]) => [
      type,
      Object.keys(schema.properties),
    ]);
  expect(bodies('random/uuid')).toEqual([['application/json', ['version', 'count']]]);
  const fields = ['from', 'to', 'indent', 'delimiter', 'header'];
  expect(bodies('convert/data')).toEqual([
    ['application/json', ['text', ...fields]],
    ['multipart/form-data', ['text', 'file', ...fields]],
  ]);
  const { schema, examples } = of('random/uuid')?.responses['200'].content['application/json'] ?? {};
  expect(schema?.properties['data']).toEqual({
    type: 'object',
    properties: {
      uuids: {
        type: 'array',
        items: { type: 'string', format: 'uuid' },
        title: 'UUIDs, in the order they were generated',
      },
    },
    required: ['uuids'],
  });
  expect(examples).toMatchObject({
    example1: {
      value: { success: true, data: { uuids: [expect.any(String)] }, meta: { api: 'random/uuid', cost: 1 } },
    },
  });
  expect(Object.keys(of('random/qr')?.responses['200'].content ?? {})).toEqual(['image/png', 'image/svg+xml']);
});

test('parameters and both kinds of bodies have the examples of the API', () => {
  const needy = tool({
    ...trial,
    path: 'random/needy',
    input: z.object({
      picture: field({ title: 'Picture', file: ['image/png'] }, inputFile()),
      pages: field({ title: 'Pages', file: ['.pdf'] }, z.array(inputFile()).min(2)),
      size: field({ title: 'Size' }, z.int().optional()),
    }),
    examples: [{ name: 'Small', input: { size: 5 } as never }],
  }) as unknown as Tool;
  const described = [needy, trial].map((each) => describeTool(each, { area: 'random', subject: 'chance' }, 'en'));
  const document = openApiOf([...described, scraper, ...tools.list().map((api) => api.describe('en'))], {
    title: 'Toolshed',
    server: '/',
    version: '1.0.0',
  }) as unknown as OpenApi;
  const ofParameters = (path: string) =>
    document.paths[`/api/v1/${path}`]?.get?.parameters.map(({ name, examples }) => [name, examples]);
  expect(ofParameters('random/uuid')).toEqual([
    ['version', { example2: { summary: 'Ten database keys', value: '7' } }],
    ['count', { example2: { summary: 'Ten database keys', value: 10 } }],
  ]);
  expect(ofParameters('stalker/books/by-shelf')?.slice(0, 3)).toEqual([
    ['q', { example1: { summary: 'Example', value: 'tea' }, example2: { summary: 'tea', value: 'tea' } }],
    ['shelf', { example1: { summary: 'Example', value: 'new' }, example2: { summary: 'tea', value: 'old' } }],
    ['page', { example1: { summary: 'Example', value: 1 } }],
  ]);
  const ofBody = (path: string) =>
    Object.entries(bodyIn(document, path)?.content ?? {}).map(([type, { examples }]) => [type, examples]);
  const first = { example1: { summary: 'First', value: { text: 'x' } } };
  expect(ofBody('random/trial')).toEqual([
    ['application/json', first],
    ['multipart/form-data', first],
  ]);
  expect(ofBody('random/needy')).toEqual([
    [
      'multipart/form-data',
      {
        example1: {
          summary: 'Small',
          value: {
            size: 5,
            picture: 'The content of the file',
            pages: ['The content of the file', 'The content of the file'],
          },
        },
      },
    ],
  ]);
});

test('the OpenAPI document has every code, and the required authentication', () => {
  const document = openApiOf(
    tools.list().map((api) => api.describe('en')),
    { title: 'Toolshed', server: '/', version: '1.0.0' },
  ) as {
    paths: Record<string, Record<string, { security: object[]; responses: Record<string, unknown> }>>;
    components: { responses: Record<string, { description: string }> };
  };
  const uuid = document.paths['/api/v1/random/uuid']?.['get'];
  expect(uuid?.security).toEqual([{ key: [] }, { bearer: [] }, {}]);
  expect(Object.keys(uuid?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '405',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '502',
    '503',
    '504',
  ]);
  expect(document.components.responses['Status401']?.description).toBe('Unauthenticated, or Key expired.');
});
