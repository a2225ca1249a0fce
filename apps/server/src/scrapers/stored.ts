/** Definitions as stored in the database. */
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { readAddress } from './run/address.ts';
import { apiPathOf } from './run/input.ts';

/** `books.example`, with the port where it is not the usual one; empty where the address cannot be read. */
export function hostOf(url: string): string {
  const address = readAddress(url);
  return 'host' in address ? address.host : '';
}

/** The columns that a draft fills. */
export function draftColumns(definition: ScraperDefinition) {
  return {
    api: apiPathOf(definition),
    title: definition.title,
    host: hostOf(definition.request.url),
    definition: JSON.stringify(definition),
  };
}

/** Null when this version rejects a definition stored by an earlier one. */
export function readDefinition(text: string): ScraperDefinition | null {
  const parsed = ScraperDefinition.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** A definition for display and repair, even if this version rejects it. */
export const shownDefinition = (text: string): ScraperDefinition =>
  readDefinition(text) ?? (JSON.parse(text) as ScraperDefinition);

export interface LastRun {
  readonly passed: boolean;
  readonly ms: number;
  readonly detail: string | null;
}

export const readLastRun = (text: string): LastRun => JSON.parse(text) as LastRun;
export const readTestRun = (text: string): ScraperTestRun => JSON.parse(text) as ScraperTestRun;
