import type { Endpoint } from '../../contract/endpoint.ts';
import {
  createScraper,
  deleteScraper,
  exportScrapers,
  getScraper,
  importScrapers,
  listScraperRevisions,
  listScrapers,
  pauseScraper,
  previewScraper,
  publishScraper,
  removeScraperSecret,
  restoreScraper,
  resumeScraper,
  rollBackScraper,
  saveScraper,
  setScraperSecret,
  suggestScraper,
  testScraper,
} from '../../contract/scrapers/scrapers.ts';
import { type ConformanceCase, expectFailure, conformance, conformanceOf } from '../conformance.ts';
import { scraperDraftsConformance } from './scraper-drafts.conformance.ts';
import { scraperPublishingConformance } from './scraper-publishing.conformance.ts';
import { scraperTransferConformance } from './scraper-transfer.conformance.ts';
import { scraperTryingConformance } from './scraper-trying.conformance.ts';
import { draft, hostOfSite } from './scraper-steps.ts';
import type { World } from '../world.ts';

/** Valid inputs of each call for an admin; `id` does not exist. */
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
  listScrapers,
  createScraper,
  getScraper,
  saveScraper,
  deleteScraper,
  restoreScraper,
  previewScraper,
  publishScraper,
  pauseScraper,
  resumeScraper,
  listScraperRevisions,
  rollBackScraper,
  testScraper,
  suggestScraper,
  setScraperSecret,
  removeScraperSecret,
  exportScrapers,
  importScrapers,
] as const;

const refusals: ConformanceCase[] = adminsOnly.flatMap((entry: Endpoint) => [
  ...conformanceOf(entry, [
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'Unauthenticated');
      },
    ],
    [
      'Forbidden',
      'rejects users who are not admins',
      async (world) => {
        await world.signedIn();
        expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'Forbidden');
      },
    ],
  ]),
  ...('NotFound' in entry.errors
    ? conformanceOf(entry, [
        [
          'NotFound',
          'returns NotFound for an unknown definition',
          async (world) => {
            await world.admin();
            expectFailure(entry, await world.sendAnything(entry, inputOf(world, entry)), 'NotFound');
          },
        ],
      ])
    : []),
]);

export const scrapersConformance = conformance(
  refusals,
  scraperDraftsConformance,
  scraperPublishingConformance,
  scraperTryingConformance,
  scraperTransferConformance,
);
