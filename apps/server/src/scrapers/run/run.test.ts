import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { definitionOf } from '../../../test/definitions.ts';
import { createEgress } from '../../egress/create-egress.ts';
import type { GuardedEgress } from '../../egress/create-egress.ts';
import type { Run, RunOrder, Runner, Secrets } from '../scraper.ts';
import { Overloaded } from '../engine/limits.ts';
import { createRunner } from './run.ts';
import type { Extract } from './run.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A site on loopback. Each path has a configured response; every request is recorded. */
let pages: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {};
let seen: Seen[] = [];
let asked: string[] = [];
let read: { readonly text: string; readonly url: string }[] = [];
let origin = '';
let otherOrigin = '';
let egress: GuardedEgress;
let runner: Runner;

const answer = (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const page = pages[new URL(request.url ?? '', origin).pathname];
    if (page) page(response, request);
    else response.writeHead(404).end('{}');
  });
};
const servers = [createServer(answer), createServer(answer)] as const;

/** Reads `{ items, next, failure }` as an engine would have found them. */
const extract: Extract = async ({ definition, page, look }) => {
  const text = Buffer.from(page.body).toString();
  read.push({ text, url: page.url });
  const {
    items = [],
    next = null,
    failure = null,
  } = JSON.parse(text) as { items?: unknown[]; next?: string | null; failure?: string | null };
  const isFailed = failure !== null || (items.length === 0 && definition.items?.required === true);
  return {
    result: isFailed ? null : definition.items ? items : (items[0] as Record<string, unknown>),
    exact: [],
    failure: isFailed ? (failure ?? 'No items.') : null,
    next: next === null ? null : new URL(next, page.url).href,
    trace: [{ stage: 'items', ms: 1, note: `${items.length} found` }],
    hints: isFailed
      ? [
          { code: 'no-match', detail: 'Nothing matched.', at: null },
          { code: 'blocked', detail: 'The page has none.', at: null },
        ]
      : [],
    fields: look ? [{ name: 'title', matches: items.length, samples: items, ranges: [], nodes: [] }] : [],
    page: null,
  };
};

const secrets: Secrets = new Map();
const secretsOf = async (id: string) => {
  asked.push(id);
  return secrets;
};
const json =
  (value: unknown, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

beforeAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const [port, otherPort] = servers.map((server) => (server.address() as AddressInfo).port);
  if (port === undefined || otherPort === undefined) throw new Error('Both listen.');
  origin = `http://127.0.0.1:${port}`;
  otherOrigin = `http://127.0.0.1:${otherPort}`;
  egress = createEgress({
    allow: [
      { host: '127.0.0.1', port },
      { host: '127.0.0.1', port: otherPort },
    ],
    version: '1.0.0',
  });
  runner = createRunner({ egress, secretsOf, extract });
});
beforeEach(() => {
  pages = {};
  seen = [];
  asked = [];
  read = [];
  (secrets as Map<string, unknown>).clear();
});
afterAll(async () => {
  await egress.close();
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
});

const setSecret = (name: string, value: string, host = new URL(origin).host) =>
  void (secrets as Map<string, { value: string; host: string }>).set(name, { value, host });

type Changes = Omit<NonNullable<Parameters<typeof definitionOf>[0]>, 'params'>;

function run(
  {
    params = {},
    order = {},
    request = {},
    ...rest
  }: Changes & { params?: Record<string, unknown>; order?: Partial<RunOrder> } = {},
  names: string[] = [],
): Promise<Run> {
  const definition = definitionOf({
    source: 'json',
    items: { jsonpath: '$' },
    ...rest,
    params: names.map((name) => ({ name })),
    request: { retries: 0, ...request, url: origin + (request.url ?? '/list') },
  });
  return runner({
    definition,
    params,
    scraperId: 's1',
    personId: null,
    look: false,
    fresh: false,
    signal: new AbortController().signal,
    ...order,
  });
}

