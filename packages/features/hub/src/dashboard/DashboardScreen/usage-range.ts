/** Selectable periods in days; the first isn't the default. */
export const usageRanges = [7, 30, 90] as const;
export type UsageRange = (typeof usageRanges)[number];

const usual: UsageRange = 30;

export function rangeOf(query: URLSearchParams): UsageRange {
  return usageRanges.find((range) => String(range) === query.get('days')) ?? usual;
}

/** URL query; the default period is left out. */
export function rangeQuery(range: UsageRange): URLSearchParams {
  return new URLSearchParams(range === usual ? {} : { days: String(range) });
}
