/** From one fetched page to suggested definitions, best first. Pure, and never throws for any page. */
import { ScraperDefinition, type ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Hint, Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { decodePage } from '../engine/decode.ts';
import { extract } from '../engine/extract.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { hintsOn } from '../engine/hints.ts';
import { TooLarge } from '../engine/limits.ts';
import { kindOf } from '../engine/source.ts';
import { addressOf, type Address } from './address.ts';
import { suggestionsMax, type Draft } from './draft.ts';
import { findIn, type Found } from './finders.ts';
import { oneLine } from './names.ts';

/** Of one kind: the third best list of cards is rarely meant. */
const perKindMax = 3;
/** Maximum drafts to run: each takes the time of one call. */
const triedMax = 12;
/** Lower scores are noise: a menu, a list of labels. Metadata of the page is always included. */
const worthMin = { list: 0.3, page: 0.1 };
const samplesMax = 3;
const listMin = 2;
/** Maximum share of its texts that another suggestion may already have. */
const sameMax = 0.8;

type Records = readonly Readonly<Record<string, unknown>>[];

interface Tried {
  readonly draft: Draft;
  readonly definition: ScraperDefinition;
  readonly records: Records;
}

export interface SuggestOptions {
  /** Whether the values in the URL of the page become defaults of parameters. */
  readonly valuesAsDefaults: boolean;
}

export function suggest(page: FetchedPage, options?: SuggestOptions): { items: Suggestion[]; hints: Hint[] } {
  const address = addressOf(page.url, options);
  if (!address) return { items: [], hints: [] };
  const found = foundIn(page, address);
  if (typeof found === 'string') return { items: [], hints: [noMatch(found)] };
  const kept: {
    readonly suggestion: Suggestion;
    readonly kind: Draft['kind'];
    readonly valueTexts: ReadonlySet<string>;
  }[] = [];
  let tried = 0;
  for (const draft of found.drafts.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.length === suggestionsMax || tried === triedMax) break;
    if (draft.worth < (draft.kind === 'page' ? worthMin.page : worthMin.list)) continue;
    if (kept.filter(({ kind }) => kind === draft.kind).length === perKindMax) continue;
    tried += 1;
    const works = tryOut(draft, found, address, page);
    if (!works) continue;
    const valueTexts = textsOf(works.records);
    const isKnown = kept.some(
      (other) => sourceOf(other.kind) === sourceOf(draft.kind) && overlap(valueTexts, other.valueTexts) > sameMax,
    );
    if (!isKnown) kept.push({ suggestion: suggestionOf(works), kind: draft.kind, valueTexts });
  }
  const items = kept.map(({ suggestion }) => suggestion).toSorted((a, b) => b.score - a.score);
  const isPoor = items.every(({ kind }) => kind === 'page');
  const hints = isPoor ? hintsFor(page, address) : [];
  return {
    items,
    hints:
      items.length > 0 || hints.length > 0
        ? hints
        : [
            noMatch(
              'This page has no repeated items and no embedded data. Write the definition by hand, or try a page with a list.',
            ),
          ],
  };
}

const noMatch = (detail: string): Hint => ({ code: 'no-match', detail, at: null });

/** Why there is no list, from the engine's own hints for an empty result. */
function hintsFor(page: FetchedPage, address: Address): Hint[] {
  const { text } = decodePage(page);
  const kind = kindOf(text);
  const source = kind === 'json' || kind === 'xml' ? kind : 'html';
  const definition = ScraperDefinition.safeParse({
    path: 'page',
    title: 'Page',
    summary: 'Page',
    request: { url: address.url },
    source,
    fields: [{ name: 'page' }],
  });
  return definition.success
    ? hintsOn({ definition: definition.data, page, text, root: null, document: null, missed: [], leftOut: null })
    : [];
}

/** A sentence if the page is too large to analyse. */
function foundIn(page: FetchedPage, address: Address): Found | string {
  try {
    return findIn(page, address);
  } catch (error) {
    if (error instanceof TooLarge) return error.message;
    throw error;
  }
}

