/** XML documents: feeds, sitemaps and other repeated elements. */
import type { Document, Element } from 'domhandler';
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { clamp, type Draft } from './draft.ts';
import { fieldName, uniqueName } from './names.ts';
import { textOf } from './page-index.ts';
import { isElement } from './selectors.ts';
import {
  address,
  bylineShape,
  currencyShape,
  dateName,
  humanLength,
  isAddress,
  isEpoch,
  machineDate,
  shapeOfTexts,
  share,
  text,
  type FieldShape,
} from './values.ts';

const elementsMax = 120_000;
const depthMax = 8;
const sampleMax = 40;
const fieldsMax = 16;
const groupsMax = 400;

interface Group {
  /** Names from the root on. */
  readonly path: string;
  readonly tag: string;
  readonly parentTag: string | null;
  readonly elements: Element[];
}

/** What feeds and sitemaps call things, in plain words. */
const plainNames: Readonly<Record<string, string>> = {
  link: 'url',
  loc: 'url',
  pubDate: 'date',
  published: 'date',
  issued: 'date',
  'dc:date': 'date',
  'dc:creator': 'author',
  'itunes:author': 'author',
  'content:encoded': 'content',
  'media:thumbnail': 'image',
  'media:content': 'media',
  'itunes:image': 'image',
  'itunes:duration': 'duration',
  guid: 'id',
  category: 'categories',
  lastmod: 'updated',
};

/** Best first. */
export function xmlDrafts(document: Document, language: string | null): Draft[] {
  const groups = groupsOf(document);
  const tagCount = Map.groupBy(groups, ({ tag }) => tag);
  const lists = groups
    .filter(({ elements }) => elements.length >= 2)
    .flatMap((group): { readonly draft: Draft; readonly group: Group }[] => {
      const fields = fieldsOf(group.elements.slice(0, sampleMax), language);
      if (fields.length === 0) return [];
      const css =
        (tagCount.get(group.tag)?.length ?? 0) > 1 && group.parentTag !== null
          ? `${escaped(group.parentTag)} > ${escaped(group.tag)}`
          : escaped(group.tag);
      const human =
        group.elements.slice(0, 10).reduce((sum, element) => sum + Math.min(60, humanLength(textOf(element))), 0) /
        Math.min(10, group.elements.length);
      const size = Math.min(1, Math.log2(group.elements.length + 1) / 4.3);
      const isRecord = /^(?:item|entry|url|sitemap|record|row)$/.test(group.tag);
      const worth =
        0.25 * size + 0.35 * Math.min(1, fields.length / 4) + 0.2 * Math.min(1, human / 40) + (isRecord ? 0.2 : 0.08);
      return [
        {
          group,
          draft: {
            kind: 'xml',
            label: css,
            worth: clamp(worth * ((fields.length === 1 || human === 0) && !isRecord ? 0.5 : 1)),
            parts: { source: 'xml', items: { css, required: false }, fields },
          },
        },
      ];
    })
    .toSorted((a, b) => b.draft.worth - a.draft.worth)
    // A repetition inside a record is one of its fields.
    .filter(({ group }, at, all) => !all.slice(0, at).some((better) => group.path.startsWith(`${better.group.path}\n`)))
    .map(({ draft }) => draft)
    .slice(0, 6);
  const root = document.children.find(isElement);
  const facts = root ? fieldsOf([root], language) : [];
  return facts.length < 2 || lists.length > 0
    ? lists
    : [{ kind: 'xml', label: root?.name ?? 'document', worth: 0.6, parts: { source: 'xml', fields: facts } }];
}

/** Elements at the same path of names from the root. */
function groupsOf(document: Document): Group[] {
  const groups = new Map<string, Group>();
  const waiting: Array<{ readonly element: Element; readonly path: string; readonly depth: number }> = document.children
    .filter(isElement)
    .map((element) => ({ element, path: element.name, depth: 0 }));
  for (let at = 0; at < waiting.length && at < elementsMax; at += 1) {
    const next = waiting[at];
    if (!next) break;
    const { element, path, depth } = next;
    const known = groups.get(path);
    if (known) known.elements.push(element);
    else if (groups.size < groupsMax)
      groups.set(path, {
        path,
        tag: element.name,
        parentTag: isElement(element.parent) ? element.parent.name : null,
        elements: [element],
      });
    if (depth === depthMax) continue;
    for (const child of element.children) {
      if (!isElement(child) || waiting.length >= elementsMax) continue;
      waiting.push({ element: child, path: `${path}\n${child.name}`.slice(0, 1000), depth: depth + 1 });
    }
  }
  return [...groups.values()];
}

interface Leaf {
  readonly tag: string;
  readonly outer: string | null;
  readonly attr: string | null;
  /** One list per element. */
  readonly values: string[][];
}

