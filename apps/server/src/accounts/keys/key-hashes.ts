import { RecentRows } from '../../db/recent-rows.ts';
import { isKey, keyLength } from '../../key-format.ts';
import type { Secrets } from '../secrets.ts';

/**
 * What a text hashes to by which its key is looked up; null when it is no key. Remembered for a second, as the rows are:
 * checking and hashing costs more than all the rest of finding out who calls.
 */
export type KeyHashOf = (text: string, nowMs: number) => string | null;

export function createKeyHashes({ hashKey }: Pick<Secrets, 'hashKey'>): KeyHashOf {
  const hashes = new RecentRows<string>(() => 0);
  // Keeps long texts from filling the memory.
  return (text, nowMs) =>
    text.length === keyLength ? hashes.get(text, nowMs, () => (isKey(text) ? hashKey(text) : null)) : null;
}
