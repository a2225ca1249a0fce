import { expect } from 'vitest';
import type { ScraperDefinitionInput } from '../../contract/scrapers/scraper-definition.ts';
import {
  createScraper,
  type Preview,
  previewScraper,
  type ScraperTestRun,
  type Suggestion,
  suggestScraper,
  testScraper,
} from '../../contract/scrapers/scrapers.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { created, draft, hostFromOutside, pointersOf, published, rowOf } from './scraper-steps.ts';
import { refusedAddress, shelfItems, siteCatalogue } from './site.ts';
import type { World } from '../world.ts';

export const scraperTryingConformance = conformance(
  conformanceOf(previewScraper, [
    [
      'success',
      'returns what each selector finds, for stored and unsaved definitions',
      async (world) => {
        await world.admin();
        const preview = await previewOf(world, {});
        expect(preview).toMatchObject({ result: shelfItems, failure: null, hints: [] });
        expect(preview.fields.map(({ name, matches }) => [name, matches])).toEqual([
          ['items', 3],
          ['title', 3],
          ['price', 3],
        ]);
        expect(preview.fields.map(({ samples }) => samples).slice(1)).toEqual([
          shelfItems.map(({ title }) => title),
          shelfItems.map(({ price }) => price),
        ]);
        expect(preview.trace.map(({ stage }) => stage)).toEqual(
          expect.arrayContaining(['request', 'fetch', 'decode', 'parse', 'items', 'fields']),
        );
      },
    ],
    [
      'success',
      'returns the page’s source and a sanitised page with the matches',
      async (world) => {
        await world.admin();
        const { page, fields } = await previewOf(world, {});
        expect(page).toMatchObject({
          url: `${world.subject.site}/catalogue/sea`,
          status: 200,
          charset: 'utf-8',
          bytes: siteCatalogue.length,
          source: siteCatalogue,
          isCut: false,
        });
        expect(page?.html).not.toMatch(/ (?:href|src)=|<script/);
        const titles = fields.find(({ name }) => name === 'title');
        expect(titles?.ranges.map(([start, end]) => page?.source.slice(start, end))).toEqual(
          shelfItems.map(({ title }) => `<h2>${title}</h2>`),
        );
        expect(titles?.nodes).toHaveLength(3);
        for (const node of titles?.nodes ?? []) expect(page?.html).toContain(`data-n="${node}"`);
      },
    ],
    [
      'success',
      'returns the field whose selector found nothing',
      async (world) => {
        await world.admin();
        const preview = await previewOf(world, { items: { css: 'article.film' } });
        expect(preview).toMatchObject({ result: [], failure: null });
        expect(preview.fields[0]).toMatchObject({ name: 'items', matches: 0 });
        expect(preview.hints.map(({ code }) => code)).toContain('no-match');
      },
    ],
    ...(
      [
        ['UpstreamFailed', '/failing'],
        ['UpstreamTimeout', '/slow'],
        ['NotFound', '/catalogue/{shelf}-none'],
        ['AddressRefused', null],
      ] as const
    ).map(
      ([code, path]) =>
        [
          'success',
          `returns ${code} for a run that ends in it`,
          async (world: World) => {
            await world.admin();
            const url = path === null ? refusedAddress : world.subject.site + path;
            const preview = await previewOf(world, { request: { url, timeoutMs: 100, retries: 0 } });
            expect(preview).toMatchObject({
              result: null,
              failure: { code, detail: expect.stringMatching(/\S[.)]$/) },
            });
            expect(preview.trace.length).toBeGreaterThan(0);
          },
        ] as const,
    ),
    [
      'InvalidInput',
      'returns the path of the invalid member',
      async (world) => {
        await world.admin();
        const response = await world.send(previewScraper, {
          definition: draft(world, hostFromOutside),
          params: { shelf: 'sea' },
        });
        expect(pointersOf(expectFailure(previewScraper, response, 'InvalidInput'))).toEqual([
          '/definition/request/url',
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects a run without its required parameters',
      async (world) => {
        await world.admin();
        const response = await world.send(previewScraper, { definition: draft(world) });
        expect(pointersOf(expectFailure(previewScraper, response, 'InvalidInput'))).toEqual(['/params/shelf']);
      },
    ],
  ]),
  conformanceOf(testScraper, [
    [
      'success',
      "runs the definition's own tests, including those without expectations",
      async (world) => {
        await world.admin();
        const { id } = await published(world);
        const run = expectOutput<ScraperTestRun>(testScraper, await world.send(testScraper, { id, of: 'live' }));
        expect(run).toMatchObject({
          of: 'live',
          passed: true,
          tests: [
            { name: 'sea', passed: true, detail: null },
            { name: 'a shelf that is not there', passed: true, detail: null },
          ],
        });
        expect(await rowOf(world, id)).toMatchObject({ health: 'ok', lastTest: run });
      },
    ],
    [
      'success',
      'tests the draft by default and returns why a test failed',
      async (world) => {
        await world.admin();
        const { id } = await created(world, {
          tests: [{ name: 'many', params: { shelf: 'sea' }, expect: { items: { min: 50 } } }],
        });
        const run = expectOutput<ScraperTestRun>(testScraper, await world.send(testScraper, { id }));
        expect(run).toMatchObject({
          of: 'draft',
          passed: false,
          tests: [{ name: 'many', passed: false, detail: expect.stringMatching(/\b50\b.*\b3\b/) }],
        });
      },
    ],
    [
      'NotPublished',
      'rejects a test of the live revision when none is live',
      async (world) => {
        await world.admin();
        const { id } = await created(world);
        expectFailure(testScraper, await world.send(testScraper, { id, of: 'live' }), 'NotPublished');
      },
    ],
    [
      'NoTests',
      'rejects a definition without tests',
      async (world) => {
        await world.admin();
        const { id } = await created(world, { tests: [] });
        expectFailure(testScraper, await world.send(testScraper, { id }), 'NoTests');
      },
    ],
  ]),
  conformanceOf(suggestScraper, [
    [
      'success',
      'proposes valid definitions, best first',
      async (world) => {
        await world.admin();
        const { items } = expectOutput<{ items: Suggestion[] }>(
          suggestScraper,
          await world.send(suggestScraper, { url: `${world.subject.site}/catalogue/sea` }),
        );
        expect(items[0]).toMatchObject({ kind: 'repeated', count: 3 });
        expect(items[0]?.fields.flatMap(({ samples }) => samples)).toEqual(
          expect.arrayContaining(['The Salt Road', 'Lanterns', 'Paper Boats']),
        );
        expect(items.map(({ score }) => score)).toEqual(
          items.map(({ score }) => score).toSorted((one, other) => other - one),
        );
        for (const { definition } of items) {
          expectOutput(
            createScraper,
            await world.send(createScraper, { ...definition, path: world.name('suggested') }),
          );
        }
      },
    ],
    [
      'success',
      'makes values of the URL examples of parameters, and their defaults only on request',
      async (world) => {
        await world.admin();
        const paramsOf = async (more: object) => {
          const url = `${world.subject.site}/catalogue/sea?q=lanterns&limit=20`;
          const { items } = expectOutput<{ items: Suggestion[] }>(
            suggestScraper,
            await world.send(suggestScraper, { url, ...more }),
          );
          return items[0]?.definition.params;
        };
        expect(await paramsOf({})).toEqual([
          { name: 'query', type: 'string', required: true, example: 'lanterns' },
          { name: 'limit', type: 'integer', required: false, example: 20, minimum: 1 },
        ]);
        expect(await paramsOf({ valuesAsDefaults: true })).toEqual([
          { name: 'query', type: 'string', required: false, default: 'lanterns', example: 'lanterns' },
          { name: 'limit', type: 'integer', required: false, default: 20, example: 20, minimum: 1 },
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects a missing URL',
      async (world) => {
        await world.admin();
        expect(
          pointersOf(
            expectFailure(suggestScraper, await world.send(suggestScraper, { url: 'the book shop' }), 'InvalidInput'),
          ),
        ).toEqual(['/url']);
      },
    ],
    ...(
      [
        ['AddressRefused', null],
        ['UpstreamFailed', '/failing'],
        ['UpstreamTimeout', '/slow'],
      ] as const
    ).map(
      ([code, path]) =>
        [
          code,
          'returns why the page could not be read',
          async (world: World) => {
            await world.admin();
            const url = path === null ? refusedAddress : world.subject.site + path;
            expectFailure(suggestScraper, await world.send(suggestScraper, { url }), code);
          },
        ] as const,
    ),
  ]),
);

async function previewOf(world: World, given: Partial<ScraperDefinitionInput>): Promise<Preview> {
  return expectOutput<Preview>(
    previewScraper,
    await world.send(previewScraper, { definition: draft(world, given), params: { shelf: 'sea' } }),
  );
}
