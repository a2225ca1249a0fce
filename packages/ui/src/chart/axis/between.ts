/** Linear scale: `[0, 10]` on `[200, 0]` maps 5 to 100. */
export function between(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  const slope = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * slope;
}
