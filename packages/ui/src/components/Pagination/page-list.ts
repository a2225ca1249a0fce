/** A gap represents the pages between its neighbours. */
export type PageItem = number | 'gap before' | 'gap after';

/**
 * The pages to show: the first, the last, and some around the current one. The list has a constant length, so that
 * buttons do not move under the pointer; a gap never represents a single page.
 */
export function listPages(current: number, count: number, around = 1): PageItem[] {
  const length = 2 * around + 5;
  if (count <= length) return range(1, count);
  const edge = length - 2;
  if (current <= around + 3) return [...range(1, edge), 'gap after', count];
  if (current >= count - around - 2) return [1, 'gap before', ...range(count - edge + 1, count)];
  return [1, 'gap before', ...range(current - around, current + around), 'gap after', count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
