/** Pages of previews, kept for a few minutes: someone who edits a selector does not ask the site again. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OutgoingAnswer } from '../../egress/egress.ts';
import type { FilledRequest } from './request.ts';

const keptMs = 300_000;
const bytesMax = 32_000_000;

export class PageCache {
  readonly #answers = new LRUCache<string, OutgoingAnswer>({
    ttl: keptMs,
    maxSize: bytesMax,
    maxEntrySize: bytesMax / 2,
    sizeCalculation: ({ body }) => body.byteLength + 1000,
  });

  get(key: string): OutgoingAnswer | undefined {
    return this.#answers.get(key);
  }

  /** A page that says no takes the place of none. */
  keep(key: string, answer: OutgoingAnswer): void {
    if (answer.status < 400) this.#answers.set(key, answer);
    else this.#answers.delete(key);
  }

  /** Every page of a site: who asks it anew wants no second page from before it changed. */
  forget(origin: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(`${origin} `)) this.#answers.delete(key);
  }
}

/** @param personId shares what a secret opened with nobody else */
export function pageKeyOf(
  { origin, method, url, headers, body, secrets }: FilledRequest,
  personId: string | null,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, headers, body, secrets.size > 0 ? personId : null]))
    .digest('base64');
  return `${origin} ${hash}`;
}
