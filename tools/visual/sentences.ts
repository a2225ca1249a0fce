/** Results as sentences, for the terminal and the report. */
import type { Result } from './check.ts';
import type { Comparison } from './compare.ts';

/** Result of one picture; null if it is unchanged. */
export function sentenceOf(result: Result): string | null {
  switch (result.outcome) {
    case 'same':
      return null;
    case 'new':
      return result.wobble === null ? 'New: none is stored yet.' : `New, but not still. ${wobbleOf(result.wobble)}`;
    case 'missing':
      return 'The story or its mode is gone; its picture is still stored.';
    case 'failed':
      return `No picture: ${result.trouble.split('\n')[0]}`;
    case 'changed': {
      const { before, after, comparison, wobble } = result;
      const unsteady = wobble === null ? '' : ` ${wobbleOf(wobble)}`;
      const resized = comparison.isResized
        ? `Now ${after.width} × ${after.height}, was ${before.width} × ${before.height}. `
        : '';
      return `${resized}${pixelsIn(comparison)}${unsteady}`;
    }
  }
}

function wobbleOf(wobble: Comparison): string {
  return `Taken twice it was not the same: ${wobble.isResized ? 'its size changed, ' : ''}${pixelsIn(wobble)}`;
}

function pixelsIn(comparison: Comparison): string {
  const count = `${comparison.pixels} ${comparison.pixels === 1 ? 'pixel' : 'pixels'} changed`;
  const [largest, ...others] = comparison.areas;
  if (largest === undefined) return `${count}, scattered.`;
  const { x, y, width, height } = largest;
  const where = `${width} × ${height} at ${x}, ${y}`;
  return others.length === 0
    ? `${count}, in an area of ${where}.`
    : `${count}, in ${others.length + 1} areas, the largest ${where}.`;
}

/** `3 changed, 1 new`; empty if all are unchanged. */
export function countsOf(results: readonly Result[]): string {
  const words = [
    ['changed', 'changed'],
    ['new', 'new'],
    ['missing', 'of stories that are gone'],
    ['failed', 'that could not be taken'],
  ] as const;
  return words
    .map(([outcome, word]) => [results.filter((result) => result.outcome === outcome).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
