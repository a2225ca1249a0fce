/** View state of the page, kept in the URL. */
import type { CallFilters } from './calls-query.ts';

export const ranges = [7, 30, 90] as const;
export type Range = (typeof ranges)[number];

export interface UsageView {
  readonly range: Range;
  readonly api: string | null;
  readonly keyId: string | null;
  /** `ok`, `failed`, or the code of a failure. */
  readonly outcome: string | null;
  /** A single day, `2026-11-20`, UTC. */
  readonly day: string | null;
}

export const wholeView: UsageView = { range: 30, api: null, keyId: null, outcome: null, day: null };

/** Reads valid values from the URL; others are ignored, because the server would reject them. */
export function readView(query: URLSearchParams): UsageView {
  const range = ranges.find((days) => String(days) === query.get('days')) ?? wholeView.range;
  const taken = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  return {
    range,
    api: taken('api', /^[^\p{Cc}]{1,200}$/u),
    keyId: taken('key', /^[0-9a-zA-Z-]{1,64}$/),
    outcome: taken('outcome', /^(?:ok|failed|[A-Z][A-Za-z]{1,39})$/),
    day: isDay(query.get('day')) ? query.get('day') : null,
  };
}

export function writeView({ range, api, keyId, outcome, day }: UsageView): URLSearchParams {
  const query = new URLSearchParams();
  if (range !== wholeView.range) query.set('days', String(range));
  for (const [name, value] of Object.entries({ api, key: keyId, outcome, day }))
    if (value !== null) query.set(name, value);
  return query;
}

export const hrefOf = (view: UsageView): string => {
  const query = writeView(view).toString();
  return query === '' ? '/account/usage' : `/account/usage?${query}`;
};

export const isNarrowed = ({ api, keyId, outcome, day }: UsageView): boolean =>
  api !== null || keyId !== null || outcome !== null || day !== null;

/** The filters as the server expects them. The period also filters the list, which is below it on the page. */
export function filtersOf({ range, api, keyId, outcome, day }: UsageView, nowMs: number): CallFilters {
  const from = new Date(nowMs - (range - 1) * 86_400_000).toISOString().slice(0, 10);
  return {
    from: day ?? from,
    ...(day !== null && { to: day }),
    ...(api !== null && { api }),
    ...(keyId !== null && { keyId }),
    ...(outcome !== null && { outcome }),
  };
}

function isDay(text: string | null): boolean {
  const date = text === null ? NaN : Date.parse(`${text}T00:00:00Z`);
  return (
    text !== null &&
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date) &&
    new Date(date).toISOString().slice(0, 10) === text
  );
}
