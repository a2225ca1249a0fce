/**
 * Pages with public data, rendered by the server: the same for everyone who reads a language, and for everyone who is
 * signed in. A rendered page is kept with the data that it shows, and rendered again when they have changed.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { LRUCache } from 'lru-cache';
import { QueueFull } from '../../fair-queue.ts';
import { customerNetworkOf } from '../../http/limits/network.ts';
import { MemoryLimitExceeded, ThreadPool, TimeLimitExceeded } from '../../thread-pool.ts';
import type { SiteSource } from '../site-source.ts';
import type { CallResponse, RenderResult, RenderTask } from './render-task.ts';

/** A page as rendered: parts of a document. */
export interface Content {
  /** Different for each rendering. */
  readonly id: string;
  /** Of the data that it shows. */
  readonly revision: string;
  readonly head: string;
  readonly body: string;
  readonly data: unknown;
  /** There is nothing at its address. */
  readonly isNotFound: boolean;
}

interface ContentRequest {
  /** Decoded, without the base path. */
  readonly path: string;
  readonly language: Language;
  readonly who: 'visitor' | 'person';
  /** As Markdown, which is then the body. @default false */
  readonly isTextOnly?: boolean;
  /** The visitor's address, whose limits apply to the page's calls. */
  readonly address: string;
}

interface ContentPagesOptions {
  readonly bundle: string;
  readonly site: SiteSource;
  readonly basePath: string;
  /** Origin of the addresses in the content; the document's own replaces it. */
  readonly origin: string;
  /** Number of APIs per area. */
  areaCounts(): Readonly<Record<string, number>>;
  /** Answers a `GET` call as it answers a visitor without a session. */
  call(url: string, address: string, language: Language): Promise<CallResponse>;
  onError(error: unknown): void;
}

/** Longer ones are rendered in the browser. */
const pathLengthMax = 200;
const contentBytesMax = 16_000_000;
/** Anyone can invent addresses without a page: these must not displace the pages. */
const notFoundBytesMax = 1_000_000;
/** A page needs about 80 MB; with more room, a thread under load collects garbage only once it has filled it. */
const threadMemoryMb = 80;
/** Further pages of the same network are rendered in the browser. Crawlers request fewer at the same time. */
const waitingPerCallerMax = 12;
/** Rounds of calls: the first answers may lead to further calls. */
const roundsMax = 3;
const timeMs = 3000;
/** Repeated requests must not repeat the page's calls each time. */
const answerKeptMs = 1000;
/** Relative times in the page, such as '5 minutes ago', must not get old. */
const contentKeptMs = 10 * 60_000;

export class ContentPages {
  readonly #options: ContentPagesOptions;
  readonly #threads: ThreadPool;
  readonly #contents = contentCache(contentBytesMax);
  readonly #notFound = contentCache(notFoundBytesMax);
  /** Pages whose data were compared within the last second. */
  readonly #current = new LRUCache<string, Content>({ max: 500, ttl: answerKeptMs });
  /** Calls of each page, from its last rendering. */
  readonly #calls = new LRUCache<string, readonly string[]>({ max: 2000 });
  readonly #answers = new LRUCache<string, Promise<CallResponse>>({ max: 500, ttl: answerKeptMs });
  readonly #rendering = new Map<string, Promise<Content | null>>();

