import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperFile } from '@apiyard/api/contract/scrapers/scrapers';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';

/** Hands definitions to the browser's downloads, as a file that the import of any yard takes. */
export function saveScrapers(scrapers: readonly ScraperDefinition[]): void {
  const file: ScraperFile = { scrapers: [...scrapers] };
  saveBlob(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }), fileName(scrapers));
}

/** A single definition is named after its path. */
function fileName(scrapers: readonly Pick<ScraperDefinition, 'area' | 'path'>[]): string {
  const [only] = scrapers;
  return scrapers.length === 1 && only ? `${only.area}-${only.path.replaceAll('/', '-')}.json` : 'scrapers.json';
}
