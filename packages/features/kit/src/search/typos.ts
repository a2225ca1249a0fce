/**
 * How many letters were left out, added, changed or swapped with their neighbour: the optimal string alignment distance.
 * Words of very different length are Infinity apart.
 */
export function typosBetween(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  if (Math.abs(from.length - to.length) > 2) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const added = (current[column] ?? 0) + 1;
      const leftOut = (last[column + 1] ?? 0) + 1;
      const isSwapped = letter === to[column - 1] && from[row - 1] === other && letter !== other;
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(changed, added, leftOut, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