/** The draft as a definition, run by the engine; null without a result. Fields that stay empty are omitted. */
function tryOut(draft: Draft, found: Found, address: Address, page: FetchedPage): Tried | null {
  const parsed = ScraperDefinition.safeParse(definitionOf(draft, found, address));
  if (!parsed.success) return null;
  const first = ran(parsed.data, found, address, page);
  if (!first || first.length < (parsed.data.items ? listMin : 1)) return null;
  const fillOf = ({ name }: ScraperField, records: Records): number =>
    records.filter((record) => isFilled(record[name])).length / records.length;
  // Values that do not fit their type become null: as text they are kept.
  const plain = parsed.data.fields.map((field): ScraperField =>
    field.type === 'string' || fillOf(field, first) === 1 ? field : { ...field, type: 'string', transforms: [] },
  );
  const asTexts = plain.some((field, at) => field !== parsed.data.fields[at])
    ? ran({ ...parsed.data, fields: plain }, found, address, page)
    : first;
  if (!asTexts) return null;
  const isTyped = parsed.data.fields.map(
    (field, at) => fillOf(plain[at] ?? field, asTexts) * 0.8 <= fillOf(field, first),
  );
  const fields = parsed.data.fields.map((field, at) => (isTyped[at] ? field : (plain[at] ?? field)));
  const records = first.map((record, row) =>
    Object.fromEntries(fields.map(({ name }, at) => [name, (isTyped[at] ? record : asTexts[row])?.[name]])),
  );
  const worthwhile = fields.filter((field) => fillOf(field, records) > 0.1);
  if (worthwhile.length === 0) return null;
  const title = worthwhile.find(({ name }) => name === 'title' || name === 'name');
  const required = parsed.data.items && title && fillOf(title, records) === 1 ? title : null;
  // A search may have no results; a page that always lists something and now does not has changed.
  const isFixed = Object.keys(address.values).length === 0;
  const items = parsed.data.items && { ...parsed.data.items, required: isFixed };
  const definition: ScraperDefinition = {
    ...parsed.data,
    ...(items && { items }),
    fields: worthwhile.map((field) => (field === required ? { ...field, required: true } : field)),
  };
  const filled = worthwhile.filter((field) => fillOf(field, records) === 1).map(({ name }) => name);
  return {
    draft,
    records: records.map((record) => Object.fromEntries(worthwhile.map(({ name }) => [name, record[name]]))),
    definition: {
      ...definition,
      tests: [
        {
          name: 'as it was suggested',
          params: { ...address.values },
          expect: {
            ...(definition.items && { items: { min: Math.max(1, Math.floor(records.length / 2)) } }),
            ...(filled.length > 0 && { filled }),
          },
        },
      ],
    },
  };
}

function ran(definition: ScraperDefinition, { document }: Found, address: Address, page: FetchedPage): Records | null {
  const { result } = extract(definition, page, address.values, { look: false, document });
  if (result === null) return null;
  return (Array.isArray(result) ? result : [result]) as Records;
}

function definitionOf({ kind, label, parts }: Draft, { title, summary }: Found, address: Address): unknown {
  const { host } = address;
  const names = parts.fields.map(({ name }) => name);
  const listed = names.length > 6 ? `${names.slice(0, 6).join(', ')} and more` : names.join(', ');
  const isObject = parts.items === undefined;
  const path =
    address.path.length > 1
      ? address.path
      : [
          ...address.path,
          isObject ? (kind === 'page' || !/^[A-Z][a-z]+$/.test(label) ? 'page' : label.toLowerCase()) : 'list',
        ];
  return {
    path: path
      .join('/')
      .slice(0, 120)
      .replace(/[-/]+$/, ''),
    title: oneLine(title, 80) || host.slice(0, 80),
    summary: oneLine(summary, 300) || oneLine(`${isObject ? 'One page' : 'A list'} of ${host}: ${listed}.`, 300),
    params: address.params,
    request: { url: address.url },
    ...parts,
  };
}

function suggestionOf({ draft, definition, records }: Tried): Suggestion {
  const filled =
    definition.fields.reduce(
      (sum, { name }) => sum + records.filter((record) => isFilled(record[name])).length / records.length,
      0,
    ) / definition.fields.length;
  return {
    kind: draft.kind,
    title: definition.items ? `${records.length} × ${draft.label}` : draft.label,
    score: Math.round(draft.worth * (0.7 + 0.3 * filled) * 100) / 100,
    count: records.length,
    fields: definition.fields.map(({ name }) => ({
      name,
      samples: records
        .map((record) => record[name])
        .filter(isFilled)
        .slice(0, samplesMax),
    })),
    definition,
  };
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

const sourceOf = (kind: Draft['kind']): string => (kind === 'table' ? 'repeated' : kind);

/** All texts of some length in the records, addresses included. */
function textsOf(records: Records): Set<string> {
  const texts = new Set<string>();
  for (const record of records.slice(0, 200))
    for (const value of Object.values(record).flat())
      if (typeof value === 'string' && value.length > 3) texts.add(value.slice(0, 200));
  return texts;
}

function overlap(valueTexts: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return valueTexts.size === 0 ? 0 : [...valueTexts].filter((text) => other.has(text)).length / valueTexts.size;
}
