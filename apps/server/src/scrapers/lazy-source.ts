/** The source of live APIs, imported with the first published one: compiling definitions takes 17 MB. */
import type { ApiSource } from '../hub/source.ts';
import type { ScraperSource, SourceServices } from './run/source.ts';
import type { LiveScraper } from './scraper.ts';

export class LazySource implements ApiSource {
  readonly #services: SourceServices;
  #source: ScraperSource | null = null;

  constructor(services: SourceServices) {
    this.#services = services;
  }

  find(path: string) {
    return this.#source?.find(path);
  }

  list() {
    return this.#source?.list() ?? [];
  }

  get version(): number {
    return this.#source?.version ?? 0;
  }

  async replace(lives: readonly LiveScraper[]): Promise<void> {
    if (this.#source === null && lives.length === 0) return;
    if (this.#source === null) {
      const { ScraperSource } = await import('./run/source.ts');
      this.#source = new ScraperSource(this.#services);
    }
    this.#source.replace(lives);
  }
}