const notes = ({ trace }: Run) =>
  trace.map(
    ({ stage, note }) =>
      `${stage}: ${note
        .replaceAll(/in \d+ ms/g, 'in N ms')
        .replaceAll(origin, 'SITE')
        .replaceAll(otherOrigin, 'OTHER')}`,
  );

test('a page becomes data, and the trace has the result of each stage', async () => {
  pages = { '/list': json({ items: [{ title: 'Tea' }] }) };
  const ran = await run({ request: { url: '/list', query: { q: '{q}' } }, params: { q: 'a b' } }, ['q']);
  expect({ ...ran, ms: 0, trace: notes(ran) }).toEqual({
    outcome: { data: [{ title: 'Tea' }] },
    cached: false,
    provider: new URL(origin).host,
    ms: 0,
    hints: [],
    fields: [],
    page: null,
    trace: ['request: GET SITE/list?q=a%20b', 'fetch: 200, 27 bytes in N ms', 'items: 1 found'],
  });
  expect(ran.ms).toBeGreaterThan(0);
});

test('without items, the result is one object', async () => {
  pages = { '/list': json({ items: [{ title: 'Tea' }] }) };
  const { items: _, ...definition } = definitionOf({ source: 'json', request: { url: `${origin}/list` } });
  const { outcome } = await runner({
    definition,
    params: {},
    scraperId: null,
    personId: null,
    look: false,
    fresh: false,
    signal: new AbortController().signal,
  });
  expect(outcome).toEqual({ data: { title: 'Tea' } });
});

test.each([404, 410])('%i means that there is nothing', async (status) => {
  pages = { '/list': (response) => void response.writeHead(status).end() };
  expect((await run()).outcome).toEqual(
    new Failure('NotFound', {}, `${new URL(origin).host} has no such page (status ${status}).`),
  );
});

test.each([500, 403, 429, 304, 202 + 100])('%i is a failure of the site', async (status) => {
  pages = { '/list': (response) => void response.writeHead(status).end() };
  expect((await run()).outcome).toEqual(
    new Failure('UpstreamFailed', {}, `${new URL(origin).host} returned ${status} instead of the page.`),
  );
});

test('a page that cannot be read is a failure with its reason', async () => {
  pages = { '/list': json({ failure: 'The items are missing.' }) };
  const ran = await run();
  expect([ran.outcome, ran.hints]).toEqual([
    new Failure('UpstreamFailed', {}, 'The items are missing. The page has none.'),
    [
      { code: 'no-match', detail: 'Nothing matched.', at: null },
      { code: 'blocked', detail: 'The page has none.', at: null },
    ],
  ]);
});

test('an address that the guard refuses is a refusal', async () => {
  const definition = definitionOf({ request: { url: 'http://127.0.0.1:1/', retries: 0 } });
  const ran = await runner({
    definition,
    params: {},
    scraperId: null,
    personId: null,
    look: false,
    fresh: false,
    signal: new AbortController().signal,
  });
  expect(ran.outcome instanceof Failure && ran.outcome.code).toBe('AddressRefused');
  expect(ran.trace.map(({ stage }) => stage)).toEqual(['request', 'fetch']);
});

test('a value that would lead out of its place sends nothing', async () => {
  const ran = await run({ request: { url: '/{a}/list' }, params: { a: '..' } }, ['a']);
  expect([ran.outcome instanceof Failure && ran.outcome.code, seen, notes(ran)]).toEqual([
    'InvalidInput',
    [],
    ['request: a cannot be "." or "..", or change another part of the URL.'],
  ]);
});

test('the request matches the definition', async () => {
  pages = { '/search': json({ items: [] }) };
  const ran = await run(
    {
      request: { url: '/search', method: 'POST', headers: { 'X-Shelf': '{q}' }, body: { json: { q: '{q}' } } },
      params: { q: 'tea' },
    },
    ['q'],
  );
  expect(ran.outcome).toEqual({ data: [] });
  expect(
    seen.map(({ method, url, body, headers }) => ({
      method,
      url,
      body,
      type: headers['content-type'],
      shelf: headers['x-shelf'],
    })),
  ).toEqual([{ method: 'POST', url: '/search', body: '{"q":"tea"}', type: 'application/json', shelf: 'tea' }]);
});

