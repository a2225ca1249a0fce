/** Pages as they are sent: filled with the site's facts and compressed, each once and not again until the site changes. */
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../http/etag.ts';
import type { Encoding, StaticFile } from '../http/files.ts';
import { openUnchanged, tagFor } from '../http/files.ts';
import type { SiteSource } from './site-source.ts';
import { fill } from './template.ts';

type Headers = Readonly<Record<string, string>>;

interface Copy {
  readonly encoding: Encoding;
  readonly etag: string;
  readonly bytes: Buffer;
}

/** Origins may come from what callers write into `Host`: no number of those may fill the memory. */
const originsMax = 4;
/** Made-up hosts must not take all the threads that read files and hash passwords. */
const compressedAtOnce = 2;
/** High enough to be near the smallest, and done before anybody notices. */
const brotliQuality = 9;
const gzipLevel = 9;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: gzipLevel }),
  identity: (bytes) => Promise.resolve(bytes),
};

export class Documents {
  readonly #site: SiteSource;
  readonly #areas: () => readonly string[];
  readonly #headersOf: (html: string) => Headers;
  readonly #headers = new Map<string, Promise<Headers>>();
  #compressing = 0;
  #filledWith = '';
  readonly #copies = new LRUCache<string, Map<string, Promise<Copy>>>({ max: originsMax });

  /**
   * @param areas those that have APIs
   * @param headersOf the headers that belong to a page, of its text as it was built
   */
  constructor(site: SiteSource, areas: () => readonly string[], headersOf: (html: string) => Headers) {
    this.#site = site;
    this.#areas = areas;
    this.#headersOf = headersOf;
    site.onChange(() => this.#copies.clear());
  }

  /**
   * In `encoding`, or as it is while others are being compressed. Undefined when the file is not the one that was there
   * at the start.
   */
  async get(file: StaticFile, origin: string, encoding: Encoding): Promise<(Copy & { readonly headers: Headers }) | undefined> {
    if (!(await isUnchanged(file))) return undefined;
    try {
      const headers = await kept(this.#headers, file.file, async () => this.#headersOf(await textOf(file)));
      return { ...(await this.#copy(file, origin, encoding)), headers };
    } catch (error) {
      if (error instanceof BuiltAnew) return undefined;
      throw error;
    }
  }

  #copy(file: StaticFile, origin: string, wanted: Encoding): Promise<Copy> {
    const areas = this.#areas();
    if (areas.join() !== this.#filledWith) {
      this.#filledWith = areas.join();
      this.#copies.clear();
    }
    const make = async (encoding: Encoding): Promise<Copy> => {
      const html = await textOf(file);
      const bytes = Buffer.from(fill(html, { site: this.#site.current(), areas, origin }));
      return { encoding, etag: tagFor(etagOf(bytes), encoding), bytes: await compressors[encoding](bytes) };
    };
    // Large, soon made, and asked for by few.
    if (wanted === 'identity') return make(wanted);
    const key = `${wanted} ${file.file}`;
    const known = this.#copies.get(origin)?.get(key);
    if (known !== undefined) return known;
    if (this.#compressing === compressedAtOnce) return make('identity');
    let copies = this.#copies.get(origin);
    if (copies === undefined) this.#copies.set(origin, (copies = new Map()));
    this.#compressing += 1;
    return kept(copies, key, () =>
      make(wanted).finally(() => {
        this.#compressing -= 1;
      }),
    );
  }
}

/** Whoever asks while it is being made waits for the same; what failed is made anew. */
function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}

async function isUnchanged({ file, stored: { identity } }: StaticFile): Promise<boolean> {
  const now = await stat(file).catch(() => null);
  return now !== null && now.size === identity.size && now.mtimeMs === identity.mtimeMs;
}

class BuiltAnew extends Error {}

/** @throws BuiltAnew when the file became another between the look at it and this */
async function textOf(file: StaticFile): Promise<string> {
  const handle = await openUnchanged(file.file, file.stored.identity);
  if (handle === undefined) throw new BuiltAnew();
  await using _ = handle;
  return await handle.readFile('utf8');
}
