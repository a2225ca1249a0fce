import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperFile } from '@apiyard/api/contract/scrapers/scrapers';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';

/** Downloads definitions as a file that any installation can import. */
export function saveScrapers(scrapers: readonly ScraperDefinition[]): void {
  const file: ScraperFile = { scrapers: [...scrapers] };
  saveBlob(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }), fileName(scrapers));
}

/** A single definition is named after its path. */
function fileName(scrapers: readonly Pick<ScraperDefinition, 'area' | 'path'>[]): string {
  const [only] = scrapers;
  return scrapers.length === 1 && only ? `${only.area}-${only.path.replaceAll('/', '-')}.json` : 'scrapers.json';
}
