import { expect } from 'vitest';
import {
  addFavourite,
  type Api,
  CallResponse,
  CallMeta,
  callApi,
  callApiByQuery,
  type ApiHealthDays,
  getApi,
  getApiHealth,
  getCatalogue,
  getLlmsFullText,
  getLlmsText,
  getOpenApi,
  getOpenApiYaml,
  getPostmanCollection,
  listApis,
  type ListedApi,
  listFavourites,
  removeFavourite,
} from '../../contract/hub/hub.ts';
import { getMe, logout, type User } from '../../contract/accounts/session.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { type ReceivedResponse, fixtureApis, type World } from '../world.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function expectResponse(response: ReceivedResponse): CallResponse & { data: { uuids: string[] } } {
  expect(response.status, response.text).toBe(200);
  const parsed = CallResponse.parse(response.body);
  expect(parsed).toEqual(response.body);
  expect(parsed.meta.requestId).toBe(response.headers.get('x-request-id'));
  for (const name of [
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'x-quota-limit',
    'x-quota-remaining',
    'x-quota-reset',
  ]) {
    expect(response.headers.get(name), name).toMatch(/^\S+$/);
  }
  expect(response.headers.get('ratelimit-policy')).toMatch(/^"minute";q=\d+;w=60, "day";q=\d+;w=86400$/);
  expect(response.headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+, "day";r=\d+;t=\d+$/);
  return parsed as never;
}

const usedToday = async (world: World) =>
  expectOutput<{ user: User }>(getMe, await world.send(getMe, {})).user.quota.used;

