/** View of the definition list and its URL query. */
import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { folded, wordsOf } from '@apiyard/kit/search/folded.ts';

export const states = ['published', 'draft', 'paused'] as const satisfies readonly ScraperRow['state'][];
export const healths = ['failing', 'untested', 'ok'] as const satisfies readonly ScraperRow['health'][];
export const sorts = ['changed', 'name', 'calls', 'run'] as const;
type Sort = (typeof sorts)[number];

export interface ScraperView {
  readonly query: string;
  /** Null for all. */
  readonly state: ScraperRow['state'] | null;
  readonly health: ScraperRow['health'] | null;
  readonly sort: Sort;
}

export const wholeList: ScraperView = { query: '', state: null, health: null, sort: 'changed' };

export const inAddress = {
  read(query: URLSearchParams): ScraperView {
    return {
      query: query.get('q') ?? '',
      state: states.find((state) => state === query.get('state')) ?? null,
      health: healths.find((health) => health === query.get('health')) ?? null,
      sort: sorts.find((sort) => sort === query.get('sort')) ?? 'changed',
    };
  },
  /** Defaults are left out. */
  write({ query, state, health, sort }: ScraperView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (state !== null) params.set('state', state);
    if (health !== null) params.set('health', health);
    if (sort !== 'changed') params.set('sort', sort);
    return params;
  },
};

interface Shown {
  readonly rows: readonly ScraperRow[];
  /** Search matches by state, independent of the selected state; likewise for health. */
  readonly byState: Readonly<Record<ScraperRow['state'], number>>;
  readonly byHealth: Readonly<Record<ScraperRow['health'], number>>;
}

/** Filters and sorts the rows of a view. `locale` is for names. */
export function shownIn(rows: readonly ScraperRow[], view: ScraperView, locale: string): Shown {
  const words = wordsOf(view.query);
  const found = rows.filter(({ title, api, host }) => {
    const text = folded(`${title} ${api} ${host}`);
    return words.every((word) => text.includes(word));
  });
  const ofHealth = found.filter(({ health }) => view.health === null || health === view.health);
  const ofState = found.filter(({ state }) => view.state === null || state === view.state);
  const count = <Key extends string>(
    keys: readonly Key[],
    list: readonly ScraperRow[],
    keyOf: (row: ScraperRow) => Key,
  ) =>
    Object.fromEntries(keys.map((key) => [key, list.filter((row) => keyOf(row) === key).length])) as Record<
      Key,
      number
    >;
  return {
    rows: ofHealth
      .filter(({ state }) => view.state === null || state === view.state)
      .toSorted(comparing(view.sort, locale)),
    byState: count(states, ofHealth, ({ state }) => state),
    byHealth: count(healths, ofState, ({ health }) => health),
  };
}

function comparing(sort: Sort, locale: string): (a: ScraperRow, b: ScraperRow) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: ScraperRow, b: ScraperRow) => compare(a.title, b.title);
  const latest = (a: string | undefined, b: string | undefined) => (b ?? '').localeCompare(a ?? '');
  switch (sort) {
    case 'changed':
      return (a, b) => latest(a.updatedAt, b.updatedAt) || byName(a, b);
    case 'name':
      return byName;
    case 'calls':
      return (a, b) => b.calls - a.calls || byName(a, b);
    case 'run':
      return (a, b) => latest(a.lastRun?.at, b.lastRun?.at) || byName(a, b);
  }
}
