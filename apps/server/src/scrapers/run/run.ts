/** One run of a definition: request, fetch, extraction, further pages. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { scraperLimits } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Hint, TraceStage } from '@apiyard/api/contract/scrapers/scrapers';
import type { Egress, OutgoingResponse } from '../../egress/egress.ts';
import { counted, sized } from '../engine/values/amounts.ts';
import type { Extraction, FetchedPage } from '../engine/extraction.ts';
import { ExactJson } from '../engine/json/exact-json.ts';
import { responseMax, Overloaded } from '../engine/limits.ts';
import type { Run, RunOrder, Runner, Secrets } from '../scraper.ts';
import { jsonValue } from './json-value.ts';
import { nextRequest } from './next-page.ts';
import { PageCache, pageKeyOf } from './page-cache.ts';
import type { Redaction } from './redaction.ts';
import { redactionOf } from './redaction.ts';
import { fillRequest, secretsIn } from './request.ts';
import type { FilledRequest } from './request.ts';
import { fetchNote, providerOf } from './trace.ts';
import { sentence } from '../../problems/sentence.ts';

/** Extraction off the main thread. Rejects when the signal aborts. */
export type Extract = (
  order: {
    readonly definition: ScraperDefinition;
    readonly page: FetchedPage;
    readonly params: Readonly<Record<string, unknown>>;
    readonly look: boolean;
    readonly callerId: string;
  },
  signal: AbortSignal,
) => Promise<Extraction>;

export interface RunServices {
  readonly egress: Egress;
  /** The secrets of a stored definition. Called only if the definition uses one. */
  secretsOf(scraperId: string): Promise<Secrets>;
  /** `extractInWorker` of the engine; tests may extract in the main thread. */
  readonly extract: Extract;
}

/** Time limit for all pages together: less than that of a call, so that the response can name the slow stage. */
const runMs = 28_000;
const busyRetryAfterS = 10;
/** Hints without meaning on an error page. */
const aboutSelectors: ReadonlySet<Hint['code']> = new Set(['no-match', 'all-left-out']);

export function createRunner(services: RunServices): Runner {
  const pages = new PageCache();
  return (order) => new OneRun(services, pages, order).done();
}

class OneRun {
  readonly #services: RunServices;
  readonly #pages: PageCache;
  readonly #order: RunOrder;
  readonly #startedMs = performance.now();
  readonly #deadline = new AbortController();
  readonly #signal = this.#deadline.signal;
  readonly #provider: string;
  readonly #trace: TraceStage[] = [];
  #redaction: Redaction = redactionOf(new Map());
  #cached = true;

  constructor(services: RunServices, pages: PageCache, order: RunOrder) {
    this.#services = services;
    this.#pages = pages;
    this.#order = order;
    this.#provider = providerOf(order.definition);
  }

