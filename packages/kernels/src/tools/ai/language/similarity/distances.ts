/** Edits between two lists of characters, and similarities of short names. */

/** Levenshtein (1966): the least insertions, deletions and substitutions. */
export function levenshtein(a: readonly string[], b: readonly string[]): number {
  const numbers = new Map<string, number>();
  const coded = (list: readonly string[]) =>
    Uint32Array.from(list, (each) => {
      const number = numbers.get(each) ?? numbers.size;
      numbers.set(each, number);
      return number;
    });
  const [left, right] = [coded(a), coded(b)];
  const row = Uint32Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    let diagonal = row[0] ?? 0;
    row[0] = i;
    for (let j = 1; j <= right.length; j += 1) {
      const above = row[j] ?? 0;
      const substituted = diagonal + (left[i - 1] === right[j - 1] ? 0 : 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, substituted);
      diagonal = above;
    }
  }
  return row[right.length] ?? 0;
}

/** Jaro (1989): characters in common near the same place, and those in another order; 1 if both are the same. */
export function jaro(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Set<number>();
  const matches = a.filter((character, at) => {
    const end = Math.min(b.length - 1, at + reach);
    for (let there = Math.max(0, at - reach); there <= end; there += 1)
      if (!used.has(there) && b[there] === character) {
        used.add(there);
        return true;
      }
    return false;
  });
  if (matches.length === 0) return 0;
  const others = b.filter((_, at) => used.has(at));
  const swapped = matches.filter((character, at) => character !== others[at]).length / 2;
  return (matches.length / a.length + matches.length / b.length + (matches.length - swapped) / matches.length) / 3;
}

/** Winkler (1990): a start of up to four characters in common counts more. */
export function jaroWinkler(a: readonly string[], b: readonly string[]): number {
  const score = jaro(a, b);
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return score + prefix * 0.1 * (1 - score);
}

/** Jaccard (1901): what is in both, divided by what is in either. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const union = a.union(b).size;
  return union === 0 ? 1 : a.intersection(b).size / union;
}

/** The cosine of the angle between two vectors of counts. */
export function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0;
  const length = (counts: ReadonlyMap<string, number>) =>
    Math.sqrt(Array.from(counts.values()).reduce((sum, count) => sum + count * count, 0));
  const product = Array.from(a).reduce((sum, [word, count]) => sum + count * (b.get(word) ?? 0), 0);
  return Math.min(1, product / (length(a) * length(b)));
}
