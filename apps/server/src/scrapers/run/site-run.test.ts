/** Definitions against a small site, through the guard and the engine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { definitionOf } from '../../../test/definitions.ts';
import { createEgress } from '../../egress/create-egress.ts';
import type { GuardedEgress } from '../../egress/create-egress.ts';
import { closeExtraction, extractInWorker } from '../engine/extract-in-worker.ts';
import type { Run, Runner } from '../scraper.ts';
import { runOwnTests } from './own-tests.ts';
import { WrittenJson } from '../../hub/threads/worker-pool.ts';
import { createRunner } from './run.ts';
import { ScraperSource } from './source.ts';

const shelves: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  tea: [
    ['Oolong', '£5.50'],
    ['Sencha', '£1,200.00'],
    ['Assam', ''],
  ],
  coffee: [['Espresso', '£2']],
};
/** Values that JavaScript would write differently, and texts that are easily lost. */
const values = String.raw`[null,"","  ","${'\u2028\u2029 '}",[[1,[2]],[]],{"b":1,"2":{"z":1.10},"1":-0},12345678901234567890,1.50,1e3,"{\"a\":1}"]`;
const odd = `{ "id": -98765432109876543210, "rows": ${values.replaceAll(',', ' ,\n ')} }`;
let mark = 'h3';
let origin = '';
let egress: GuardedEgress;
let runner: Runner;

