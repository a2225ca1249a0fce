/** Stores what was taken in place of what was stored. */
import type { Result } from './check.ts';
import { sentenceOf } from './say.ts';
import type { StoredPictures } from './stored.ts';

interface Accepted {
  readonly stored: number;
  readonly removed: number;
  /** Why some were not stored, a sentence each. */
  readonly refused: readonly string[];
}

/** A picture that does not come out the same twice is not stored: it would fail from now on. */
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
