/** Number of APIs per area: an API's path starts with its area. */
export function areaCountsOf(paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const [area = ''] = path.split('/', 1);
    counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}