  constructor(options: ContentPagesOptions) {
    this.#options = options;
    this.#threads = new ThreadPool({
      file: new URL('render.worker.ts', import.meta.url),
      memoryMb: threadMemoryMb,
      waitingPerCallerMax,
      onError: (error) => options.onError(error),
    });
    options.site.onChange(() => {
      for (const cache of [this.#contents, this.#notFound, this.#current]) cache.clear();
    });
  }

  /** The page; null where the browser renders it: its data cannot be read, or the server is too busy. */
  async get(request: ContentRequest): Promise<Content | null> {
    const { path, language, who, isTextOnly = false } = request;
    if (path.length > pathLengthMax) return null;
    const page = `${isTextOnly ? 'text' : who} ${language} ${path}`;
    const current = this.#current.get(page);
    if (current !== undefined) return current;
    try {
      const answers = await this.#answersTo(this.#calls.get(page) ?? [], request);
      if (answers === null) return null;
      const areaCounts = this.#options.areaCounts();
      const revision = revisionOf(answers, areaCounts);
      const known = this.#contents.get(page) ?? this.#notFound.get(page);
      if (known?.revision === revision) {
        this.#current.set(page, known);
        return known;
      }
      const key = `${page} ${revision}`;
      const under = this.#rendering.get(key) ?? this.#render(page, request, areaCounts, answers);
      this.#rendering.set(key, under);
      return await under.finally(() => this.#rendering.delete(key));
    } catch (error) {
      if (!(error instanceof QueueFull) && !(error instanceof TimeLimitExceeded)) this.#options.onError(error);
      return null;
    }
  }

  async #render(
    page: string,
    request: ContentRequest,
    areaCounts: AreaCounts,
    first: Responses,
  ): Promise<Content | null> {
    const { bundle, site, basePath, origin } = this.#options;
    const { path, language, who, isTextOnly = false, address } = request;
    let answers = first;
    for (let round = 0; round < roundsMax; round++) {
      const task: RenderTask = {
        bundle,
        document: { path, language, who, site: site.current(), basePath, origin, areaCounts, isTextOnly, answers },
      };
      const result = await this.#renderInThread(task, address);
      if ('missing' in result) {
        const more = await this.#answersTo(result.missing, request);
        if (more === null) return null;
        answers = { ...answers, ...more };
        continue;
      }
      const content = { ...result, id: randomUUID(), revision: revisionOf(answers, areaCounts) };
      this.#calls.set(page, Object.keys(answers));
      (content.isNotFound ? this.#notFound : this.#contents).set(page, content);
      (content.isNotFound ? this.#contents : this.#notFound).delete(page);
      return content;
    }
    return null;
  }

  async #renderInThread(task: RenderTask, address: string): Promise<RenderResult> {
    const run = async () =>
      (await this.#threads.run(task, {
        callerId: customerNetworkOf(address),
        signal: AbortSignal.timeout(2 * timeMs),
        timeMs,
      })) as RenderResult;
    try {
      return await run();
    } catch (error) {
      // Mostly garbage of earlier pages, which the thread had not collected yet. The next thread starts without it.
      if (error instanceof MemoryLimitExceeded) return run();
      throw error;
    }
  }

  /**
   * Null if the server could not answer all: the browser shows what went wrong, and offers to retry. A page shows by
   * itself that there is nothing at its address.
   */
  async #answersTo(
    urls: readonly string[],
    { address, language }: Pick<ContentRequest, 'address' | 'language'>,
  ): Promise<Responses | null> {
    const answers = await Promise.all(
      urls.map(async (url) => {
        const name = `${language} ${url}`;
        const known = this.#answers.get(name);
        if (known !== undefined) return [url, await known] as const;
        const asked = this.#options.call(url, address, language);
        this.#answers.set(name, asked);
        return [url, await asked] as const;
      }),
    );
    if (answers.some(([, { status }]) => status !== 200 && !isMissing(status))) return null;
    return Object.fromEntries(answers);
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

const contentCache = (bytesMax: number) =>
  new LRUCache<string, Content>({
    maxSize: bytesMax,
    sizeCalculation: ({ head, body }) => 2 * (head.length + body.length),
    ttl: contentKeptMs,
  });

type Responses = Readonly<Record<string, CallResponse>>;
type AreaCounts = RenderTask['document']['areaCounts'];

/** The name in the address is that of nothing, or no name at all. */
const isMissing = (status: number): boolean => status === 404 || status === 422;

function revisionOf(answers: Responses, areaCounts: AreaCounts): string {
  const hash = createHash('sha256').update(JSON.stringify(areaCounts)).update('\0');
  for (const [url, { status, body }] of Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash
      .update(url)
      .update('\0')
      // Each failure has a request ID of its own.
      .update(status === 200 ? body : String(status))
      .update('\0');
  return hash.digest('base64url').slice(0, 16);
}