const site = createServer((request, response) => {
  const url = new URL(request.url ?? '', origin);
  if (url.pathname === '/odd.json') return void response.setHeader('content-type', 'application/json').end(odd);
  const books = shelves[url.pathname.split('/')[2] ?? ''];
  const page = Number(url.searchParams.get('page') ?? 1);
  if (books === undefined) return void response.writeHead(404).end('nothing');
  const articles = books
    .slice(page * 2 - 2, page * 2)
    .map(([title, price]) => `<article><${mark}>${title}</${mark}><span class=price>${price}</span></article>`);
  const further = books.length > page * 2 ? `<a class=next href="?page=${page + 1}">more</a>` : '';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  return void response.end(`<!doctype html><title>Shelf</title><main>${articles.join('')}</main>${further}`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  egress = createEgress({ allow: [{ host: '127.0.0.1', port }], version: '1.0.0' });
  runner = createRunner({ egress, secretsOf: async () => new Map(), extract: extractInWorker });
});
beforeEach(() => {
  mark = 'h3';
});
afterAll(async () => {
  await closeExtraction();
  await egress.close();
  await new Promise((resolve) => site.close(resolve));
});

const definition = (): ScraperDefinition =>
  definitionOf({
    params: [{ name: 'shelf' }],
    request: { url: `${origin}/shelf/{shelf}`, retries: 0 },
    fields: [
      { name: 'title', select: { css: 'h3' }, required: true },
      {
        name: 'price',
        select: { css: '.price' },
        type: 'number',
        transforms: [{ regex: '[0-9.,]+' }, { 'parse-number': {} }],
      },
      { name: 'shelf', select: { param: 'shelf' } },
    ],
    next: { css: 'a.next', pagesMax: 5 },
    tests: [
      {
        name: 'tea',
        params: { shelf: 'tea' },
        expect: { items: { min: 3, max: 3 }, filled: ['title'], values: { title: 'Oolong', price: 5.5 } },
      },
      { name: 'no such shelf', params: { shelf: 'milk' }, expect: { absent: true } },
    ],
  });
const run = (shelf: string, look = false): Promise<Run> =>
  runner({
    definition: definition(),
    params: { shelf },
    scraperId: null,
    personId: null,
    look,
    fresh: false,
    signal: new AbortController().signal,
  });

test('a list over two pages comes back as data', async () => {
  const { outcome, provider, trace } = await run('tea');
  expect(outcome).toEqual({
    data: [
      { title: 'Oolong', price: 5.5, shelf: 'tea' },
      { title: 'Sencha', price: 1200, shelf: 'tea' },
      { title: 'Assam', price: null, shelf: 'tea' },
    ],
  });
  expect([provider, trace.map(({ stage }) => stage)]).toEqual([
    new URL(origin).host,
    ['request', 'fetch', 'decode', 'parse', 'items', 'fields', 'next', 'fetch', 'next'],
  ]);
});

test('a shelf that is not there is NotFound', async () => {
  const { outcome } = await run('milk');
  expect(outcome instanceof Failure && outcome.code).toBe('NotFound');
});

test('own tests pass, and report what is wrong once the site changes its markup', async () => {
  const order = {
    definition: definition(),
    scraperId: null,
    of: 'live',
    signal: new AbortController().signal,
  } as const;
  const before = await runOwnTests(runner, order);
  expect([before.passed, before.tests.map(({ detail }) => detail)]).toEqual([true, [null, null]]);
  mark = 'h4';
  const after = await runOwnTests(runner, order);
  expect([after.passed, after.tests.map(({ passed, detail }) => [passed, detail])]).toEqual([
    false,
    [
      [false, 'Expected exactly 3 items, but there are 0.'],
      [true, null],
    ],
  ]);
});

test('a look reports what each field found and shows the page', async () => {
  const { fields, page, hints } = await run('coffee', true);
  expect(fields.map(({ name, matches, samples }) => [name, matches, samples])).toContainEqual(['price', 1, [2]]);
  expect([page?.url, page?.status, hints]).toEqual([`${origin}/shelf/coffee`, 200, []]);
  expect(page?.source).toContain('<h3>Espresso</h3>');
});

test('a call returns fields of type json exactly as the site writes them', async () => {
  const source = new ScraperSource({ runner, log: { error: () => {} }, onSourceAway: () => {}, onRun: () => {} });
  const fields = [
    { name: 'id', select: { jsonpath: '$.id' }, type: 'json' as const },
    { name: 'rows', select: { jsonpath: '$.rows' }, type: 'json' as const },
    { name: 'each', select: { jsonpath: '$.rows[*]' }, type: 'json' as const, many: true },
    { name: 'none', select: { jsonpath: '$.none' }, type: 'json' as const },
    { name: 'text', select: { jsonpath: '$.id' } },
    {
      name: 'inner',
      select: { jsonpath: '$' },
      fields: [{ name: 'id', select: { jsonpath: '$.id' }, type: 'json' as const }],
    },
  ];
  const live = definitionOf({
    path: 'odd',
    request: { url: `${origin}/odd.json` },
    source: 'json',
    items: undefined,
    fields,
  });
  source.replace([{ id: 'odd', revision: 1, definition: live, paused: false, health: 'ok' }]);
  const signal = new AbortController().signal;
  const outcome = await source.find('scrape/odd')?.run({}, { signal, personId: 'ann', callerId: 'person:ann' });
  if (!outcome || outcome instanceof Failure || !(outcome.result instanceof WrittenJson)) throw new Error('No JSON.');
  const id = '-98765432109876543210';
  expect(new TextDecoder().decode(outcome.result.bytes)).toBe(
    `{"id":${id},"rows":${values},"each":${values},"none":null,"text":"${id}","inner":{"id":${id}}}`,
  );
});

test('a preview and own tests read fields of type json too', async () => {
  const live = definitionOf({
    request: { url: `${origin}/odd.json` },
    source: 'json',
    items: undefined,
    fields: [{ name: 'id', select: { jsonpath: '$.id' }, type: 'json' }],
    tests: [{ name: 'id', expect: { filled: ['id'], values: { id: '-98765432109876543210' } } }],
  });
  const signal = new AbortController().signal;
  const order = { definition: live, params: {}, scraperId: null, personId: null, fresh: true, signal };
  const { outcome, fields } = await runner({ ...order, look: true });
  expect(JSON.stringify(outcome)).toBe('{"data":{"id":-98765432109876543210}}');
  expect(fields.map(({ samples }) => samples)).toEqual([['-98765432109876543210']]);
  const tests = await runOwnTests(runner, { definition: live, scraperId: null, of: 'draft', signal });
  expect(tests.tests.map(({ detail }) => detail)).toEqual([null]);
});
