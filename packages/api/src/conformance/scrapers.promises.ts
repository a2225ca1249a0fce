import { expect } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Api, CallAnswer, callApi, callApiByQuery, getCatalogue, getOpenApi } from '../contract/hub.ts';
import type { InputIssue } from '../contract/problem.ts';
import type { ScraperDefinitionInput } from '../contract/scraper-definition.ts';
import {
  createScraper,
  deleteScraper,
  exportScrapers,
  getScraper,
  getScraperSchema,
  importScrapers,
  listScraperRevisions,
  listScrapers,
  pauseScraper,
  type Preview,
  previewScraper,
  publishScraper,
  removeScraperSecret,
  restoreScraper,
  resumeScraper,
  rollBackScraper,
  saveScraper,
  type Scraper,
  type ScraperFile,
  type ScraperRevision,
  type ScraperRow,
  type ScraperTestRun,
  setScraperSecret,
  suggestScraper,
  type Suggestion,
  testScraper,
} from '../contract/scrapers.ts';
import { type ContractPromise, expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import { refusedAddress, shelf, shelfItems, siteCatalogue } from './site.ts';
import type { World } from './world.ts';

const draft = (world: World, given: Partial<ScraperDefinitionInput> = {}) => shelf(world.subject.site, world.name('shelf'), given);
const hostOfSite = (world: World) => new URL(world.subject.site).host;

async function created(world: World, given: Partial<ScraperDefinitionInput> = {}): Promise<Scraper> {
  return expectOutput<Scraper>(createScraper, await world.send(createScraper, draft(world, given)));
}

async function published(world: World, given: Partial<ScraperDefinitionInput> = {}): Promise<Scraper> {
  const { id } = await created(world, given);
  return expectOutput<Scraper>(publishScraper, await world.send(publishScraper, { id }));
}

const read = async (world: World, id: string) => expectOutput<Scraper>(getScraper, await world.send(getScraper, { id }));

const save = async (world: World, { id, definition }: Scraper, changes: Partial<ScraperDefinitionInput>) =>
  expectOutput<Scraper>(saveScraper, await world.send(saveScraper, { ...definition, ...changes, id }));

const rowOf = async (world: World, id: string) =>
  expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {})).items.find((row) => row.id === id);

const revisionsOf = async (world: World, id: string) =>
  expectOutput<{ items: ScraperRevision[] }>(listScraperRevisions, await world.send(listScraperRevisions, { id })).items;

const call = (world: World, api: string) => world.send(callApiByQuery, { api, shelf: 'sea' });

const pointersOf = (body: Record<string, unknown>) => (body['errors'] as InputIssue[]).map(({ pointer }) => pointer);

/** Wrong in a way that only shows beyond the schema. */
const hostFromOutside = { request: { url: 'https://{shelf}.books.example/catalogue' } } satisfies Partial<ScraperDefinitionInput>;

/** What makes each call one that an admin is let through with; `id` is of no definition. */
const inputOf = (world: World, entry: Endpoint): Record<string, unknown> => ({
  ...(entry === createScraper || entry === saveScraper ? draft(world) : {}),
  ...(entry === previewScraper ? { definition: draft(world), params: { shelf: 'sea' } } : {}),
  ...(entry === suggestScraper ? { url: `${world.subject.site}/catalogue/sea` } : {}),
  ...(entry === rollBackScraper ? { revision: 1 } : {}),
  ...(entry === importScrapers ? { scrapers: [] } : {}),
  ...(entry === setScraperSecret ? { name: 'TOKEN', value: 'a quiet word', host: hostOfSite(world) } : {}),
  ...(entry === removeScraperSecret ? { name: 'TOKEN' } : {}),
  ...(entry.path.includes('{id}') || entry === previewScraper ? { id: 'nothing-here' } : {}),
});

const adminsOnly = [
  listScrapers, createScraper, getScraper, saveScraper, deleteScraper, restoreScraper, previewScraper, publishScraper, pauseScraper, resumeScraper,
  listScraperRevisions, rollBackScraper, testScraper, suggestScraper, setScraperSecret, removeScraperSecret, exportScrapers, importScrapers,
] as const;