/** The cases shared by both methods. */
const callConformance = (entry: typeof callApi | typeof callApiByQuery) =>
  conformanceOf(entry, [
    [
      'success',
      'runs an API for a session and subtracts its cost from the quota',
      async (world) => {
        await world.signedIn();
        const { data, meta } = expectResponse(await world.send(entry, { api: 'random/uuid', version: '7', count: 3 }));
        expect(data.uuids).toHaveLength(3);
        for (const uuid of data.uuids) expect(uuid).toMatch(uuidV7);
        expect(meta).toMatchObject({ api: 'random/uuid', cost: 1, cached: false, provider: null });
        expect(await usedToday(world)).toBe(1);
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        expect(items.find(({ path }) => path === 'random/uuid')?.health).toBe('ok');
        const health = expectOutput<{ items: ApiHealthDays[] }>(getApiHealth, await world.send(getApiHealth, {}));
        expect(health.items.find(({ path }) => path === 'random/uuid')?.days.at(-1)).toBeGreaterThan(0);
      },
    ],
    [
      'success',
      'runs an API for a key in X-Api-Key or as a bearer token, with default values',
      async (world) => {
        const { user } = await world.signedIn();
        await world.send(logout, {});
        for (const headers of [{ 'x-api-key': user.apiKey }, { authorization: `Bearer ${user.apiKey}` }]) {
          const { data } = expectResponse(await world.send(entry, { api: 'random/uuid' }, headers));
          expect(data.uuids).toEqual([expect.stringMatching(uuidV4)]);
        }
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown API',
      async (world) => {
        await world.signedIn();
        expectFailure(entry, await world.send(entry, { api: 'random/nothing' }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'rejects an unknown key',
      async (world) => {
        expectFailure(
          entry,
          await world.send(entry, { api: 'random/uuid' }, { 'x-api-key': 'ay_unknown' }),
          'Unauthenticated',
        );
      },
    ],
    [
      'InvalidInput',
      'returns the path of each invalid field and charges nothing',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(entry, await world.send(entry, { api: 'random/uuid', count: 1001 }), 'InvalidInput');
        expect(body['errors']).toEqual([{ pointer: '/count', code: 'too_big', detail: 'count must be at most 1000.' }]);
        expect(await usedToday(world)).toBe(0);
      },
    ],
    [
      'QuotaSpent',
      'accepts the last call of the day and rejects the next',
      async (world) => {
        const { username } = await world.signedIn();
        await world.subject.setCallsPerDay(username, 1);
        expectResponse(await world.send(entry, { api: 'random/uuid' }));
        const body = expectFailure(entry, await world.send(entry, { api: 'random/uuid' }), 'QuotaSpent');
        expect(body['retryAfterS']).toBeGreaterThan(0);
        expect(await usedToday(world)).toBe(1);
      },
    ],
    [
      'RateLimited',
      "rejects more calls a minute than the plan's rate limit",
      async (world) => {
        const { username } = await world.signedIn();
        await world.subject.setCallsPerMinute(username, 1);
        expectResponse(await world.send(entry, { api: 'random/uuid' }));
        const response = await world.send(entry, { api: 'random/uuid' });
        expect(expectFailure(entry, response, 'RateLimited')['retryAfterS']).toBeGreaterThan(0);
        expect(response.headers.get('ratelimit-remaining')).toBe('0');
      },
    ],
    [
      'KeyExpired',
      'rejects an expired key',
      async (world) => {
        const { username } = await world.signedIn();
        const made = await world.madeKey();
        await world.subject.expireKey(username, made.id);
        expectFailure(entry, await world.send(entry, { api: 'random/uuid' }, { 'x-api-key': made.key }), 'KeyExpired');
      },
    ],
    [
      'Forbidden',
      'rejects an API outside the key’s areas',
      async (world) => {
        await world.signedIn();
        const { key } = await world.madeKey({ name: 'Puzzles', areas: ['puzzle'] });
        expectFailure(entry, await world.send(entry, { api: 'random/uuid' }, { 'x-api-key': key }), 'Forbidden');
      },
    ],
    [
      'PremiumOnly',
      'requires a premium plan for premium APIs',
      async (world) => {
        await world.signedIn();
        expectFailure(entry, await world.send(entry, { api: fixtureApis.premium }), 'PremiumOnly');
      },
    ],
    [
      'Paused',
      'returns Paused for a paused API',
      async (world) => {
        await world.signedIn();
        expectFailure(entry, await world.send(entry, { api: fixtureApis.paused }), 'Paused');
      },
    ],
    ...(['UpstreamFailed', 'UpstreamTimeout', 'AddressRefused'] as const).map(
      (code) =>
        [
          code,
          `passes on ${code} and charges nothing`,
          async (world: World) => {
            await world.signedIn();
            expectFailure(entry, await world.send(entry, { api: fixtureApis[code] }), code);
            expect(await usedToday(world)).toBe(0);
          },
        ] as const,
    ),
  ]);

export const hubConformance = conformance(
  conformanceOf(getCatalogue, [
    [
      'success',
      'describes every API: path, input schema, output, cost and examples',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const uuid = items.find(({ path }) => path === 'random/uuid');
        expect(uuid).toMatchObject({
          area: 'random',
          title: 'UUID',
          methods: ['GET', 'POST'],
          cost: 1,
          output: {
            kind: 'json',
            types: ['application/json'],
            schema: { type: 'object', properties: { uuids: { type: 'array' } }, required: ['uuids'] },
          },
        });
        expect(uuid?.input).toMatchObject({
          type: 'object',
          properties: {
            version: { enum: ['4', '7'] },
            count: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
          },
        });
        expect(uuid?.examples.length).toBeGreaterThan(0);
        for (const { path, output } of items)
          if (output.kind === 'json')
            expect([path, output.schema['examples']]).toEqual([path, expect.arrayContaining([expect.anything()])]);
      },
    ],
    [
      'success',
      'returns texts in the requested language',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, { lang: 'ar' }));
        expect(items.find(({ path }) => path === 'random/uuid')?.summary).toMatch(/[\u0600-\u06ff]/);
      },
    ],
    [
      'InvalidInput',
      'rejects an unsupported language',
      async (world) => {
        const body = expectFailure(
          getCatalogue,
          await world.sendAnything(getCatalogue, { lang: 'xx' }),
          'InvalidInput',
        );
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/lang');
      },
    ],
  ]),
  conformanceOf(listApis, [
    [
      'success',
      'lists the APIs of the catalogue in the same order, without their schemas',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const list = expectOutput<{ items: ListedApi[] }>(listApis, await world.send(listApis, {}));
        expect(list.items.map(({ path, title, health }) => [path, title, health])).toEqual(
          items.map(({ path, title, health }) => [path, title, health]),
        );
        expect(list.items.filter((item) => 'input' in item || 'schema' in item.output)).toEqual([]);
      },
    ],
  ]),
  conformanceOf(getApi, [
    [
      'success',
      'returns one API as in the catalogue, also for a longer path',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, { lang: 'fr' }));
        const uuid = items.find(({ path }) => path === 'random/uuid');
        for (const api of ['random/uuid', 'random/uuid/more']) {
          const found = expectOutput<{ api: Api }>(getApi, await world.send(getApi, { api, lang: 'fr' }));
          expect(found.api).toEqual(uuid);
        }
      },
    ],
    [
      'NotFound',
      'rejects a path without an API',
      async (world) => {
        expectFailure(getApi, await world.send(getApi, { api: 'random/nothing' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(getApiHealth, [
    [
      'success',
      'describes the last 30 days of every API of the catalogue',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const health = expectOutput<{ items: ApiHealthDays[] }>(getApiHealth, await world.send(getApiHealth, {}));
        expect(health.items.map(({ path }) => path)).toEqual(items.map(({ path }) => path));
        expect(new Set(health.items.map(({ days }) => days.length))).toEqual(new Set([30]));
      },
    ],
  ]),
  conformanceOf(getOpenApi, [
    [
      'success',
      'is OpenAPI 3.1 and contains every API of the catalogue',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const document = expectOutput<{ openapi: string; paths: object }>(getOpenApi, await world.send(getOpenApi, {}));
        expect(document.openapi).toMatch(/^3\.1\.\d$/);
        expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(items.map(({ path }) => `/api/v1/${path}`)));
      },
    ],
  ]),
  conformanceOf(getOpenApiYaml, [
    [
      'success',
      'is the OpenAPI document as YAML',
      async (world) => {
        const response = await world.send(getOpenApiYaml, {});
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'application/yaml; charset=utf-8',
        ]);
        expect(response.text).toMatch(/^openapi: 3\.1\.0\n/);
        expect(response.text).toContain('\n  /api/v1/random/uuid:\n');
      },
    ],
  ]),
  conformanceOf(getPostmanCollection, [
    [
      'success',
      'has a folder for each area',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const { status, text } = await world.send(getPostmanCollection, {});
        const { item } = JSON.parse(text) as { item: { name: string }[] };
        expect([status, item.map(({ name }) => name)]).toEqual([200, [...new Set(items.map(({ area }) => area))]]);
      },
    ],
  ]),
  conformanceOf(getLlmsFullText, [
    [
      'success',
      'has a chapter with the inputs of each API',
      async (world) => {
        const response = await world.send(getLlmsFullText, {});
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
        expect(response.text).toContain(
          '- Call: GET /api/v1/random/uuid or POST /api/v1/random/uuid\n- Access: anyone, within a small allowance without a key\n- Cost: 1 of the daily calls per success\n\n### Input\n\n- `version` ("4" | "7", optional, default "4"): Version. ',
        );
      },
    ],
  ]),
  conformanceOf(getLlmsText, [
    [
      'success',
      'has one line for each API of the catalogue',
      async (world) => {
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        const response = await world.send(getLlmsText, {});
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
        for (const { path } of items) expect(response.text.split(`/hub/${path}.md)`)).toHaveLength(2);
      },
    ],
  ]),
  callConformance(callApiByQuery),
  callConformance(callApi),
  conformanceOf(callApi, [
    [
      'success',
      'returns a picture as bytes, with its name and metadata in headers',
      async (world) => {
        await world.signedIn();
        const response = await world.send(callApi, { api: 'random/qr', text: 'https://example.test/', format: 'svg' });
        expect(response.status, response.text).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
        expect(response.headers.get('content-disposition')).toMatch(/filename="?qr\.svg"?/);
        const meta = CallMeta.parse(JSON.parse(response.headers.get('x-meta') ?? 'null'));
        expect(meta).toMatchObject({ api: 'random/qr', requestId: response.headers.get('x-request-id') });
        expect(response.text).toContain('<svg');
      },
    ],
  ]),
  conformanceOf(listFavourites, [
    [
      'success',
      'returns an empty list for a new account',
      async (world) => {
        await world.signedIn();
        expect(expectOutput(listFavourites, await world.send(listFavourites, {}))).toEqual({ items: [], next: null });
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(listFavourites, await world.send(listFavourites, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(addFavourite, [
    [
      'success',
      'adds a favourite at the top, also when it is already in the list',
      async (world) => {
        await world.signedIn();
        for (const api of ['random/uuid', 'random/qr', 'random/uuid']) await world.send(addFavourite, { api });
        expect(expectOutput(listFavourites, await world.send(listFavourites, {}))).toEqual({
          items: ['random/qr', 'random/uuid'],
          next: null,
        });
      },
    ],
    [
      'NotFound',
      'rejects an unknown API',
      async (world) => {
        await world.signedIn();
        expectFailure(addFavourite, await world.send(addFavourite, { api: 'random/nothing' }), 'NotFound');
      },
    ],
    [
      'InvalidInput',
      'rejects an invalid path',
      async (world) => {
        await world.signedIn();
        expectFailure(addFavourite, await world.send(addFavourite, { api: '../etc' }), 'InvalidInput');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(addFavourite, await world.send(addFavourite, { api: 'random/uuid' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(removeFavourite, [
    [
      'success',
      'removes a favourite, and succeeds when it is not in the list',
      async (world) => {
        await world.signedIn();
        await world.send(addFavourite, { api: 'random/uuid' });
        for (let times = 0; times < 2; times += 1) {
          expect(expectOutput(removeFavourite, await world.send(removeFavourite, { api: 'random/uuid' }))).toEqual({
            items: [],
            next: null,
          });
        }
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(removeFavourite, await world.send(removeFavourite, { api: 'random/uuid' }), 'Unauthenticated');
      },
    ],
  ]),
);
