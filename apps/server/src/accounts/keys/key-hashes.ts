import { RecentRows } from '../../db/recent-rows.ts';
import { isKey, keyLength } from '../../key-format.ts';
import type { Secrets } from '../secrets.ts';

/**
 * The lookup hash of a key; null for text that is not a key. Cached for a second, like the rows: checking and hashing
 * costs more than the rest of the identification.
 */
export type KeyHashOf = (text: string, nowMs: number) => string | null;

export function createKeyHashes({ hashKey }: Pick<Secrets, 'hashKey'>): KeyHashOf {
  const hashes = new RecentRows<string>(() => 0);
  // Long texts must not fill the memory.
  return (text, nowMs) =>
    text.length === keyLength ? hashes.get(text, nowMs, () => (isKey(text) ? hashKey(text) : null)) : null;
}
