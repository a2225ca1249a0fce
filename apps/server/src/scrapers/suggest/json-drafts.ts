/** JSON documents, JSON in scripts, and JSON-LD. */
import type { Document } from 'domhandler';
import type { ScraperDefinition, ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { embeddedJson, ldJson } from '../engine/json/script-json.ts';
import { clamp, type Draft } from './draft.ts';
import { fieldsOfObjects, worthOfList } from './json-fields.ts';
import { isObject, listsIn, member, typeOf, type JsonList, type JsonObject } from './json-lists.ts';
import { pagesMaxFor } from './next-page.ts';

type Source = Pick<ScraperDefinition, 'source' | 'script'>;

const scriptsMax = 12;
const draftsMax = 4;

/** Best first. */
export function jsonDrafts(value: unknown, language: string | null, pageUrl: string, hasPaging: boolean): Draft[] {
  const next = nextIn(value, pageUrl, hasPaging);
  const lists = listDrafts(value, 'json', { source: 'json' }, language, 1.2).map((draft) =>
    next ? { ...draft, parts: { ...draft.parts, next } } : draft,
  );
  const facts = isObject(value) && (lists[0]?.worth ?? 0) < 0.5 ? fieldsOfObjects([value], language) : [];
  // Metadata around a list is rarely useful as an API.
  return facts.length === 0
    ? lists
    : [
        ...lists,
        { kind: 'json', label: '$', worth: clamp(0.3 + 0.05 * facts.length), parts: { source: 'json', fields: facts } },
      ];
}

/** Of all scripts together, best first. */
export function scriptDrafts(document: Document, language: string | null): Draft[] {
  return embeddedJson(document)
    .slice(0, scriptsMax)
    .filter(({ value }) => !isPacked(value))
    .flatMap(({ at, value }) => {
      const script = 'css' in at ? { css: at.css } : { variable: at.variable };
      return listDrafts(value, 'script-json', { source: 'script-json', script }, language, 1);
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** A list whose entries point at each other by number (Nuxt 3 and others write it): no path leads through it. */
function isPacked(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const start = value.slice(0, 20).filter((entry) => typeof entry === 'object' && entry !== null);
  return (
    start.length > 2 &&
    start.every((entry) =>
      Object.values(entry as object).every(
        (inner) => typeof inner === 'number' || (Array.isArray(entry) && typeof inner === 'string'),
      ),
    )
  );
}

/** Types that describe the page's subject, and those that are on every page of a site. */
const subjects =
  /^(?:Product|ProductGroup|Recipe|Event|\w+Event|JobPosting|Movie|Book|TVSeries|TVEpisode|MusicAlbum|MusicRecording|PodcastEpisode|VideoObject|Course|SoftwareApplication|MobileApplication|Article|\w*Article|BlogPosting|Report|Review|Person|ProfilePage|Restaurant|Hotel|LocalBusiness|Store|Place|House|Apartment|RealEstateListing|Vehicle|Car|Dataset|Question|HowTo|Game|VideoGame)$/;
const furniture =
  /^(?:BreadcrumbList|ListItem|WebSite|WebPage|CollectionPage|SearchAction|Organization|ImageObject|SiteNavigationElement|WPHeader|WPFooter|ContactPoint|PostalAddress|EntryPoint|ReadAction|Offer|Brand|AggregateRating|HowToStep|Rating|UnitPriceSpecification|OfferShippingDetails|MerchantReturnPolicy|SpeakableSpecification)$/;

export function ldDrafts(document: Document, language: string | null): Draft[] {
  const { entries } = ldJson(document);
  if (entries.length === 0) return [];
  const lists = listsIn(entries).flatMap((list): Draft[] => {
    if (
      list.keys.some((key) => /^(?:breadcrumb|potentialAction|sameAs)$/.test(key)) ||
      list.jsonpath.includes('BreadcrumbList')
    )
      return [];
    const fields = fieldsOfObjects(list.items, language);
    if (fields.length === 0) return [];
    const isSubject = list.typeName !== null && subjects.test(list.typeName);
    const factor = isSubject ? 1.1 : list.typeName !== null && furniture.test(list.typeName) ? 0.4 : 0.85;
    return [listDraft(list, fields, 'ld-json', { source: 'ld-json' }, factor, list.typeName)];
  });
  const byType = Map.groupBy(entries.filter(isObject), (entry) => typeOf(entry)?.name);
  const singles = [...byType].flatMap(([name, group]): Draft[] => {
    const [entry, more] = group;
    if (entry === undefined || more !== undefined) return [];
    const named = name ?? namesOf(entry).find((one) => subjects.test(one));
    if (named === undefined || !subjects.test(named)) return [];
    const base = name === undefined ? `$[${entries.indexOf(entry)}]` : `$[?@['@type'] == '${name}']`;
    const fields = fieldsOfObjects([entry], language).map((field) => rebased(field, base));
    if (fields.length < 2) return [];
    // Data about the shop that is on all of its pages ranks below the page's own subject.
    const isPlace = /Business|Store|Place|Restaurant|Hotel|Person|Review|Question/.test(named);
    return [
      {
        kind: 'ld-json',
        label: named,
        worth: clamp((isPlace ? 0.5 : 0.62) + 0.025 * Math.min(8, fields.length)),
        parts: { source: 'ld-json', fields },
      },
    ];
  });
  return [...lists, ...singles].toSorted((a, b) => b.worth - a.worth);
}

/** Several types of one entry. */
function namesOf(entry: JsonObject): string[] {
  const types = entry['@type'];
  return Array.isArray(types) ? types.filter((type) => typeof type === 'string') : [];
}

/** A selector of an entry as one of the whole. */
function rebased(field: ScraperField, base: string): ScraperField {
  const jsonpath = field.select?.jsonpath;
  return jsonpath === undefined ? field : { ...field, select: { jsonpath: base + jsonpath.slice(1) } };
}

function listDrafts(
  value: unknown,
  kind: Draft['kind'],
  source: Source,
  language: string | null,
  factor: number,
): Draft[] {
  return listsIn(value)
    .flatMap((list) => {
      const fields = fieldsOfObjects(list.items, language);
      return fields.length === 0 ? [] : [listDraft(list, fields, kind, source, factor, null)];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, draftsMax);
}

function listDraft(
  list: JsonList,
  fields: ScraperField[],
  kind: Draft['kind'],
  source: Source,
  factor: number,
  name: string | null,
): Draft {
  return {
    kind,
    label: name ?? list.jsonpath,
    worth: clamp(worthOfList(list, fields) * factor),
    parts: { ...source, items: { jsonpath: list.jsonpath, required: false }, fields },
  };
}

const nextPlaces: readonly (readonly string[])[] = [
  ['next'],
  ['links', 'next'],
  ['links', 'next', 'href'],
  ['_links', 'next', 'href'],
  ['paging', 'next'],
  ['pagination', 'next'],
  ['pagination', 'next_url'],
  ['meta', 'next'],
  ['meta', 'pagination', 'links', 'next'],
  ['info', 'next'],
  ['next_url'],
  ['next_page_url'],
  ['next_page'],
  ['nextLink'],
  ['@odata.nextLink'],
];

/** The member that holds the next page's address. */
function nextIn(value: unknown, pageUrl: string, hasPaging: boolean): ScraperDefinition['next'] | null {
  for (const place of nextPlaces) {
    const target = place.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
    if (typeof target !== 'string' || !/^(?:https?:\/\/|\/|\?)/.test(target) || target.length > 4000) continue;
    const url = URL.parse(target, pageUrl);
    if (url && url.host === URL.parse(pageUrl)?.host)
      return { jsonpath: `$${place.map(member).join('')}`, pagesMax: pagesMaxFor(hasPaging) };
  }
  return null;
}