test('responses are cached for the time in the definition, and not used when fresh ones are requested', async () => {
  pages = { '/cached': json({ items: [] }) };
  const definition = { request: { url: '/cached' }, cacheS: 60 };
  const cached = [
    await run(definition),
    await run(definition),
    await run({ ...definition, order: { fresh: true } }),
  ].map((ran) => ran.cached);
  expect([cached, seen.length]).toEqual([[false, true, false], 2]);
});

test('a preview requests the same page once, again on reload, and caches no failures', async () => {
  pages = { '/look': json({ items: [{ title: 'Tea' }] }) };
  const look = { request: { url: '/look' }, order: { look: true } };
  const first = await run(look);
  const second = await run({ ...look, fields: [{ name: 'other' }] });
  expect([seen.length, first.cached, second.cached, second.fields.length, notes(second)[1]]).toEqual([
    1,
    false,
    true,
    1,
    'fetch: 200, 27 bytes from the cache',
  ]);
  pages = { '/look': json({ items: [] }) };
  expect((await run({ ...look, order: { look: true, fresh: true } })).outcome).toEqual({ data: [] });
  expect((await run(look)).outcome).toEqual({ data: [] });
  expect(seen.length).toBe(2);
  pages = {};
  const codes = [await run({ ...look, order: { look: true, fresh: true } }), await run(look), await run(look)].map(
    ({ outcome }) => outcome instanceof Failure && outcome.code,
  );
  expect([codes, seen.length]).toEqual([['NotFound', 'NotFound', 'NotFound'], 5]);
});

test('on reload, a preview also discards further pages of the site, even those that it does not reach', async () => {
  pages = { '/many': json({ items: [1], next: '/2' }), '/2': json({ items: ['old'] }) };
  const look = { request: { url: '/many' }, next: { jsonpath: '$.next', pagesMax: 3 }, order: { look: true } };
  expect((await run(look)).outcome).toEqual({ data: [1, 'old'] });
  pages = { '/many': json({ items: [], next: '/2', failure: 'Changed.' }), '/2': json({ items: ['new'] }) };
  expect((await run({ ...look, order: { look: true, fresh: true } })).outcome).toBeInstanceOf(Failure);
  pages = { ...pages, '/many': json({ items: [1], next: '/2' }) };
  expect((await run({ ...look, request: { url: '/many', headers: { 'X-A': 'b' } } })).outcome).toEqual({
    data: [1, 'new'],
  });
  expect(seen.filter(({ url }) => url === '/2').length).toBe(2);
});

test('a preview of an error page shows the page', async () => {
  pages = { '/list': (response) => void response.writeHead(403).end('{"items":[1]}') };
  const ran = await run({ order: { look: true } });
  expect([ran.outcome instanceof Failure && ran.outcome.detail, ran.fields.length]).toEqual([
    `${new URL(origin).host} returned 403 instead of the page.`,
    1,
  ]);
  pages = { '/list': (response) => void response.writeHead(403).end('{"failure":"Nothing matched."}') };
  expect((await run({ order: { look: true, fresh: true } })).hints.map(({ code }) => code)).toEqual(['blocked']);
});

test('a caller who goes away ends the run', async () => {
  const abort = new AbortController();
  pages = { '/list': () => abort.abort() };
  const { outcome } = await run({ order: { signal: abort.signal } });
  expect(outcome instanceof Failure && outcome.code).toBe('UpstreamTimeout');
});

test('data holds nothing that JSON cannot', async () => {
  const odd = createRunner({
    egress,
    secretsOf,
    extract: async () => ({
      result: [{ title: NaN, price: undefined }],
      exact: [],
      failure: null,
      next: null,
      trace: [],
      hints: [],
      fields: [],
      page: null,
    }),
  });
  pages = { '/list': json({}) };
  const definition = definitionOf({ request: { url: `${origin}/list` } });
  const { outcome } = await odd({
    definition,
    params: {},
    scraperId: null,
    personId: null,
    look: false,
    fresh: false,
    signal: new AbortController().signal,
  });
  expect(outcome).toEqual({ data: [{ title: null, price: null }] });
});

