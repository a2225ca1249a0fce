/** Differences between two definitions. Entries of named lists are matched by name. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';

export const diffSections = ['api', 'params', 'request', 'source', 'fields', 'next', 'limits', 'tests'] as const;
export type DiffSection = (typeof diffSections)[number];

export interface Difference {
  readonly section: DiffSection;
  /** Where: `['fields', 'price', 'select', 'css']`. */
  readonly path: readonly string[];
  /** `moved`: the same entries in a different order; before and after are their names. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: unknown;
  readonly after: unknown;
}

const sectionOf: Readonly<Record<keyof ScraperDefinition, DiffSection>> = {
  area: 'api',
  path: 'api',
  title: 'api',
  summary: 'api',
  tags: 'api',
  params: 'params',
  request: 'request',
  source: 'source',
  script: 'source',
  items: 'source',
  fields: 'fields',
  next: 'next',
  cacheS: 'limits',
  cost: 'limits',
  premium: 'limits',
  tests: 'tests',
};

/** In section order. If `before` is null, everything is added. */
export function differences(before: ScraperDefinition | null, after: ScraperDefinition): readonly Difference[] {
  const keys = Object.keys(sectionOf) as (keyof ScraperDefinition)[];
  return keys
    .flatMap((key) => compare([key], before?.[key], after[key]).map((found) => ({ section: sectionOf[key], ...found })))
    .toSorted((a, b) => diffSections.indexOf(a.section) - diffSections.indexOf(b.section));
}

type Found = Omit<Difference, 'section'>;
type Entries = Readonly<Record<string, unknown>>;

function compare(path: readonly string[], before: unknown, after: unknown): readonly Found[] {
  if (same(before, after) || (isNothing(before) && isNothing(after))) return [];
  const [from, to] = [entriesOf(before), entriesOf(after)];
  // A value on one side only is one difference, except for top-level lists, whose entries count separately.
  const isList = path.length === 1 && (isNamedList(before) || isNamedList(after));
  if (!isList && isNothing(before)) return [{ path, kind: 'added', before: null, after }];
  if (!isList && isNothing(after)) return [{ path, kind: 'removed', before, after: null }];
  if (from === null || to === null) return [{ path, kind: 'changed', before, after }];
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  const moved = isNamedList(before) && isNamedList(after) ? movedIn(path, Object.keys(from), Object.keys(to)) : [];
  return [...moved, ...names.flatMap((name) => compare([...path, name], own(from, name), own(to, name)))];
}

/** A field may have the name of an Object.prototype member. */
const own = (entries: Entries, name: string): unknown => (Object.hasOwn(entries, name) ? entries[name] : undefined);

function movedIn(path: readonly string[], before: readonly string[], after: readonly string[]): readonly Found[] {
  const [from, to] = [before.filter((name) => after.includes(name)), after.filter((name) => before.includes(name))];
  return same(from, to) ? [] : [{ path, kind: 'moved', before: from, after: to }];
}

/** The parts of a value to compare separately; null to compare it as a whole. */
function entriesOf(value: unknown): Entries | null {
  if (isNothing(value)) return {};
  if (isNamedList(value)) return Object.fromEntries(value.map((entry) => [entry.name, withoutName(entry)]));
  return isObject(value) ? value : null;
}

const withoutName = ({ name: _, ...rest }: Named): Entries => rest;

interface Named extends Entries {
  readonly name: string;
}

/** A list whose entries have unique names. */
function isNamedList(value: unknown): value is readonly Named[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => isObject(entry) && typeof entry['name'] === 'string') &&
    new Set(value.map(({ name }: Named) => name)).size === value.length
  );
}

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Absent, null and empty are equal in a definition. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0)
  );
}

/** Ignores member order, but not entry order. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => same(entry, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** A value on one line. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