const refusals: ContractPromise[] = adminsOnly.flatMap((entry: Endpoint) => [
  ...promisesOf(entry, [
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'Unauthenticated');
    }],
    ['Forbidden', 'is for admins only', async (world) => {
      await world.signedIn();
      expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'Forbidden');
    }],
  ]),
  ...('NotFound' in entry.errors
    ? promisesOf(entry, [
        ['NotFound', 'says that there is no such definition', async (world) => {
          await world.admin();
          expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'NotFound');
        }],
      ])
    : []),
]);

export const scrapersPromises = promises(
  refusals,
  promisesOf(getScraperSchema, [
    ['success', 'is JSON Schema 2020-12 of a definition, for anyone', async (world) => {
      const schema = expectOutput<Record<string, unknown>>(getScraperSchema, await world.send(getScraperSchema, {}));
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        additionalProperties: false,
        required: ['path', 'title', 'summary', 'request', 'source', 'fields'],
        properties: { source: { enum: ['html', 'json', 'xml', 'text', 'script-json', 'ld-json'] } },
      });
    }],
  ]),
  promisesOf(createScraper, [
    ['success', 'keeps a draft with defaults filled in; nothing is live', async (world) => {
      await world.admin();
      const definition = draft(world);
      const scraper = expectOutput<Scraper>(createScraper, await world.send(createScraper, definition));
      expect(scraper).toMatchObject({
        version: 1,
        api: `scrape/${definition.path}`,
        title: 'Shelf',
        host: hostOfSite(world),
        state: 'draft',
        changed: false,
        health: 'untested',
        live: null,
        calls: 0,
        lastRun: null,
        lastTest: null,
        secrets: [],
      });
      expect(scraper.definition).toMatchObject({ area: 'scrape', tags: [], cacheS: 0, cost: 1, premium: false, request: { method: 'GET', headers: {}, body: null, retries: 0 } });
      expect(await read(world, scraper.id)).toEqual(scraper);
      expectFailure(callApiByQuery, await call(world, scraper.api), 'NotFound');
    }],
    ['InvalidInput', 'points at a member that a definition does not have', async (world) => {
      await world.admin();
      const body = expectFailure(createScraper, await world.sendAnything(createScraper, { ...draft(world), colour: 'blue' }), 'InvalidInput');
      expect(body['errors']).toEqual([{ pointer: '/colour', code: 'unrecognized_keys', detail: 'colour is not an input of this call.' }]);
    }],
    ['InvalidInput', 'lets no parameter into the host', async (world) => {
      await world.admin();
      expect(pointersOf(expectFailure(createScraper, await world.send(createScraper, draft(world, hostFromOutside)), 'InvalidInput'))).toEqual(['/request/url']);
    }],
    ['InvalidInput', 'asks for every parameter that the request names to be declared', async (world) => {
      await world.admin();
      const answer = await world.send(createScraper, draft(world, { params: [] }));
      expect(pointersOf(expectFailure(createScraper, answer, 'InvalidInput'))).toEqual(['/request/url']);
    }],
    ['InvalidInput', 'refuses a selector that is two', async (world) => {
      await world.admin();
      const answer = await world.send(createScraper, draft(world, { fields: [{ name: 'title', select: { css: 'h2', regex: '.+' } }] }));
      expect(pointersOf(expectFailure(createScraper, answer, 'InvalidInput'))).toEqual(['/fields/0/select']);
    }],
    ['Conflict', 'refuses a path that another draft or a tool has', async (world) => {
      await world.admin();
      const { definition } = await created(world);
      expectFailure(createScraper, await world.send(createScraper, draft(world, { path: definition.path })), 'Conflict');
      expectFailure(createScraper, await world.send(createScraper, draft(world, { area: 'random', path: 'uuid' })), 'Conflict');
    }],
    ['Conflict', 'refuses a path that still answers for another, whose draft has moved on', async (world) => {
      await world.admin();
      const other = await published(world);
      await save(world, other, { path: world.name('moved') });
      expectFailure(createScraper, await world.send(createScraper, draft(world, { path: other.definition.path })), 'Conflict');
    }],
  ]),
  promisesOf(listScrapers, [
    ['success', 'lists what was changed last first', async (world) => {
      await world.admin();
      const one = await created(world);
      const other = await created(world);
      const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
      const { definition: _, secrets: __, ...row } = other;
      expect(items).toContainEqual(row);
      expect(items.map(({ id }) => id)).toContain(one.id);
      expect(items.map(({ updatedAt }) => updatedAt)).toEqual(items.map(({ updatedAt }) => updatedAt).toSorted().toReversed());
    }],
  ]),
  promisesOf(getScraper, [
    ['success', 'shows the definition with its state', async (world) => {
      const { username } = await world.admin();
      const { id } = await published(world);
      expect(await read(world, id)).toMatchObject({ id, state: 'published', changed: false, live: { revision: 1, publishedBy: username }, definition: { title: 'Shelf' } });
    }],
  ]),
  promisesOf(saveScraper, [
    ['success', 'replaces the draft; what is live stays live', async (world) => {
      await world.admin();
      const live = await published(world);
      const saved = await save(world, live, { title: 'Another shelf', fields: [{ name: 'name', select: { css: 'h2' } }] });
      expect(saved).toMatchObject({ id: live.id, version: live.version + 1, title: 'Another shelf', state: 'published', changed: true, live: { revision: 1 } });
      expect(CallAnswer.parse((await call(world, live.api)).body).data).toEqual(shelfItems);
    }],
    ['InvalidInput', 'points at what is wrong and keeps the draft as it was', async (world) => {
      await world.admin();
      const { id, definition } = await created(world);
      expect(pointersOf(expectFailure(saveScraper, await world.send(saveScraper, { ...definition, ...hostFromOutside, id }), 'InvalidInput'))).toEqual(['/request/url']);
      expect(await read(world, id)).toMatchObject({ version: 1, definition });
    }],
    ['Conflict', 'refuses a path that is taken', async (world) => {
      await world.admin();
      const other = await created(world);
      const { id, definition } = await created(world);
      expectFailure(saveScraper, await world.send(saveScraper, { ...definition, path: other.definition.path, id }), 'Conflict');
    }],
    ['Stale', 'refuses to overwrite what somebody else saved meanwhile', async (world) => {
      await world.admin();
      const first = await created(world);
      const { version } = await save(world, first, { title: 'Theirs' });
      const body = expectFailure(saveScraper, await world.send(saveScraper, { ...first.definition, title: 'Ours', id: first.id, version: first.version }), 'Stale');
      expect(body['version']).toBe(version);
      expect((await read(world, first.id)).title).toBe('Theirs');
    }],
  ]),
  promisesOf(deleteScraper, [
    ['success', 'takes the definition and its API away at once', async (world) => {
      await world.admin();
      const { id, api } = await published(world);
      expect(expectOutput(deleteScraper, await world.send(deleteScraper, { id }))).toEqual({ id });
      expect(await rowOf(world, id)).toBeUndefined();
      expectFailure(getScraper, await world.send(getScraper, { id }), 'NotFound');
      expectFailure(callApiByQuery, await call(world, api), 'NotFound');
    }],
  ]),
  promisesOf(restoreScraper, [
    ['success', 'brings a definition back with what was live of it', async (world) => {
      await world.admin();
      const { id, api, definition } = await published(world);
      await world.send(deleteScraper, { id });
      expect(expectOutput(restoreScraper, await world.send(restoreScraper, { id }))).toMatchObject({ id, api, state: 'published', live: { revision: 1 }, definition });
      expect(CallAnswer.parse((await call(world, api)).body).data).toEqual(shelfItems);
    }],
    ['Conflict', 'refuses when the path was given away meanwhile', async (world) => {
      await world.admin();
      const { id, definition } = await created(world);
      await world.send(deleteScraper, { id });
      await created(world, { path: definition.path });
      expectFailure(restoreScraper, await world.send(restoreScraper, { id }), 'Conflict');
    }],
  ]),
  promisesOf(previewScraper, [
    ['success', 'shows what each part of a definition finds, stored or not', async (world) => {
      await world.admin();
      const preview = await previewOf(world, {});
      expect(preview).toMatchObject({ result: shelfItems, failure: null, hints: [] });
      expect(preview.fields.map(({ name, matches }) => [name, matches])).toEqual([['items', 3], ['title', 3], ['price', 3]]);
      expect(preview.fields.map(({ samples }) => samples).slice(1)).toEqual([shelfItems.map(({ title }) => title), shelfItems.map(({ price }) => price)]);
      expect(preview.trace.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['request', 'fetch', 'decode', 'parse', 'items', 'fields']));
    }],
    ['success', 'shows the page as it came, and harmless, with what matched', async (world) => {
      await world.admin();
      const { page, fields } = await previewOf(world, {});
      expect(page).toMatchObject({ url: `${world.subject.site}/catalogue/sea`, status: 200, charset: 'utf-8', bytes: siteCatalogue.length, source: siteCatalogue, isCut: false });
      expect(page?.html).not.toMatch(/href|<script/);
      const titles = fields.find(({ name }) => name === 'title');
      expect(titles?.ranges.map(([start, end]) => page?.source.slice(start, end))).toEqual(shelfItems.map(({ title }) => `<h2>${title}</h2>`));
      expect(titles?.nodes).toHaveLength(3);
      for (const node of titles?.nodes ?? []) expect(page?.html).toContain(`data-n="${node}"`);
    }],
    ['success', 'says where nothing was found', async (world) => {
      await world.admin();
      const preview = await previewOf(world, { items: { css: 'article.film' } });
      expect(preview).toMatchObject({ result: [], failure: null });
      expect(preview.fields[0]).toMatchObject({ name: 'items', matches: 0 });
      expect(preview.hints.map(({ code }) => code)).toContain('no-match');
    }],
    ...([['UpstreamFailed', '/failing'], ['UpstreamTimeout', '/slow'], ['NotFound', '/catalogue/{shelf}-none'], ['AddressRefused', null]] as const).map(
      ([code, path]) =>
        ['success', `shows a run that ends in ${code} as what it is`, async (world: World) => {
          await world.admin();
          const url = path === null ? refusedAddress : world.subject.site + path;
          const preview = await previewOf(world, { params: [{ name: 'shelf', required: false }], request: { url, timeoutMs: 100, retries: 0 } });
          expect(preview).toMatchObject({ result: null, failure: { code, detail: expect.stringMatching(/\S[.)]$/) } });
          expect(preview.trace.length).toBeGreaterThan(0);
        }] as const,
    ),
    ['InvalidInput', 'points into the definition', async (world) => {
      await world.admin();
      const answer = await world.send(previewScraper, { definition: draft(world, hostFromOutside), params: { shelf: 'sea' } });
      expect(pointersOf(expectFailure(previewScraper, answer, 'InvalidInput'))).toEqual(['/definition/request/url']);
    }],
    ['InvalidInput', 'asks for the parameters that a run needs', async (world) => {
      await world.admin();
      const answer = await world.send(previewScraper, { definition: draft(world) });
      expect(pointersOf(expectFailure(previewScraper, answer, 'InvalidInput'))).toEqual(['/params/shelf']);
    }],
  ]),
  promisesOf(publishScraper, [
    ['success', 'makes the draft answer calls at once, and stand in catalogue and OpenAPI', async (world) => {
      const { username } = await world.admin();
      const { id } = await created(world);
      const scraper = expectOutput<Scraper>(publishScraper, await world.send(publishScraper, { id, note: 'First' }));
      expect(scraper).toMatchObject({ state: 'published', changed: false, health: 'untested', live: { revision: 1, publishedBy: username } });
      const { api } = scraper;
      for (const entry of [callApiByQuery, callApi]) {
        const answer = await world.send(entry, { api, shelf: 'sea' });
        expect(answer.status, answer.text).toBe(200);
        expect(CallAnswer.parse(answer.body)).toMatchObject({ data: shelfItems, meta: { api, cost: 1, cached: false, provider: hostOfSite(world), revision: 1 } });
      }
      expect(await rowOf(world, id)).toMatchObject({ lastRun: { passed: true, detail: null } });
      const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
      expect(items.find(({ path }) => path === api)).toMatchObject({
        area: 'scrape',
        title: 'Shelf',
        methods: ['GET', 'POST'],
        input: { type: 'object', properties: { shelf: { type: 'string', title: 'shelf' } }, required: ['shelf'], additionalProperties: false },
        output: { kind: 'json', types: ['application/json'] },
        cost: 1,
        health: 'ok',
        examples: [{ name: 'Example', input: { shelf: 'sea' } }],
      });
      const document = expectOutput<{ paths: object }>(getOpenApi, await world.send(getOpenApi, {}));
      expect(Object.keys(document.paths)).toContain(`/api/v1/${api}`);
    }],
    ['success', 'counts the calls that succeeded, and none for what the site does not have', async (world) => {
      await world.admin();
      const { id, api } = await published(world);
      await call(world, api);
      expectFailure(callApiByQuery, await world.send(callApiByQuery, { api, shelf: 'sky' }), 'NotFound');
      expectFailure(callApiByQuery, await world.send(callApiByQuery, { api }), 'InvalidInput');
      expect((await read(world, id)).calls).toBe(1);
    }],
    ['InvalidInput', 'refuses a secret that is not there or belongs to another host', async (world) => {
      await world.admin();
      const { id } = await created(world, { request: { url: `${world.subject.site}/catalogue/{shelf}`, headers: { 'x-token': '{{secret:TOKEN}}' } } });
      const pointers = async () => pointersOf(expectFailure(publishScraper, await world.send(publishScraper, { id }), 'InvalidInput'));
      expect(await pointers()).toEqual(['/request/headers/x-token']);
      await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: 'elsewhere.example' });
      expect(await pointers()).toEqual(['/request/headers/x-token']);
      await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: hostOfSite(world) });
      expectOutput(publishScraper, await world.send(publishScraper, { id }));
    }],
    ['Conflict', 'refuses a path that a tool has taken meanwhile', async (world) => {
      await world.admin();
      const { id, api } = await created(world);
      await world.subject.shipApi(api);
      expectFailure(publishScraper, await world.send(publishScraper, { id }), 'Conflict');
    }],
    ['Stale', 'publishes only what was looked at', async (world) => {
      await world.admin();
      const first = await created(world);
      const { version } = await save(world, first, { title: 'Theirs' });
      const body = expectFailure(publishScraper, await world.send(publishScraper, { id: first.id, version: first.version }), 'Stale');
      expect(body['version']).toBe(version);
      expect((await read(world, first.id)).live).toBeNull();
    }],
  ]),
  promisesOf(pauseScraper, [
    ['success', 'lets calls wait, in the catalogue too, until it is published again', async (world) => {
      await world.admin();
      const { id, api } = await published(world);
      expect(expectOutput(pauseScraper, await world.send(pauseScraper, { id }))).toMatchObject({ state: 'paused', live: { revision: 1 } });
      expectFailure(callApiByQuery, await call(world, api), 'Paused');
      const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
      expect(items.find(({ path }) => path === api)?.health).toBe('paused');
      expect(expectOutput(publishScraper, await world.send(publishScraper, { id }))).toMatchObject({ state: 'published', live: { revision: 2 } });
      expect((await call(world, api)).status).toBe(200);
    }],
  ]),
  promisesOf(resumeScraper, [
    ['success', 'answers calls again, and is fine when nothing was paused', async (world) => {
      await world.admin();
      const { id, api } = await published(world);
      await world.send(pauseScraper, { id });
      for (let times = 0; times < 2; times += 1) {
        expect(expectOutput(resumeScraper, await world.send(resumeScraper, { id }))).toMatchObject({ state: 'published', live: { revision: 1 } });
      }
      expect((await call(world, api)).status).toBe(200);
    }],
  ]),
  ...[pauseScraper, resumeScraper].map((entry) =>
    promisesOf(entry, [
      ['NotPublished', 'needs something that is live', async (world) => {
        await world.admin();
        const { id } = await created(world);
        expectFailure(entry, await world.send(entry, { id }), 'NotPublished');
      }],
    ]),
  ),
  promisesOf(listScraperRevisions, [
    ['success', 'lists what was published, newest first, whole', async (world) => {
      const { username } = await world.admin();
      const first = await published(world);
      expect(await revisionsOf(world, first.id)).toMatchObject([{ revision: 1, live: true, publishedBy: username, restores: null, note: null, definition: first.definition }]);
      const { definition } = await save(world, first, { title: 'Another shelf' });
      await world.send(publishScraper, { id: first.id, note: 'A better title' });
      expect(await revisionsOf(world, first.id)).toMatchObject([
        { revision: 2, live: true, note: 'A better title', definition },
        { revision: 1, live: false, definition: first.definition },
      ]);
    }],
  ]),
  promisesOf(rollBackScraper, [
    ['success', 'publishes an earlier revision as a new one; the draft goes with it when it had no changes of its own', async (world) => {
      await world.admin();
      const first = await published(world);
      await save(world, first, { title: 'Another shelf' });
      await world.send(publishScraper, { id: first.id });
      const back = expectOutput<Scraper>(rollBackScraper, await world.send(rollBackScraper, { id: first.id, revision: 1 }));
      expect(back).toMatchObject({ title: 'Shelf', changed: false, live: { revision: 3 }, definition: first.definition });
      expect((await revisionsOf(world, first.id)).map(({ revision, live, restores }) => [revision, live, restores])).toEqual([[3, true, 1], [2, false, null], [1, false, null]]);
    }],
    ['success', 'leaves a draft with changes of its own', async (world) => {
      await world.admin();
      const first = await published(world);
      await save(world, first, { title: 'Another shelf' });
      const back = expectOutput<Scraper>(rollBackScraper, await world.send(rollBackScraper, { id: first.id, revision: 1 }));
      expect(back).toMatchObject({ title: 'Another shelf', changed: true, live: { revision: 2 } });
    }],
    ['NotFound', 'says that there is no such revision', async (world) => {
      await world.admin();
      const { id } = await published(world);
      expectFailure(rollBackScraper, await world.send(rollBackScraper, { id, revision: 7 }), 'NotFound');
    }],
    ['Conflict', 'refuses to go back to a path that was given away', async (world) => {
      await world.admin();
      const first = await published(world);
      await save(world, first, { path: world.name('moved') });
      await world.send(publishScraper, { id: first.id });
      await created(world, { path: first.definition.path });
      expectFailure(rollBackScraper, await world.send(rollBackScraper, { id: first.id, revision: 1 }), 'Conflict');
    }],
  ]),
  promisesOf(testScraper, [
    ['success', "runs the definition's own tests, those that expect nothing too", async (world) => {
      await world.admin();
      const { id } = await published(world);
      const run = expectOutput<ScraperTestRun>(testScraper, await world.send(testScraper, { id, of: 'live' }));
      expect(run).toMatchObject({ of: 'live', passed: true, tests: [{ name: 'sea', passed: true, detail: null }, { name: 'a shelf that is not there', passed: true, detail: null }] });
      expect(await rowOf(world, id)).toMatchObject({ health: 'ok', lastTest: run });
    }],
    ['success', 'tries the draft unless it is told otherwise, and says what did not come', async (world) => {
      await world.admin();
      const { id } = await created(world, { tests: [{ name: 'many', params: { shelf: 'sea' }, expect: { items: { min: 50 } } }] });
      const run = expectOutput<ScraperTestRun>(testScraper, await world.send(testScraper, { id }));
      expect(run).toMatchObject({ of: 'draft', passed: false, tests: [{ name: 'many', passed: false, detail: expect.stringMatching(/\b3\b.*\b50\b/) }] });
    }],
    ['NotPublished', 'cannot try what is not live', async (world) => {
      await world.admin();
      const { id } = await created(world);
      expectFailure(testScraper, await world.send(testScraper, { id, of: 'live' }), 'NotPublished');
    }],
    ['NoTests', 'asks for a test first', async (world) => {
      await world.admin();
      const { id } = await created(world, { tests: [] });
      expectFailure(testScraper, await world.send(testScraper, { id }), 'NoTests');
    }],
  ]),
  promisesOf(suggestScraper, [
    ['success', 'proposes definitions that can be kept as they are, best first', async (world) => {
      await world.admin();
      const { items } = expectOutput<{ items: Suggestion[] }>(suggestScraper, await world.send(suggestScraper, { url: `${world.subject.site}/catalogue/sea` }));
      expect(items[0]).toMatchObject({ kind: 'repeated', count: 3 });
      expect(items[0]?.fields.flatMap(({ samples }) => samples)).toEqual(expect.arrayContaining(['The Salt Road', 'Lanterns', 'Paper Boats']));
      expect(items.map(({ score }) => score)).toEqual(items.map(({ score }) => score).toSorted((one, other) => other - one));
      for (const { definition } of items) {
        expectOutput(createScraper, await world.send(createScraper, { ...definition, path: world.name('suggested') }));
      }
    }],
    ['InvalidInput', 'asks for an address', async (world) => {
      await world.admin();
      expect(pointersOf(expectFailure(suggestScraper, await world.send(suggestScraper, { url: 'the book shop' }), 'InvalidInput'))).toEqual(['/url']);
    }],
    ...([['AddressRefused', null], ['UpstreamFailed', '/failing'], ['UpstreamTimeout', '/slow']] as const).map(
      ([code, path]) =>
        [code, 'says why the page could not be read', async (world: World) => {
          await world.admin();
          const url = path === null ? refusedAddress : world.subject.site + path;
          expectFailure(suggestScraper, await world.send(suggestScraper, { url }), code);
        }] as const,
    ),
  ]),
  promisesOf(setScraperSecret, [
    ['success', 'keeps a secret that nobody sees again', async (world) => {
      await world.admin();
      const { id } = await created(world);
      const value = 'correct-horse-battery';
      const kept = { id, name: 'TOKEN', value, host: 'Books.example' };
      const answer = await world.send(setScraperSecret, kept);
      const secret = expectOutput(setScraperSecret, answer);
      expect(secret).toMatchObject({ name: 'TOKEN', host: 'books.example' });
      expect((await read(world, id)).secrets).toEqual([secret]);
      for (const { text } of [answer, await world.send(getScraper, { id }), await world.send(exportScrapers, {})]) expect(text).not.toContain(value);
    }],
  ]),
  promisesOf(removeScraperSecret, [
    ['success', 'forgets a secret', async (world) => {
      await world.admin();
      const { id } = await created(world);
      await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: 'books.example' });
      expect(expectOutput(removeScraperSecret, await world.send(removeScraperSecret, { id, name: 'TOKEN' }))).toEqual({ name: 'TOKEN' });
      expect((await read(world, id)).secrets).toEqual([]);
    }],
    ['NotFound', 'says that there is no such secret', async (world) => {
      await world.admin();
      const { id } = await created(world);
      expectFailure(removeScraperSecret, await world.send(removeScraperSecret, { id, name: 'TOKEN' }), 'NotFound');
    }],
  ]),
  promisesOf(exportScrapers, [
    ['success', 'gives every draft as it can be imported', async (world) => {
      await world.admin();
      const { definition } = await created(world);
      const file = expectOutput<ScraperFile>(exportScrapers, await world.send(exportScrapers, {}));
      expect(file.scrapers).toContainEqual(definition);
    }],
  ]),
  promisesOf(importScrapers, [
    ['success', 'keeps new definitions as drafts and replaces the drafts of known paths', async (world) => {
      await world.admin();
      const known = await published(world);
      const fresh = draft(world, { title: 'Fresh' });
      const answer = await world.send(importScrapers, { scrapers: [{ ...known.definition, title: 'Replaced' }, fresh] });
      expect(expectOutput(importScrapers, answer)).toEqual({ created: 1, replaced: 1 });
      expect(await read(world, known.id)).toMatchObject({ title: 'Replaced', version: known.version + 1, changed: true, live: { revision: 1 } });
      const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
      expect(items.find(({ api }) => api === `scrape/${fresh.path}`)).toMatchObject({ title: 'Fresh', state: 'draft' });
    }],
    ['InvalidInput', 'points into the file and keeps none of it', async (world) => {
      await world.admin();
      const fresh = draft(world);
      const answer = await world.send(importScrapers, { scrapers: [fresh, draft(world, hostFromOutside)] });
      expect(pointersOf(expectFailure(importScrapers, answer, 'InvalidInput'))).toEqual(['/scrapers/1/request/url']);
      const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
      expect(items.map(({ api }) => api)).not.toContain(`scrape/${fresh.path}`);
    }],
    ['Conflict', 'refuses a path that a tool has', async (world) => {
      await world.admin();
      expectFailure(importScrapers, await world.send(importScrapers, { scrapers: [draft(world, { area: 'random', path: 'uuid' })] }), 'Conflict');
    }],
  ]),
);

async function previewOf(world: World, given: Partial<ScraperDefinitionInput>): Promise<Preview> {
  return expectOutput<Preview>(previewScraper, await world.send(previewScraper, { definition: draft(world, given), params: { shelf: 'sea' } }));
}
