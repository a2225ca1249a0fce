/** Pages as they are sent: filled with the site's facts and compressed, each once and not again until they change. */
import { LRUCache } from 'lru-cache';
import type { Effort } from '../http/files/compress.ts';
import { compress, sentOften, sentOnce } from '../http/files/compress.ts';
import { etagOf } from '../http/files/etag.ts';
import type { FileCache } from '../http/files/file-cache.ts';
import type { Encoding, StaticFile } from '../http/files/files.ts';
import { tagFor } from '../http/files/files.ts';
import type { SiteSource } from './site-source.ts';
import { KeptOrigins } from './kept-origins.ts';
import { fill } from './template.ts';

type Headers = Readonly<Record<string, string>>;

interface Copy {
  readonly encoding: Encoding;
  readonly etag: string;
  readonly bytes: Buffer;
}

/** A page that the server rendered, for the document around it. */
export interface DocumentContent {
  /** Different for each page, language and state of its data. */
  readonly key: string;
  /** There is nothing at its address. */
  readonly isNotFound: boolean;
  /** Writes the page into the document. */
  writeInto(html: string, origin: string): string;
}

interface DocumentsOptions {
  readonly files: FileCache;
  readonly site: SiteSource;
  /** Number of APIs per area. */
  areaCounts(): Readonly<Record<string, number>>;
  /** The headers that belong to a page, of its text as it was built. */
  headersOf(html: string): Headers;
}

/** Memory for the pages that the server rendered, by origin. */
const contentBytesMax = 8_000_000;
/** The same for pages of addresses at which nothing is. */
const notFoundBytesMax = 1_000_000;
/** Fake hosts must not occupy all threads that read files and hash passwords. */
const compressedAtOnce = 2;

export class Documents {
  readonly #options: DocumentsOptions;
  readonly #headers = new Map<string, Promise<Headers>>();
  #compressing = 0;
  #filledWith = '';
  readonly #copies = new KeptOrigins(() => new Map<string, Promise<Copy>>());
  readonly #contents = copyCache(contentBytesMax);
  readonly #notFound = copyCache(notFoundBytesMax);
  readonly #making = new Map<string, Promise<Copy>>();

  constructor(options: DocumentsOptions) {
    this.#options = options;
    options.site.onChange(() => this.#clear());
  }

  /**
   * In `encoding`, or uncompressed while others are being compressed. Undefined when the file differs from the one at the
   * start.
   */
  async get(
    file: StaticFile,
    origin: string,
    encoding: Encoding,
  ): Promise<(Copy & { readonly headers: Headers }) | undefined> {
    try {
      const headers = await kept(this.#headers, file.file, async () =>
        this.#options.headersOf(await this.#textOf(file)),
      );
      return { ...(await this.#copy(file, origin, encoding)), headers };
    } catch (error) {
      if (error instanceof Rebuilt) return undefined;
      throw error;
    }
  }

  /** The same for a page that the server rendered. */
  async getContent(
    file: StaticFile,
    origin: string,
    wanted: Encoding,
    content: DocumentContent,
  ): Promise<(Copy & { readonly headers: Headers }) | undefined> {
    const around = await this.get(file, origin, 'identity');
    if (around === undefined) return undefined;
    const keyOf = (encoding: Encoding) => `${encoding} ${origin} ${around.etag} ${content.key}`;
    const cache = content.isNotFound ? this.#notFound : this.#contents;
    const encoding = cache.has(keyOf(wanted)) ? wanted : this.#possible(wanted);
    const key = keyOf(encoding);
    const copy =
      cache.get(key) ??
      (await kept(this.#making, key, async () => {
        const html = content.writeInto(around.bytes.toString('utf8'), origin);
        const made = await this.#counted(encoding, () => copyOf(html, encoding, sentOnce));
        if (this.#copies.get(origin) !== null) cache.set(key, made);
        this.#making.delete(key);
        return made;
      }));
    return { ...copy, headers: around.headers };
  }

  #clear(): void {
    for (const cache of [this.#copies, this.#contents, this.#notFound]) cache.clear();
  }

  #copy(file: StaticFile, origin: string, wanted: Encoding): Promise<Copy> {
    const { site } = this.#options;
    const areas = areasText(this.#options.areaCounts());
    if (areas !== this.#filledWith) {
      this.#filledWith = areas;
      this.#clear();
    }
    const copies = this.#copies.get(origin);
    const keyOf = (encoding: Encoding) => `${encoding} ${file.file}`;
    const known = copies?.get(keyOf(wanted));
    if (known !== undefined) return known;
    const encoding = this.#possible(wanted);
    const make = () =>
      this.#counted(encoding, async () => {
        const html = fill(await this.#textOf(file), { site: site.current(), areas, origin });
        return copyOf(html, encoding, copies === null ? sentOnce : sentOften);
      });
    return copies === null ? make() : kept(copies, keyOf(encoding), make);
  }

  #possible(wanted: Encoding): Encoding {
    return this.#compressing < compressedAtOnce ? wanted : 'identity';
  }

  async #counted(encoding: Encoding, make: () => Promise<Copy>): Promise<Copy> {
    if (encoding === 'identity') return make();
    this.#compressing += 1;
    try {
      return await make();
    } finally {
      this.#compressing -= 1;
    }
  }

  /** @throws BuiltAnew when the file became another after the start */
  async #textOf({ file, stored: { identity } }: StaticFile): Promise<string> {
    const bytes = await this.#options.files.read(file, identity);
    if (bytes === undefined) throw new Rebuilt();
    return bytes.toString('utf8');
  }
}

const copyCache = (bytesMax: number) =>
  new LRUCache<string, Copy>({ maxSize: bytesMax, sizeCalculation: ({ bytes }) => bytes.length });

/** `convert:2 random:1`. */
function areasText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([area, count]) => `${area}:${count}`)
    .join(' ');
}

async function copyOf(html: string, encoding: Encoding, effort: Effort): Promise<Copy> {
  const bytes = Buffer.from(html);
  return {
    encoding,
    etag: tagFor(etagOf(bytes), encoding),
    bytes: encoding === 'identity' ? bytes : await compress(bytes, encoding, effort),
  };
}

/** Parallel requests share one compression; a failed one is started again. */
function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}

class Rebuilt extends Error {}