test('a full queue of pages is an error of this server, with a time to retry', async () => {
  const busy = createRunner({ egress, secretsOf, extract: () => Promise.reject(new Overloaded()) });
  pages = { '/list': json({}) };
  const definition = definitionOf({ request: { url: `${origin}/list` } });
  const { outcome } = await busy({
    definition,
    params: {},
    scraperId: null,
    personId: null,
    look: false,
    fresh: false,
    signal: new AbortController().signal,
  });
  expect(outcome).toEqual(
    fail('Maintenance', 'The server is busy reading other pages. Try again in 10 s.', { retryAfterS: 10 }),
  );
});

test('a fault of the extraction is not taken for one of the site', async () => {
  const broken = createRunner({ egress, secretsOf, extract: () => Promise.reject(new Error('a fault')) });
  pages = { '/list': json({}) };
  const definition = definitionOf({ request: { url: `${origin}/list` } });
  await expect(
    broken({
      definition,
      params: {},
      scraperId: null,
      personId: null,
      look: false,
      fresh: false,
      signal: new AbortController().signal,
    }),
  ).rejects.toThrow('a fault');
});

const next = (pagesMax: number) => ({ next: { jsonpath: '$.next', pagesMax } });

test('further pages are read until there is none', async () => {
  pages = {
    '/list': json({ items: [1], next: '/2' }),
    '/2': json({ items: [2, 3], next: '/3' }),
    '/3': json({ items: [4] }),
  };
  const ran = await run({ ...next(10), request: { headers: { 'X-A': 'b' } } });
  expect([ran.outcome, seen.map(({ url, headers }) => [url, headers['x-a']])]).toEqual([
    { data: [1, 2, 3, 4] },
    [
      ['/list', 'b'],
      ['/2', 'b'],
      ['/3', 'b'],
    ],
  ]);
  expect(notes(ran).slice(3)).toEqual([
    'fetch: 200, 27 bytes in N ms',
    'next: Page 2, SITE/2: 2 items.',
    'fetch: 200, 13 bytes in N ms',
    'next: Page 3, SITE/3: 1 item.',
  ]);
});

test('no more pages than the definition allows, and none twice', async () => {
  pages = { '/list': json({ items: [1], next: '/2' }), '/2': json({ items: [2], next: '/list#again' }) };
  expect((await run(next(1))).outcome).toEqual({ data: [1] });
  const ran = await run(next(10));
  expect([ran.outcome, notes(ran).at(-1), seen.length]).toEqual([
    { data: [1, 2] },
    'next: Page 3 was read already: SITE/list',
    3,
  ]);
});

test('no more than 2000 items', async () => {
  pages = {
    '/list': json({ items: Array.from({ length: 1500 }, (_, index) => index), next: '/2' }),
    '/2': json({ items: Array.from({ length: 1500 }, () => 0), next: '/3' }),
  };
  const { outcome } = await run(next(10));
  expect([
    outcome instanceof Failure ? outcome : (outcome.data as unknown[]).length,
    seen.map(({ url }) => url),
  ]).toEqual([2000, ['/list', '/2']]);
});

test('pages of other sites are not read', async () => {
  pages = { '/list': json({ items: [1], next: `${otherOrigin}/2` }) };
  const ran = await run(next(10));
  expect([ran.outcome, notes(ran).at(-1), seen.length]).toEqual([
    { data: [1] },
    'next: The next page is on another site and is not read.',
    1,
  ]);
});

