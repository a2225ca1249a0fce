/** A response cache with a size limit in bytes. Equal parallel requests share one fetch. */
import { LRUCache } from 'lru-cache';
import { withSignal } from './deadline.ts';
import type { OutgoingResponse, OutgoingRequest } from '../egress.ts';
import { Stopped } from '../reason.ts';

const bytesMax = 32_000_000;
const entryBytesMax = 8_000_000;

interface Kept {
  readonly answer: OutgoingResponse;
  readonly atMs: number;
}

interface Flight {
  readonly outcome: Promise<OutgoingResponse | Stopped>;
  readonly controller: AbortController;
  waiting: number;
}

type Fetch = (signal: AbortSignal) => Promise<OutgoingResponse | Stopped>;

export class ResponseCache {
  readonly #now: () => number;
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Flight>();

  /** @param now milliseconds that never go back */
  constructor(now: () => number) {
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: bytesMax,
      maxEntrySize: entryBytesMax,
      sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
    });
  }

  /** A cached response that is recent enough for this request, else a fetched one. `cached` says which. */
  async answer(request: OutgoingRequest, signal: AbortSignal, fetch: Fetch): Promise<OutgoingResponse | Stopped> {
    if (request.cacheS <= 0 || request.method !== 'GET') return fetch(signal);
    const key = keyOf(request);
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#now() - kept.atMs < request.cacheS * 1000)
      return { ...copied(kept.answer), cached: true, ms: 0 };
    const flightKey = JSON.stringify([key, request.timeoutMs, request.retries]);
    const joined = this.#flights.get(flightKey);
    const flight = joined ?? this.#start(flightKey, key, fetch);
    flight.waiting += 1;
    try {
      const outcome = await withSignal(flight.outcome, signal).catch((error: unknown) => {
        if (signal.aborted) return new Stopped('timeout');
        throw error;
      });
      return outcome instanceof Stopped ? outcome : { ...copied(outcome), cached: joined !== undefined };
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.controller.abort();
    }
  }

  clear(): void {
    this.#kept.clear();
  }

  #start(flightKey: string, key: string, fetch: Fetch): Flight {
    const controller = new AbortController();
    const outcome = fetch(controller.signal).then((answer) => {
      if (!(answer instanceof Stopped) && answer.status >= 200 && answer.status < 300)
        this.#kept.set(key, { answer, atMs: this.#now() });
      return answer;
    });
    const flight = { outcome, controller, waiting: 0 };
    this.#flights.set(flightKey, flight);
    const land = () => void this.#flights.delete(flightKey);
    outcome.then(land, land);
    // After the last waiting caller has left, a new caller starts a new fetch.
    controller.signal.addEventListener('abort', () => {
      if (this.#flights.get(flightKey) === flight) land();
    });
    return flight;
  }
}

/** Everything that can affect the response. */
function keyOf(request: OutgoingRequest): string {
  const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return JSON.stringify([
    request.cacheScope,
    request.method,
    request.url,
    headers.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    request.body,
    request.sizeBytesMax,
    request.secretHeaders.toSorted(),
    request.sameOriginOnly,
  ]);
}

/** Callers may change or transfer the bytes; the cached copy stays unchanged. */
const copied = (answer: OutgoingResponse): OutgoingResponse => ({ ...answer, body: answer.body.slice() });

const sizeOf = ({ body, headers, url }: OutgoingResponse) =>
  body.byteLength + JSON.stringify(headers).length + url.length + 500;
