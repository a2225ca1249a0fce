/** API calls of the editor. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import {
  createScraper,
  deleteScraper,
  pauseScraper,
  previewScraper,
  publishScraper,
  resumeScraper,
  saveScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import { exactIntegers } from '@apiyard/kit/calls/exact-integers.ts';
import type { Services } from '@apiyard/kit/services.tsx';

export interface SaveOrder {
  /** Null creates a new one. */
  readonly id: string | null;
  readonly definition: ScraperDefinition;
  readonly version: number | null;
}

export interface PublishOrder {
  readonly id: string;
  readonly version: number;
}

export interface PreviewOrder {
  readonly definition: ScraperDefinition;
  readonly params: Readonly<Record<string, unknown>>;
  readonly id: string | null;
  readonly fresh: boolean;
}

export type Act = 'pause' | 'resume' | 'delete';

export interface EditorCalls {
  save(order: SaveOrder, signal: AbortSignal): Promise<Scraper>;
  publish(order: PublishOrder, signal: AbortSignal): Promise<Scraper>;
  preview(order: PreviewOrder, signal: AbortSignal): Promise<Preview>;
  /** Null after `delete`. */
  act(order: { readonly id: string; readonly act: Act }, signal: AbortSignal): Promise<Scraper | null>;
}

/** Longer than the server's time limit for one run. */
const lookTimeoutMs = 60_000;

export function editorCalls(api: Services['api']): EditorCalls {
  return {
    save: ({ id, definition, version }, signal) =>
      id === null
        ? api.send(createScraper, definition, { signal })
        : api.send(saveScraper, { ...definition, id, ...(version === null ? {} : { version }) }, { signal }),
    publish: ({ id, version }, signal) => api.send(publishScraper, { id, version }, { signal }),
    preview: ({ definition, params, id, fresh }, signal) =>
      api.send(
        previewScraper,
        { definition, params, fresh, ...(id === null ? {} : { id }) },
        { signal, timeoutMs: lookTimeoutMs, reviver: exactIntegers },
      ),
    act: ({ id, act }, signal) =>
      act === 'delete'
        ? api.send(deleteScraper, { id }, { signal }).then(() => null)
        : api.send(act === 'pause' ? pauseScraper : resumeScraper, { id }, { signal }),
  };
}
