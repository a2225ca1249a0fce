/** Preconditions of cases for scraper definitions. */
import { callApiByQuery } from '../../contract/hub/hub.ts';
import type { InputIssue } from '../../contract/problem.ts';
import type { ScraperDefinitionInput } from '../../contract/scrapers/scraper-definition.ts';
import {
  createScraper,
  getScraper,
  listScraperRevisions,
  listScrapers,
  publishScraper,
  saveScraper,
  type Scraper,
  type ScraperRevision,
  type ScraperRow,
} from '../../contract/scrapers/scrapers.ts';
import { expectOutput } from '../conformance.ts';
import { shelf } from './site.ts';
import type { World } from '../world.ts';

export const draft = (world: World, given: Partial<ScraperDefinitionInput> = {}) =>
  shelf(world.subject.site, world.name('shelf'), given);
export const hostOfSite = (world: World) => new URL(world.subject.site).host;

export async function created(world: World, given: Partial<ScraperDefinitionInput> = {}): Promise<Scraper> {
  return expectOutput<Scraper>(createScraper, await world.send(createScraper, draft(world, given)));
}

export async function published(world: World, given: Partial<ScraperDefinitionInput> = {}): Promise<Scraper> {
  const { id } = await created(world, given);
  return expectOutput<Scraper>(publishScraper, await world.send(publishScraper, { id }));
}

export const read = async (world: World, id: string) =>
  expectOutput<Scraper>(getScraper, await world.send(getScraper, { id }));

export const save = async (world: World, { id, definition }: Scraper, changes: Partial<ScraperDefinitionInput>) =>
  expectOutput<Scraper>(saveScraper, await world.send(saveScraper, { ...definition, ...changes, id }));

export const rowOf = async (world: World, id: string) =>
  expectOutput<{ items: ScraperRow[] }>(listScrapers, await world.send(listScrapers, {})).items.find(
    (row) => row.id === id,
  );

export const revisionsOf = async (world: World, id: string) =>
  expectOutput<{ items: ScraperRevision[] }>(listScraperRevisions, await world.send(listScraperRevisions, { id }))
    .items;

export const call = (world: World, api: string) => world.send(callApiByQuery, { api, shelf: 'sea' });

export const pointersOf = (body: Record<string, unknown>) =>
  (body['errors'] as InputIssue[]).map(({ pointer }) => pointer);

/** Valid by the schema, but rejected by the further checks. */
export const hostFromOutside = {
  request: { url: 'https://{shelf}.books.example/catalogue' },
} satisfies Partial<ScraperDefinitionInput>;
