/** Index of the number nearest to `wanted` in an ascending list; -1 if the list is empty. */
export function nearestIndex(rising: readonly number[], wanted: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  if (low === rising.length) return rising.length - 1;
  const before = rising[low - 1];
  return before !== undefined && wanted - before <= (rising[low] ?? 0) - wanted ? low - 1 : low;
}

/** Index of the span that contains `wanted`, else of the one whose end is nearest; -1 if all are null. */
export function nearestSpan(spans: readonly (readonly [number, number] | null)[], wanted: number): number {
  let nearest = -1;
  let least = Infinity;
  for (const [index, span] of spans.entries()) {
    if (span === null) continue;
    const [from, to] = span[0] < span[1] ? span : [span[1], span[0]];
    const away = wanted >= from && wanted <= to ? 0 : Math.min(Math.abs(wanted - from), Math.abs(wanted - to));
    if (away < least) {
      least = away;
      nearest = index;
    }
  }
  return nearest;
}
