/**
 * Pages of the documentation as Markdown, for programs and language models: `/docs/limits.md` for `/docs/limits`, and
 * `/hub/convert/data.md` for what `/docs/convert/data` says about that API. They are made from the pages that people read.
 */
import type { Language } from '@apiyard/api/contract/hub/hub';
import { LRUCache } from 'lru-cache';
import { WrittenText } from '../http/written.ts';
import type { ContentPages } from './content/content-pages.ts';

/** Whether Markdown can be at a path. */
export const isTwin = (path: string): boolean => /^(?:\/docs|\/docs\/.+|\/hub\/.+)\.md$/.test(path);

interface TwinsOptions {
  readonly contents: ContentPages;
  /** Of the addresses in the content; the request's own replaces it. */
  readonly contentOrigin: string;
  /** Paths of APIs. */
  apis(): readonly string[];
}

interface TwinRequest {
  /** Path of a page of the documentation. */
  readonly page: string;
  readonly origin: string;
  readonly language: Language;
  /** The reader's address, whose limits apply. */
  readonly address: string;
}

/** As they are sent, by origin. */
const writtenBytesMax = 4_000_000;

export class MarkdownTwins {
  readonly #options: TwinsOptions;
  readonly #written = new LRUCache<string, WrittenText>({
    maxSize: writtenBytesMax,
    sizeCalculation: ({ text }) => 2 * text.length,
  });

  constructor(options: TwinsOptions) {
    this.#options = options;
  }

  /** Path of the page in the documentation that a twin is made from; null if there is none. */
  pageOf(twin: string): string | null {
    const page = twin.slice(0, -'.md'.length);
    if (page.startsWith('/docs')) return page;
    const api = page.slice('/hub/'.length);
    return this.#options.apis().includes(api) ? `/docs/${api}` : null;
  }

  /** `'busy'` if it cannot be made now; null if there is no such page. */
  async get({ page, origin, language, address }: TwinRequest): Promise<WrittenText | 'busy' | null> {
    const { contents, contentOrigin } = this.#options;
    const content = await contents.get({ path: page, language, who: 'visitor', isTextOnly: true, address });
    if (content === null) return 'busy';
    if (content.isNotFound) return null;
    const key = `${origin} ${content.id}`;
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const written = new WrittenText(content.body.replaceAll(contentOrigin, origin), 'text/markdown');
    this.#written.set(key, written);
    return written;
  }
}