function fieldsOf(elements: readonly Element[], language: string | null): ScraperField[] {
  const leaves = new Map<string, Leaf>();
  const nested = new Set<string>();
  const note = (at: number, tag: string, outer: string | null, attr: string | null, value: string) => {
    const key = `${outer ?? ''}\n${tag}\n${attr ?? ''}`;
    let leaf = leaves.get(key);
    if (!leaf) {
      if (leaves.size >= 120) return;
      leaf = { tag, outer, attr, values: elements.map(() => []) };
      leaves.set(key, leaf);
    }
    leaf.values[at]?.push(value.trim());
  };
  elements.forEach((element, at) => {
    for (const name of Object.keys(element.attribs).slice(0, 12))
      if (!/^xmlns|^xsi:/.test(name)) note(at, '', null, name, element.attribs[name] ?? '');
    for (const child of element.children.slice(0, 300)) {
      if (!isElement(child)) continue;
      const inner = child.children.filter(isElement).slice(0, 60);
      noteOne(child, null, inner.length > 0, note, at);
      for (const leaf of inner) {
        nested.add(leaf.name);
        if (!leaf.children.some(isElement)) noteOne(leaf, child.name, false, note, at);
      }
    }
  });
  const taken = new Set<string>();
  return [...leaves.values()]
    .filter(({ values }) => values.filter((one) => one.some((value) => value !== '')).length >= elements.length * 0.25)
    .slice(0, fieldsMax * 2)
    .flatMap((leaf): ScraperField[] => {
      const flat = leaf.values.flat().filter((value) => value !== '');
      const alternatives = leaf.tag === 'link' && leaf.attr === 'href' && leaf.values.some((one) => one.length > 1);
      const css =
        leaf.tag === ''
          ? null
          : `${leaf.outer === null ? (nested.has(leaf.tag) ? '> ' : '') : `${escaped(leaf.outer)} > `}${escaped(leaf.tag)}${alternatives ? '[rel="alternate"]' : ''}`;
      const many = !alternatives && leaf.values.filter((one) => one.length > 1).length > elements.length * 0.3;
      const name = nameOf(leaf, flat);
      const base = {
        ...(css !== null && { select: { css } }),
        ...(leaf.attr !== null && { attr: leaf.attr }),
        many,
        required: false,
      };
      const field: ScraperField = { name: uniqueName(name, taken), ...base, ...shapeOf(name, flat, language) };
      const currency = many || taken.has('currency') ? null : currencyShape(flat);
      return currency ? [field, { name: uniqueName('currency', taken), ...base, ...currency }] : [field];
    })
    .slice(0, fieldsMax);
}

function noteOne(
  element: Element,
  outer: string | null,
  hasInner: boolean,
  note: (at: number, tag: string, outer: string | null, attr: string | null, value: string) => void,
  at: number,
): void {
  const ownText = hasInner ? '' : textOf(element, 2000);
  if (ownText !== '') return note(at, element.name, outer, null, ownText);
  for (const name of ['href', 'url', 'src', 'term', 'value']) {
    const value = element.attribs[name];
    if (value !== undefined && value !== '') return note(at, element.name, outer, name, value);
  }
}

function nameOf(leaf: Leaf, values: readonly string[]): string {
  if (leaf.tag === '') return fieldName(leaf.attr ?? '') ?? 'field';
  const known = leaf.outer === null ? plainNames[leaf.tag] : undefined;
  if (known === 'url' && share(values, isAddress) < 0.5) return 'link';
  if (leaf.tag === 'enclosure' || leaf.tag === 'media:content')
    return share(values, (one) => /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(one)) > 0.5 ? 'image' : 'media';
  if (known !== undefined) return known;
  const local = leaf.tag.replace(/^.*:/, '');
  if (leaf.outer === null) return fieldName(local) ?? 'field';
  const outer = leaf.outer.replace(/^.*:/, '');
  return (
    fieldName(
      local === 'name' || local === 'value' || local === 'text' || outer === 'group'
        ? outer === 'group'
          ? local
          : outer
        : `${outer} ${local}`,
    ) ?? 'field'
  );
}

function shapeOf(name: string, values: readonly string[], language: string | null): FieldShape {
  const byline = name === 'author' ? bylineShape(values, true) : null;
  if (byline) return byline;
  if (dateName.test(name) && values.every(isEpoch)) return machineDate;
  if (share(values, (one) => /<\/?[a-z][^<>]*>/i.test(one)) > 0.3)
    return { type: 'string', transforms: [{ 'html-to-text': true }] };
  if (share(values, isAddress) > 0.9) return address;
  return values.some((one) => one.length > 200) ? text : shapeOfTexts(values, language);
}

/** A name as CSS writes it. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (char) => `\\${char}`).replace(/^(?=\d)/, '\\3');
}
