/** Replaces stored pictures with new ones. */
import type { Result } from './check.ts';
import { sentenceOf } from './sentences.ts';
import type { StoredPictures } from './stored.ts';

interface Accepted {
  readonly stored: number;
  readonly removed: number;
  /** Why pictures were not stored, one sentence each. */
  readonly refused: readonly string[];
}

/** Stores taken pictures. An unstable picture is not stored: it would fail every later run. */
export function accept(results: readonly Result[], pictures: StoredPictures): Accepted {
  const refused: string[] = [];
  let stored = 0;
  let removed = 0;
  for (const result of results) {
    if (result.outcome === 'missing') {
      pictures.remove(result.name);
      removed += 1;
    } else if (result.outcome === 'failed' || (result.outcome !== 'same' && result.wobble !== null)) {
      refused.push(`${result.name} is not stored. ${sentenceOf(result)}`);
    } else if (result.outcome !== 'same') {
      pictures.write(result.name, result.after);
      stored += 1;
    }
  }
  return { stored, removed, refused };
}
