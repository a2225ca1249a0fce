/** Pages of previews, cached for a few minutes: editing a selector does not request the site again. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OutgoingResponse } from '../../egress/egress.ts';
import type { FilledRequest } from './request.ts';

const keptMs = 300_000;
const bytesMax = 32_000_000;

export class PageCache {
  readonly #answers = new LRUCache<string, OutgoingResponse>({
    ttl: keptMs,
    maxSize: bytesMax,
    maxEntrySize: bytesMax / 2,
    sizeCalculation: ({ body }) => body.byteLength + 1000,
  });

  get(key: string): OutgoingResponse | undefined {
    return this.#answers.get(key);
  }

  /** An error response removes the cached page. */
  keep(key: string, answer: OutgoingResponse): void {
    if (answer.status < 400) this.#answers.set(key, answer);
    else this.#answers.delete(key);
  }

  /** Removes every page of a site: after a reload of the first page, further pages must not be older. */
  forget(origin: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(`${origin} `)) this.#answers.delete(key);
  }
}

/** @param personId part of the key if the request has secrets, so that others do not get the page */
export function pageKeyOf(
  { origin, method, url, headers, body, secrets }: FilledRequest,
  personId: string | null,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, headers, body, secrets.size > 0 ? personId : null]))
    .digest('base64');
  return `${origin} ${hash}`;
}