test('the site that a redirect led to is the same site', async () => {
  pages = {
    '/list': (response) => void response.writeHead(302, { location: `${otherOrigin}/there` }).end(),
    '/there': json({ items: [1], next: '/2' }),
    '/2': json({ items: [2] }),
  };
  const ran = await run({ ...next(10), request: { headers: { Authorization: 'Basic eDp5', 'X-Open': 'yes' } } });
  expect(seen.map(({ url, headers }) => [url, headers.authorization, headers['x-open']])).toEqual([
    ['/list', 'Basic eDp5', 'yes'],
    ['/there', undefined, 'yes'],
    ['/2', undefined, 'yes'],
  ]);
  expect([ran.outcome, notes(ran)[1], notes(ran).at(-1)]).toEqual([
    { data: [1, 2] },
    'fetch: 200, 25 bytes in N ms, after 1 redirect to OTHER/there',
    'next: Page 2, OTHER/2: 1 item.',
  ]);
});

test('a page that should be there and is not fails the run: a list with a hole would look complete', async () => {
  pages = { '/list': json({ items: [1], next: '/2' }) };
  expect((await run(next(10))).outcome).toEqual(
    new Failure('UpstreamFailed', {}, 'Page 2 could not be read. It returned 404.'),
  );
});

test('a list that must have items may end with an empty page, not begin with one', async () => {
  pages = { '/list': json({ items: [1], next: '/2' }), '/2': json({ items: [] }), '/none': json({ items: [] }) };
  const items = { jsonpath: '$', required: true };
  expect((await run({ ...next(10), items })).outcome).toEqual({ data: [1] });
  expect((await run({ ...next(10), items, request: { url: '/none' } })).outcome).toEqual(
    new Failure('UpstreamFailed', {}, 'No items. The page has none.'),
  );
});

test('pages that are too large only together are too large', async () => {
  pages = {
    '/list': json({ items: ['x'.repeat(6_000_000)], next: '/2' }),
    '/2': json({ items: ['y'.repeat(6_000_000)] }),
  };
  const { outcome } = await run({ ...next(10), request: { sizeBytesMax: 10_000_000 } });
  expect(outcome).toEqual(
    new Failure(
      'UpstreamFailed',
      {},
      'The response would be larger than 10.0 MB. Select less, or read fewer pages than 2.',
    ),
  );
});

