/** Pages as they are sent: filled with the site's facts and compressed, each once and not again until the site changes. */
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../http/etag.ts';
import type { Encoding, StaticFile } from '../http/files.ts';
import { openUnchanged, tagFor } from '../http/files.ts';
import type { SiteSource } from './site-source.ts';
import type { Template } from './template.ts';
import { fill, templateOf } from './template.ts';

type Headers = Readonly<Record<string, string>>;

interface Copy {
  readonly etag: string;
  readonly bytes: Buffer;
}

interface Document {
  readonly template: Template;
  readonly headers: Headers;
}

/** Origins may come from what callers write into `Host`: no number of those may fill the memory. */
const originsMax = 4;
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
  readonly #headersOf: (html: string) => Headers;
  readonly #documents = new Map<string, Promise<Document | undefined>>();
  readonly #copies = new LRUCache<string, Map<string, Promise<Copy>>>({ max: originsMax });

  /** @param headersOf the headers that belong to a page, of its text as it was built */
  constructor(site: SiteSource, headersOf: (html: string) => Headers) {
    this.#site = site;
    this.#headersOf = headersOf;
    site.onChange(() => this.#copies.clear());
  }

  /** Undefined when the file is not the one that was there at the start. */
  async get(file: StaticFile, origin: string, encoding: Encoding): Promise<(Copy & { readonly headers: Headers }) | undefined> {
    if (!(await isUnchanged(file))) return undefined;
    const document = await this.#document(file);
    if (document === undefined) return undefined;
    const { etag, bytes } = await this.#copy(file, document.template, origin, encoding);
    return { etag, bytes, headers: document.headers };
  }

  #document(file: StaticFile): Promise<Document | undefined> {
    return kept(this.#documents, file.file, async () => {
      const handle = await openUnchanged(file.file, file.stored.identity);
      if (handle === undefined) return undefined;
      await using _ = handle;
      const html = await handle.readFile('utf8');
      return { template: templateOf(html), headers: this.#headersOf(html) };
    });
  }

  #copy(file: StaticFile, template: Template, origin: string, encoding: Encoding): Promise<Copy> {
    let copies = this.#copies.get(origin);
    if (copies === undefined) this.#copies.set(origin, (copies = new Map()));
    return kept(copies, `${encoding} ${file.file}`, async () => {
      const bytes = Buffer.from(fill(template, { site: this.#site.current(), origin }));
      return { etag: tagFor(etagOf(bytes), encoding), bytes: await compressors[encoding](bytes) };
    });
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
