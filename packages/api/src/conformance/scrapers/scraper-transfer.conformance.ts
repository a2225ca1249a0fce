import { expect } from 'vitest';
import {
  exportScrapers,
  getScraperSchema,
  importScrapers,
  listScrapers,
  type ScraperFile,
  type ScraperRow,
} from '../../contract/scrapers/scrapers.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { created, draft, hostFromOutside, pointersOf, published, read } from './scraper-steps.ts';

export const scraperTransferConformance = conformance(
  conformanceOf(getScraperSchema, [
    [
      'success',
      'is JSON Schema 2020-12 of a definition, for anyone',
      async (world) => {
        const schema = expectOutput<Record<string, unknown>>(getScraperSchema, await world.send(getScraperSchema, {}));
        expect(schema).toMatchObject({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          type: 'object',
          additionalProperties: false,
          required: ['path', 'title', 'summary', 'request', 'source', 'fields'],
          properties: { source: { enum: ['html', 'json', 'xml', 'text', 'script-json', 'ld-json'] } },
        });
      },
    ],
  ]),
  conformanceOf(exportScrapers, [
    [
      'success',
      'returns every draft in the import format',
      async (world) => {
        await world.admin();
        const { definition } = await created(world);
        const file = expectOutput<ScraperFile>(exportScrapers, await world.send(exportScrapers, {}));
        expect(file.scrapers).toContainEqual(definition);
      },
    ],
  ]),
  conformanceOf(importScrapers, [
    [
      'success',
      'saves new definitions as drafts and replaces the drafts of known paths',
      async (world) => {
        await world.admin();
        const known = await published(world);
        const fresh = draft(world, { title: 'Fresh' });
        const response = await world.send(importScrapers, {
          scrapers: [{ ...known.definition, title: 'Replaced' }, fresh],
        });
        expect(expectOutput(importScrapers, response)).toEqual({ created: 1, replaced: 1 });
        expect(await read(world, known.id)).toMatchObject({
          title: 'Replaced',
          version: known.version + 1,
          changed: true,
          live: { revision: 1 },
        });
        const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
        expect(items.find(({ api }) => api === `scrape/${fresh.path}`)).toMatchObject({
          title: 'Fresh',
          state: 'draft',
        });
      },
    ],
    [
      'InvalidInput',
      'returns the path of the invalid member and saves nothing',
      async (world) => {
        await world.admin();
        const fresh = draft(world);
        const response = await world.send(importScrapers, { scrapers: [fresh, draft(world, hostFromOutside)] });
        expect(pointersOf(expectFailure(importScrapers, response, 'InvalidInput'))).toEqual([
          '/scrapers/1/request/url',
        ]);
        const { items } = expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {}));
        expect(items.map(({ api }) => api)).not.toContain(`scrape/${fresh.path}`);
      },
    ],
    [
      'Conflict',
      'rejects a path that a tool has',
      async (world) => {
        await world.admin();
        expectFailure(
          importScrapers,
          await world.send(importScrapers, { scrapers: [draft(world, { area: 'random', path: 'uuid' })] }),
          'Conflict',
        );
      },
    ],
  ]),
);