  async done(): Promise<Run> {
    const { signal } = this.#order;
    const stop = () => this.#deadline.abort(signal.reason);
    const timer = setTimeout(() => this.#deadline.abort(new Error('The time is up.')), runMs);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      return await this.#run();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  async #run(): Promise<Run> {
    const { definition, params, scraperId } = this.#order;
    const startedMs = performance.now();
    const usesSecrets = secretsIn(definition.request).size > 0;
    const secrets: Secrets = usesSecrets && scraperId !== null ? await this.#services.secretsOf(scraperId) : new Map();
    const request = fillRequest(definition, params, secrets, this.#services.egress.isNamed);
    if (request instanceof Failure) {
      this.#saw('request', startedMs, request.detail);
      return this.#ended(request, null);
    }
    if (this.#order.look && this.#order.fresh) this.#pages.forget(request.origin);
    this.#redaction = redactionOf(request.secrets);
    this.#saw('request', startedMs, `${request.method} ${request.shownUrl}`);
    const answer = await this.#fetched(request);
    if (answer instanceof Failure) return this.#ended(answer, null);
    const refusal = this.#refusalOf(answer);
    // An error page is shown in the inspector, but not extracted.
    if (refusal !== null && !this.#order.look) return this.#ended(refusal, null);
    const first = await this.#extracted(definition, answer);
    if (first instanceof Failure) return this.#ended(refusal ?? first, null);
    this.#trace.push(...first.trace);
    const outcome = refusal ?? failureOf(first) ?? (await this.#withNextPages(request, answer, first));
    return this.#ended(
      outcome,
      refusal === null ? first : { ...first, hints: first.hints.filter(({ code }) => !aboutSelectors.has(code)) },
    );
  }

  async #fetched(request: FilledRequest): Promise<OutgoingResponse | Failure> {
    const { definition, personId, look, fresh } = this.#order;
    const { timeoutMs, retries, sizeBytesMax } = definition.request;
    const startedMs = performance.now();
    const leftMs = runMs - (startedMs - this.#startedMs);
    const key = look ? pageKeyOf(request, personId) : '';
    const known = look && !fresh ? this.#pages.get(key) : undefined;
    const { url, method, headers, body, secretHeaders, sameOriginOnly } = request;
    const answer =
      known ??
      (await this.#services.egress.request(
        {
          url,
          method,
          headers,
          body,
          secretHeaders,
          sameOriginOnly,
          retries,
          sizeBytesMax,
          timeoutMs: Math.max(1, Math.min(timeoutMs, Math.floor(leftMs))),
          cacheS: look || fresh ? 0 : definition.cacheS,
          cacheScope: request.secrets.size > 0 ? (personId ?? 'server') : null,
        },
        this.#signal,
      ));
    if (answer instanceof Failure) {
      const failure = new Failure(answer.code, answer.extras, answer.sentence ?? this.#redaction.text(answer.detail));
      this.#saw('fetch', startedMs, failure.detail);
      return failure;
    }
    if (look && known === undefined) this.#pages.keep(key, answer);
    const cached = answer.cached || known !== undefined;
    this.#cached &&= cached;
    this.#saw('fetch', startedMs, this.#redaction.text(fetchNote(answer, cached)));
    return answer;
  }

  /** Why a response of the site is not a page. */
  #refusalOf({ status }: OutgoingResponse): Failure | null {
    if (status === 404 || status === 410)
      return fail('NotFound', sentence('problem.scrapers.noPage', { provider: this.#provider, status }));
    if (status >= 200 && status < 300) return null;
    return fail('UpstreamFailed', sentence('problem.scrapers.returned', { provider: this.#provider, status }));
  }

  async #extracted(definition: ScraperDefinition, answer: OutgoingResponse): Promise<Extraction | Failure> {
    const { params, look, personId } = this.#order;
    const page: FetchedPage = {
      url: this.#redaction.text(answer.url),
      status: answer.status,
      contentType: this.#redaction.value(answer.headers['content-type'] ?? ''),
      body: this.#redaction.bytes(answer.body),
    };
    try {
      return this.#redaction.value(
        await this.#services.extract({ definition, page, params, look, callerId: personId ?? 'server' }, this.#signal),
      );
    } catch (error) {
      if (error instanceof Overloaded) {
        return fail('Maintenance', sentence('problem.scrapers.busyPages', { waitS: busyRetryAfterS }), {
          retryAfterS: busyRetryAfterS,
        });
      }
      if (!this.#signal.aborted) throw error;
      return fail('UpstreamTimeout', sentence('problem.scrapers.readTooLong', { provider: this.#provider }));
    }
  }

  /** Items of the first page and of those it leads to. */
  async #withNextPages(
    request: FilledRequest,
    answer: OutgoingResponse,
    first: Extraction,
  ): Promise<{ readonly data: object } | Failure> {
    const { definition } = this.#order;
    const data = dataOf(first);
    if (!isList(data)) return { data };
    const items = [...data];
    const hosts = new Set([new URL(request.url).host, new URL(answer.url).host]);
    const seen = new Set([request.url, answer.url]);
    const pagesMax = definition.next?.pagesMax ?? 1;
    // Only the first page has to have something: a site may end its list with an empty one.
    const followed = definition.items ? { ...definition, items: { ...definition.items, required: false } } : definition;
    let { next } = first;
    let length = pagesMax > 1 ? lengthOf(items) : 0;
    for (let page = 2; page <= pagesMax && next !== null && items.length < scraperLimits.items; page += 1) {
      const startedMs = performance.now();
      const following = nextRequest(request, next, hosts);
      if (typeof following === 'string') {
        this.#saw('next', startedMs, following);
        break;
      }
      if (seen.has(following.url)) {
        this.#saw('next', startedMs, `Page ${page} was read already: ${this.#redaction.text(following.shownUrl)}`);
        break;
      }
      seen.add(following.url);
      const read = await this.#readFurther(followed, following, page);
      if (read instanceof Failure) return read;
      const further = dataOf(read);
      const found = isList(further) ? further : [];
      length += lengthOf(found);
      if (length > responseMax)
        return fail(
          'UpstreamFailed',
          `The response would be larger than ${sized(responseMax)}. Select less, or read fewer pages than ${page}.`,
        );
      items.push(...found);
      ({ next } = read);
      this.#saw(
        'next',
        startedMs,
        `Page ${page}, ${this.#redaction.text(following.shownUrl)}: ${counted(found.length, 'item')}.`,
      );
    }
    return { data: items.slice(0, scraperLimits.items) };
  }

  async #readFurther(
    definition: ScraperDefinition,
    request: FilledRequest,
    page: number,
  ): Promise<Extraction | Failure> {
    const answer = await this.#fetched(request);
    const read =
      answer instanceof Failure
        ? answer
        : answer.status >= 200 && answer.status < 300
          ? await this.#extracted(definition, answer)
          : fail('UpstreamFailed', `It returned ${answer.status}.`);
    const failure = read instanceof Failure ? read : failureOf(read);
    if (failure !== null)
      return new Failure(failure.code, failure.extras, `Page ${page} could not be read. ${failure.detail}`);
    return read;
  }

  #saw(stage: TraceStage['stage'], startedMs: number, note: string): void {
    this.#trace.push({ stage, ms: rounded(performance.now() - startedMs), note });
  }

  #ended(outcome: Run['outcome'], first: Extraction | null): Run {
    const hints: readonly Hint[] = first?.hints ?? [];
    return {
      outcome,
      cached: this.#cached && !(outcome instanceof Failure),
      provider: this.#provider,
      ms: rounded(performance.now() - this.#startedMs),
      trace: this.#trace,
      hints,
      fields: first?.fields ?? [],
      page: first?.page ?? null,
    };
  }
}

function failureOf({ failure, result, hints }: Extraction): Failure | null {
  if (failure === null && result !== null) return null;
  // The failure already names the selectors without a match.
  const why = hints.filter(({ code }) => code !== 'no-match' && code !== 'all-left-out').map(({ detail }) => detail);
  return fail('UpstreamFailed', [failure ?? 'The page returned no data.', ...why].join(' '));
}

const lengthOf = (items: readonly unknown[]) => JSON.stringify(items).length;

const isList = (data: object): data is readonly unknown[] => Array.isArray(data);

/** The result as JSON, with `ExactJson` for values that JavaScript writes differently. */
function dataOf({ result, exact }: Extraction): object {
  const data = jsonValue(result) as object;
  for (const { path, text } of exact) {
    const last = path.at(-1) ?? '';
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data);
    const members = holder as Record<string | number, unknown>;
    members[last] = new ExactJson(members[last], text);
  }
  return data;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
