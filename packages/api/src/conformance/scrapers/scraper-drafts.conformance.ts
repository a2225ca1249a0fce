import { expect } from 'vitest';
import { CallResponse, callApiByQuery } from '../../contract/hub/hub.ts';
import {
  createScraper,
  deleteScraper,
  exportScrapers,
  getScraper,
  listScrapers,
  removeScraperSecret,
  restoreScraper,
  saveScraper,
  type Scraper,
  type ScraperRow,
  setScraperSecret,
} from '../../contract/scrapers/scrapers.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import {
  call,
  created,
  draft,
  hostFromOutside,
  hostOfSite,
  pointersOf,
  published,
  read,
  rowOf,
  save,
} from './scraper-steps.ts';
import { shelfItems } from './site.ts';

export const scraperDraftsConformance = conformance(
  conformanceOf(createScraper, [
    [
      'success',
      'saves a draft with default values, without publishing it',
      async (world) => {
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
        expect(scraper.definition).toMatchObject({
          area: 'scrape',
          tags: [],
          cacheS: 0,
          cost: 1,
          premium: false,
          request: { method: 'GET', headers: {}, body: null, retries: 0 },
        });
        expect(await read(world, scraper.id)).toEqual(scraper);
        expectFailure(callApiByQuery, await call(world, scraper.api), 'NotFound');
      },
    ],
    [
      'InvalidInput',
      'returns the path of an unknown member',
      async (world) => {
        await world.admin();
        const body = expectFailure(
          createScraper,
          await world.sendAnything(createScraper, { ...draft(world), colour: 'blue' }),
          'InvalidInput',
        );
        expect(body['errors']).toEqual([
          { pointer: '/colour', code: 'unrecognized_keys', detail: 'colour is not an input of this call.' },
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects a parameter in the host',
      async (world) => {
        await world.admin();
        expect(
          pointersOf(
            expectFailure(
              createScraper,
              await world.send(createScraper, draft(world, hostFromOutside)),
              'InvalidInput',
            ),
          ),
        ).toEqual(['/request/url']);
      },
    ],
    [
      'InvalidInput',
      'rejects a request with an undeclared parameter',
      async (world) => {
        await world.admin();
        const response = await world.send(createScraper, draft(world, { params: [], tests: [] }));
        expect(pointersOf(expectFailure(createScraper, response, 'InvalidInput'))).toEqual(['/request/url']);
      },
    ],
    [
      'InvalidInput',
      'rejects a selector with both CSS and a regular expression',
      async (world) => {
        await world.admin();
        const response = await world.send(
          createScraper,
          draft(world, { fields: [{ name: 'title', select: { css: 'h2', regex: '.+' } }], tests: [] }),
        );
        expect(pointersOf(expectFailure(createScraper, response, 'InvalidInput'))).toEqual(['/fields/0/select']);
      },
    ],
    [
      'Conflict',
      'rejects a path that another draft or a tool has',
      async (world) => {
        await world.admin();
        const { definition } = await created(world);
        expectFailure(
          createScraper,
          await world.send(createScraper, draft(world, { path: definition.path })),
          'Conflict',
        );
        expectFailure(
          createScraper,
          await world.send(createScraper, draft(world, { area: 'random', path: 'uuid' })),
          'Conflict',
        );
      },
    ],
    [
      'Conflict',
      'rejects a path at which another definition is live, although its draft has a new path',
      async (world) => {
        await world.admin();
        const other = await published(world);
        await save(world, other, { path: world.name('moved') });
        expectFailure(
          createScraper,
          await world.send(createScraper, draft(world, { path: other.definition.path })),
          'Conflict',
        );
      },
    ],
  ]),
  conformanceOf(listScrapers, [
    [
      'success',
      'lists the latest changed first',
      async (world) => {
        await world.admin();
        const one = await created(world);
        const other = await created(world);
        const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
        const { definition: _, secrets: __, ...row } = other;
        expect(items).toContainEqual(row);
        expect(items.map(({ id }) => id)).toContain(one.id);
        expect(items.map(({ updatedAt }) => updatedAt)).toEqual(
          items
            .map(({ updatedAt }) => updatedAt)
            .toSorted()
            .toReversed(),
        );
      },
    ],
  ]),
  conformanceOf(getScraper, [
    [
      'success',
      'returns the definition with its state',
      async (world) => {
        const { username } = await world.admin();
        const { id } = await published(world);
        expect(await read(world, id)).toMatchObject({
          id,
          state: 'published',
          changed: false,
          live: { revision: 1, publishedBy: username },
          definition: { title: 'Shelf' },
        });
      },
    ],
  ]),
  conformanceOf(saveScraper, [
    [
      'success',
      'replaces the draft and keeps the live revision',
      async (world) => {
        await world.admin();
        const live = await published(world);
        const saved = await save(world, live, {
          title: 'Another shelf',
          fields: [{ name: 'name', select: { css: 'h2' } }],
          tests: [],
        });
        expect(saved).toMatchObject({
          id: live.id,
          version: live.version + 1,
          title: 'Another shelf',
          state: 'published',
          changed: true,
          live: { revision: 1 },
        });
        expect(CallResponse.parse((await call(world, live.api)).body).data).toEqual(shelfItems);
      },
    ],
    [
      'InvalidInput',
      'returns the path of each invalid field and keeps the draft',
      async (world) => {
        await world.admin();
        const { id, definition } = await created(world);
        expect(
          pointersOf(
            expectFailure(
              saveScraper,
              await world.send(saveScraper, { ...definition, ...hostFromOutside, id }),
              'InvalidInput',
            ),
          ),
        ).toEqual(['/request/url']);
        expect(await read(world, id)).toMatchObject({ version: 1, definition });
      },
    ],
    [
      'Conflict',
      'rejects a path that is taken',
      async (world) => {
        await world.admin();
        const other = await created(world);
        const { id, definition } = await created(world);
        expectFailure(
          saveScraper,
          await world.send(saveScraper, { ...definition, path: other.definition.path, id }),
          'Conflict',
        );
      },
    ],
    [
      'Stale',
      'rejects a stale version and keeps the other admin’s change',
      async (world) => {
        await world.admin();
        const first = await created(world);
        const { version } = await save(world, first, { title: 'Theirs' });
        const body = expectFailure(
          saveScraper,
          await world.send(saveScraper, { ...first.definition, title: 'Ours', id: first.id, version: first.version }),
          'Stale',
        );
        expect(body['version']).toBe(version);
        expect((await read(world, first.id)).title).toBe('Theirs');
      },
    ],
  ]),
  conformanceOf(deleteScraper, [
    [
      'success',
      'removes the definition and its API immediately',
      async (world) => {
        await world.admin();
        const { id, api } = await published(world);
        expect(expectOutput(deleteScraper, await world.send(deleteScraper, { id }))).toEqual({ id });
        expect(await rowOf(world, id)).toBeUndefined();
        expectFailure(getScraper, await world.send(getScraper, { id }), 'NotFound');
        expectFailure(callApiByQuery, await call(world, api), 'NotFound');
      },
    ],
  ]),
  conformanceOf(restoreScraper, [
    [
      'success',
      'restores a definition with its live revision',
      async (world) => {
        await world.admin();
        const { id, api, definition } = await published(world);
        await world.send(deleteScraper, { id });
        expect(expectOutput(restoreScraper, await world.send(restoreScraper, { id }))).toMatchObject({
          id,
          api,
          state: 'published',
          live: { revision: 1 },
          definition,
        });
        expect(CallResponse.parse((await call(world, api)).body).data).toEqual(shelfItems);
      },
    ],
    [
      'Conflict',
      'rejects a restore when another definition has the path',
      async (world) => {
        await world.admin();
        const { id, definition } = await created(world);
        await world.send(deleteScraper, { id });
        await created(world, { path: definition.path });
        expectFailure(restoreScraper, await world.send(restoreScraper, { id }), 'Conflict');
      },
    ],
  ]),
  conformanceOf(setScraperSecret, [
    [
      'success',
      'stores a secret and never returns its value',
      async (world) => {
        await world.admin();
        const { id } = await created(world);
        const value = 'correct-horse-battery';
        const saved = { id, name: 'TOKEN', value, host: 'Books.example' };
        const response = await world.send(setScraperSecret, saved);
        const secret = expectOutput(setScraperSecret, response);
        expect(secret).toMatchObject({ name: 'TOKEN', host: 'books.example' });
        expect((await read(world, id)).secrets).toEqual([secret]);
        for (const { text } of [response, await world.send(getScraper, { id }), await world.send(exportScrapers, {})])
          expect(text).not.toContain(value);
      },
    ],
  ]),
  conformanceOf(removeScraperSecret, [
    [
      'success',
      'deletes a secret',
      async (world) => {
        await world.admin();
        const { id } = await created(world);
        await world.send(setScraperSecret, { id, name: 'TOKEN', value: 'a quiet word', host: 'books.example' });
        expect(expectOutput(removeScraperSecret, await world.send(removeScraperSecret, { id, name: 'TOKEN' }))).toEqual(
          { name: 'TOKEN' },
        );
        expect((await read(world, id)).secrets).toEqual([]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown secret',
      async (world) => {
        await world.admin();
        const { id } = await created(world);
        expectFailure(removeScraperSecret, await world.send(removeScraperSecret, { id, name: 'TOKEN' }), 'NotFound');
      },
    ],
  ]),
);
