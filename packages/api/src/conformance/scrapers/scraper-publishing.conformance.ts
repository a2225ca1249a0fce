import { expect } from 'vitest';
import { type Api, CallResponse, callApi, callApiByQuery, getCatalogue, getOpenApi } from '../../contract/hub/hub.ts';
import {
  listScraperRevisions,
  pauseScraper,
  publishScraper,
  resumeScraper,
  rollBackScraper,
  type Scraper,
  setScraperSecret,
} from '../../contract/scrapers/scrapers.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { call, created, hostOfSite, pointersOf, published, read, revisionsOf, save } from './scraper-steps.ts';
import { shelfItems } from './site.ts';

export const scraperPublishingConformance = conformance(
  conformanceOf(publishScraper, [
    [
      'success',
      'publishes the draft: calls, catalogue and OpenAPI document have it immediately',
      async (world) => {
        const { username } = await world.admin();
        const { id } = await created(world);
        const scraper = expectOutput<Scraper>(publishScraper, await world.send(publishScraper, { id, note: 'First' }));
        expect(scraper).toMatchObject({
          state: 'published',
          changed: false,
          health: 'untested',
          live: { revision: 1, publishedBy: username },
        });
        const { api } = scraper;
        for (const entry of [callApiByQuery, callApi]) {
          const response = await world.send(entry, { api, shelf: 'sea' });
          expect(response.status, response.text).toBe(200);
          expect(CallResponse.parse(response.body)).toMatchObject({
            data: shelfItems,
            meta: { api, cost: 1, cached: false, provider: hostOfSite(world), revision: 1 },
          });
        }
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        expect(items.find(({ path }) => path === api)).toMatchObject({
          area: 'scrape',
          title: 'Shelf',
          methods: ['GET', 'POST'],
          input: {
            type: 'object',
            properties: { shelf: { type: 'string', title: 'shelf' } },
            required: ['shelf'],
            additionalProperties: false,
          },
          output: { kind: 'json', types: ['application/json'] },
          cost: 1,
          health: 'ok',
          examples: [{ name: 'Example', input: { shelf: 'sea' } }],
        });
        const document = expectOutput<{ paths: object }>(getOpenApi, await world.send(getOpenApi, {}));
        expect(Object.keys(document.paths)).toContain(`/api/v1/${api}`);
      },
    ],
    [
      'success',
      'counts successful calls, and not those for missing pages',
      async (world) => {
        await world.admin();
        const { id, api } = await published(world);
        await call(world, api);
        expectFailure(callApiByQuery, await world.send(callApiByQuery, { api, shelf: 'sky' }), 'NotFound');
        expectFailure(callApiByQuery, await world.send(callApiByQuery, { api }), 'InvalidInput');
        expect((await read(world, id)).calls).toBe(1);
      },
    ],
    [
      'InvalidInput',
      'rejects a secret that is unknown or belongs to another host',
      async (world) => {
        await world.admin();
        const { id } = await created(world, {
          request: { url: `${world.subject.site}/catalogue/{shelf}`, headers: { 'x-token': '{{secret:TOKEN}}' } },
        });
        const pointers = async () =>
          pointersOf(expectFailure(publishScraper, await world.send(publishScraper, { id }), 'InvalidInput'));
        expect(await pointers()).toEqual(['/request/headers/x-token']);
        await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: 'elsewhere.example' });
        expect(await pointers()).toEqual(['/request/headers/x-token']);
        await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: hostOfSite(world) });
        expectOutput(publishScraper, await world.send(publishScraper, { id }));
      },
    ],
    [
      'Conflict',
      'rejects a path that a tool has taken since the draft was saved',
      async (world) => {
        await world.admin();
        const { id, api } = await created(world);
        await world.subject.shipApi(api);
        expectFailure(publishScraper, await world.send(publishScraper, { id }), 'Conflict');
      },
    ],
    [
      'Stale',
      'rejects a draft that changed after it was reviewed',
      async (world) => {
        await world.admin();
        const first = await created(world);
        const { version } = await save(world, first, { title: 'Theirs' });
        const body = expectFailure(
          publishScraper,
          await world.send(publishScraper, { id: first.id, version: first.version }),
          'Stale',
        );
        expect(body['version']).toBe(version);
        expect((await read(world, first.id)).live).toBeNull();
      },
    ],
  ]),
  conformanceOf(pauseScraper, [
    [
      'success',
      'pauses the API, in the catalogue too, until it is published again',
      async (world) => {
        await world.admin();
        const { id, api } = await published(world);
        expect(expectOutput(pauseScraper, await world.send(pauseScraper, { id }))).toMatchObject({
          state: 'paused',
          live: { revision: 1 },
        });
        expectFailure(callApiByQuery, await call(world, api), 'Paused');
        const { items } = expectOutput<{ items: Api[] }>(getCatalogue, await world.send(getCatalogue, {}));
        expect(items.find(({ path }) => path === api)?.health).toBe('paused');
        expect(expectOutput(publishScraper, await world.send(publishScraper, { id }))).toMatchObject({
          state: 'published',
          live: { revision: 2 },
        });
        expect((await call(world, api)).status).toBe(200);
      },
    ],
  ]),
  conformanceOf(resumeScraper, [
    [
      'success',
      'resumes calls, and succeeds when nothing was paused',
      async (world) => {
        await world.admin();
        const { id, api } = await published(world);
        await world.send(pauseScraper, { id });
        for (let times = 0; times < 2; times += 1) {
          expect(expectOutput(resumeScraper, await world.send(resumeScraper, { id }))).toMatchObject({
            state: 'published',
            live: { revision: 1 },
          });
        }
        expect((await call(world, api)).status).toBe(200);
      },
    ],
  ]),
  ...[pauseScraper, resumeScraper].map((entry) =>
    conformanceOf(entry, [
      [
        'NotPublished',
        'rejects a definition that is not live',
        async (world) => {
          await world.admin();
          const { id } = await created(world);
          expectFailure(entry, await world.send(entry, { id }), 'NotPublished');
        },
      ],
    ]),
  ),
  conformanceOf(listScraperRevisions, [
    [
      'success',
      'lists complete revisions, newest first',
      async (world) => {
        const { username } = await world.admin();
        const first = await published(world);
        expect(await revisionsOf(world, first.id)).toMatchObject([
          { revision: 1, live: true, publishedBy: username, restores: null, note: null, definition: first.definition },
        ]);
        const { definition } = await save(world, first, { title: 'Another shelf' });
        await world.send(publishScraper, { id: first.id, note: 'A better title' });
        expect(await revisionsOf(world, first.id)).toMatchObject([
          { revision: 2, live: true, note: 'A better title', definition },
          { revision: 1, live: false, definition: first.definition },
        ]);
      },
    ],
  ]),
  conformanceOf(rollBackScraper, [
    [
      'success',
      'publishes an earlier revision as a new one, and updates a draft without changes',
      async (world) => {
        await world.admin();
        const first = await published(world);
        await save(world, first, { title: 'Another shelf' });
        await world.send(publishScraper, { id: first.id });
        const back = expectOutput<Scraper>(
          rollBackScraper,
          await world.send(rollBackScraper, { id: first.id, revision: 1 }),
        );
        expect(back).toMatchObject({
          title: 'Shelf',
          changed: false,
          live: { revision: 3 },
          definition: first.definition,
        });
        expect(
          (await revisionsOf(world, first.id)).map(({ revision, live, restores }) => [revision, live, restores]),
        ).toEqual([
          [3, true, 1],
          [2, false, null],
          [1, false, null],
        ]);
      },
    ],
    [
      'success',
      'keeps a draft that has changes',
      async (world) => {
        await world.admin();
        const first = await published(world);
        await save(world, first, { title: 'Another shelf' });
        const back = expectOutput<Scraper>(
          rollBackScraper,
          await world.send(rollBackScraper, { id: first.id, revision: 1 }),
        );
        expect(back).toMatchObject({ title: 'Another shelf', changed: true, live: { revision: 2 } });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown revision',
      async (world) => {
        await world.admin();
        const { id } = await published(world);
        expectFailure(rollBackScraper, await world.send(rollBackScraper, { id, revision: 7 }), 'NotFound');
      },
    ],
    [
      'Conflict',
      'rejects a revision whose path was given to another definition',
      async (world) => {
        await world.admin();
        const first = await published(world);
        await save(world, first, { path: world.name('moved') });
        await world.send(publishScraper, { id: first.id });
        await created(world, { path: first.definition.path });
        expectFailure(rollBackScraper, await world.send(rollBackScraper, { id: first.id, revision: 1 }), 'Conflict');
      },
    ],
  ]),
);