test('after a POST, further pages are requested without its body', async () => {
  pages = { '/list': json({ items: [1], next: '/2' }), '/2': json({ items: [2] }) };
  await run({ ...next(10), request: { method: 'POST', body: { form: { a: 'b' } } } });
  expect(seen.map(({ method, url, body, headers }) => [method, url, body, headers['content-type']])).toEqual([
    ['POST', '/list', 'a=b', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ['GET', '/2', '', undefined],
  ]);
});

const value = 'hush-hush/very&secret';

test('a secret is sent to its site, and never shown: not in the page, the trace or the data', async () => {
  setSecret('KEY', value);
  pages = {
    '/list': (response, { url = '', headers }) =>
      void response.end(
        JSON.stringify({ items: [{ url, key: headers['x-key'] }], next: '/list?page=2&key=hush-hush%2Fvery%26secret' }),
      ),
  };
  const ran = await run({
    ...next(2),
    request: { url: '/list', query: { key: '{{secret:KEY}}' }, headers: { 'X-Key': 'Key {{secret:KEY}}' } },
    order: { look: true },
  });
  expect(seen.map(({ url, headers }) => [url, headers['x-key']])).toEqual([
    ['/list?key=hush-hush%2Fvery%26secret', `Key ${value}`],
    ['/list?page=2&key=hush-hush%2Fvery%26secret', `Key ${value}`],
  ]);
  const shown = { url: '/list?key={{secret:KEY}}', key: 'Key {{secret:KEY}}' };
  expect(ran.outcome).toEqual({ data: [shown, { ...shown, url: '/list?page=2&key={{secret:KEY}}' }] });
  expect(notes(ran)[0]).toBe('request: GET SITE/list?key={{secret:KEY}}');
  expect(JSON.stringify([ran, read])).not.toMatch(/hush/);
  expect(asked).toEqual(['s1']);
});

test('what reading puts together is without the secret too', async () => {
  setSecret('KEY', value);
  pages = {
    '/list': (response, { headers }) =>
      void response.end(
        JSON.stringify({ items: [{ key: `${headers['x-key']}` }] }).replace('hush-', '\\u0068ush\\u002d'),
      ),
  };
  const ran = await run({ request: { headers: { 'X-Key': '{{secret:KEY}}' } }, order: { look: true } });
  expect([ran.outcome, ran.fields[0]?.samples]).toEqual([
    { data: [{ key: '{{secret:KEY}}' }] },
    [{ key: '{{secret:KEY}}' }],
  ]);
});

test('a page or a caller that writes the place of a secret does not get its value sent there', async () => {
  setSecret('KEY', value);
  pages = {
    '/list': json({ items: [1], next: '/log/%7B%7Bsecret:KEY%7D%7D?q={{secret:KEY}}&key={{secret:KEY}}' }),
    '/log/%7B%7Bsecret:KEY%7D%7D': json({ items: [2] }),
  };
  await run({ ...next(2), request: { query: { key: '{{secret:KEY}}' } } });
  expect(seen[1]?.url).toBe('/log/%7B%7Bsecret:KEY%7D%7D?q={{secret:KEY}}&key=hush-hush%2Fvery%26secret');
});

test('secrets are read only if one is used', async () => {
  pages = { '/list': json({ items: [] }) };
  await run();
  expect(asked).toEqual([]);
});

test('a secret of another host sends nothing', async () => {
  setSecret('KEY', value, 'other.example');
  const ran = await run({ request: { headers: { 'X-Key': '{{secret:KEY}}' } } });
  expect([ran.outcome, seen]).toEqual([
    new Failure(
      'UpstreamFailed',
      {},
      `The secret KEY is for other.example and is not sent to ${new URL(origin).host}.`,
    ),
    [],
  ]);
});

test('a preview of no stored definition has no secrets', async () => {
  setSecret('KEY', value);
  const ran = await run({ request: { headers: { 'X-Key': '{{secret:KEY}}' } }, order: { scraperId: null } });
  expect([ran.outcome, asked, seen]).toEqual([
    new Failure('UpstreamFailed', {}, 'The secret KEY is not set. Set it, or remove it from the request.'),
    [],
    [],
  ]);
});

test('a redirect to another site gets no header with a secret, and is not followed if the URL has one', async () => {
  setSecret('KEY', value);
  pages = {
    '/list': (response) => void response.writeHead(302, { location: `${otherOrigin}/there` }).end(),
    '/there': json({ items: [1], next: '/2' }),
  };
  const inHeader = await run({ ...next(3), request: { headers: { 'X-Key': '{{secret:KEY}}', 'X-Open': 'yes' } } });
  expect([inHeader.outcome, seen.map(({ url, headers }) => [url, headers['x-key'], headers['x-open']])]).toEqual([
    { data: [1] },
    [
      ['/list', value, 'yes'],
      ['/there', undefined, 'yes'],
    ],
  ]);
  expect(notes(inHeader).at(-1)).toBe(
    'next: The next page is on a different site than the secrets are for, and is not read.',
  );
  const inAddress = await run({ request: { query: { key: '{{secret:KEY}}' } } });
  expect(inAddress.outcome instanceof Failure && inAddress.outcome.code).toBe('UpstreamFailed');
  expect(seen.filter(({ url }) => url.startsWith('/there'))).toHaveLength(1);
});

test('caches are separate per person where a secret is used, and shared where none is', async () => {
  setSecret('KEY', value);
  pages = { '/secret': json({ items: [] }), '/open': json({ items: [] }) };
  const as = async (personId: string | null, request: NonNullable<Changes['request']>) =>
    (await run({ request, cacheS: 60, order: { personId } })).cached;
  const secret = { url: '/secret', headers: { 'X-Key': '{{secret:KEY}}' } };
  expect([await as('ann', secret), await as('ann', secret), await as('bob', secret), await as(null, secret)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([await as('ann', { url: '/open' }), await as('bob', { url: '/open' })]).toEqual([false, true]);
});
