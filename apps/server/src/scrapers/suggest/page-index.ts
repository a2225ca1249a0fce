/** The elements of a page in the document's order, with what each holds: one walk that all finders share. */
import type { Document, Element, ParentNode } from 'domhandler';
import { wordsOf } from './names.ts';
import { isElement, isPlainTag, kindSelectors, Places, moduleClass, stableClasses } from './selectors.ts';

/** More are left out; a page of 1 MB has about a tenth. */
const elementsMax = 120_000;

export interface Indexed {
  readonly element: Element;
  readonly tag: string;
  /** Place in the list of all. */
  readonly at: number;
  readonly parent: Indexed | null;
  /** The place behind the last descendant. */
  end: number;
  /** Characters to read, without white space, descendants included; `ownText` without them. */
  text: number;
  readonly ownText: number;
  /** Of `text`, those inside links. */
  linkText: number;
  links: number;
  images: number;
  /** 1 in the main part of the page, less in side columns, least in menus, heads and feet. */
  readonly weight: number;
  readonly classes: readonly string[];
  /** `[data-testid="card"]` and similar, including CSS-modules names. */
  readonly kinds: readonly string[];
}

export interface PageIndex {
  readonly document: Document;
  readonly all: readonly Indexed[];
  readonly of: ReadonlyMap<Element, Indexed>;
  /** Characters to read in the main part of the page. */
  readonly text: number;
  readonly language: string | null;
  readonly places: Places;
}

export const contains = (outer: Indexed, inner: Indexed): boolean => outer.at < inner.at && inner.at < outer.end;

const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'iframe',
  'object',
]);
const menuRoles = new Set([
  'navigation',
  'menu',
  'menubar',
  'banner',
  'contentinfo',
  'tablist',
  'toolbar',
  'search',
  'dialog',
  'alertdialog',
]);
const menuWords = new Set([
  'nav',
  'navbar',
  'navigation',
  'menu',
  'submenu',
  'megamenu',
  'breadcrumb',
  'breadcrumbs',
  'footer',
  'pagination',
  'pager',
  'paging',
  'cookie',
  'cookies',
  'consent',
  'social',
  'share',
  'sharing',
  'languages',
  'dropdown',
  'tabs',
  'tablist',
  'filter',
  'filters',
  'facet',
  'facets',
  'toolbar',
  'topbar',
  'sitemap',
  'skip',
  'modal',
  'popup',
  'login',
  'newsletter',
  'masthead',
]);
const sideWords = new Set([
  'sidebar',
  'aside',
  'related',
  'recommended',
  'recommendations',
  'suggestions',
  'promo',
  'promos',
  'ad',
  'ads',
  'advert',
  'banner',
  'widget',
  'trending',
  'popular',
  'sponsors',
  'testimonials',
  'tagcloud',
  'secondary',
]);
const menuWeight = 0.12;
const sideWeight = 0.5;
const namesMax = 5000;

export function indexPage(document: Document): PageIndex {
  const all: Indexed[] = [];
  const of = new Map<Element, Indexed>();
  /** Its own words in `nodes` of a level that is still open. */
  const open: Array<{
    readonly node: ParentNode;
    readonly entry: Indexed | null;
    readonly isSilent: boolean;
    next: number;
  }> = [{ node: document, entry: null, isSilent: false, next: 0 }];
  const nameWeights = new Map<string, number>();
  const knownClasses = new Map<string, readonly string[]>();
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const child = level.node.children[level.next];
    level.next += 1;
    if (child === undefined) {
      open.pop();
      if (level.entry) close(level.entry, all.length);
      continue;
    }
    if (!isElement(child)) continue;
    if (all.length >= elementsMax) break;
    const isSilent = level.isSilent || silent.has(child.name);
    const entry: Indexed = {
      element: child,
      tag: child.name,
      at: all.length,
      parent: level.entry,
      end: all.length + 1,
      text: 0,
      ownText: isSilent ? 0 : ownText(child),
      linkText: 0,
      links: child.name === 'a' && child.attribs['href'] !== undefined ? 1 : 0,
      images: child.name === 'img' && !isSilent ? 1 : 0,
      weight: Math.min(level.entry?.weight ?? 1, weightOf(child, nameWeights)),
      classes: isPlainTag(child.name) ? classesOf(child, knownClasses) : [],
      kinds: kindsOf(child),
    };
    all.push(entry);
    of.set(child, entry);
    open.push({ node: child, entry, isSilent, next: 0 });
  }
  // A page that was cut leaves levels open.
  for (const { entry } of open.toReversed()) if (entry) close(entry, all.length);
  let text = 0;
  for (const entry of all) if (entry.weight === 1) text += entry.ownText;
  const language = all.find(({ tag }) => tag === 'html')?.element.attribs['lang']?.slice(0, 35) ?? null;
  return { document, all, of, text, language: language === '' ? null : language, places: new Places() };
}

/** Adds what an element holds to its parent. */
function close(entry: Indexed, end: number): void {
  entry.end = end;
  entry.text += entry.ownText;
  if (entry.tag === 'a') entry.linkText = entry.text;
  const { parent } = entry;
  if (!parent) return;
  parent.text += entry.text;
  parent.linkText += entry.linkText;
  parent.links += entry.links;
  parent.images += entry.images;
}

function ownText(element: Element): number {
  let length = 0;
  for (const child of element.children) {
    if (child.type !== 'text') continue;
    const { data } = child as unknown as { readonly data: string };
    length += data.length > 20_000 ? 20_000 : data.replace(/\s+/g, '').length;
  }
  return length;
}

/** `known` keeps what names mean: a page has few, many times. */
function weightOf(element: Element, known: Map<string, number>): number {
  const { name, attribs } = element;
  if (
    name === 'nav' ||
    name === 'footer' ||
    name === 'menu' ||
    name === 'select' ||
    name === 'datalist' ||
    name === 'dialog'
  )
    return menuWeight;
  if (menuRoles.has(attribs['role'] ?? '')) return menuWeight;
  if (name === 'header' && isPageHead(element)) return menuWeight;
  // `<body class="has-sidebar">` and `<main class="with-menu">` hold the page itself.
  if (name === 'body' || name === 'main' || name === 'html' || name === 'article' || name === 'td') return 1;
  const named = `${attribs['class']?.slice(0, 300) ?? ''} ${attribs['id']?.slice(0, 100) ?? ''}`;
  if (named !== ' ') {
    let weight = known.get(named);
    if (weight === undefined) {
      weight = Math.min(...named.split(' ', 12).map(nameWeight));
      if (known.size < namesMax) known.set(named, weight);
    }
    if (weight < 1) return weight;
  }
  return name === 'aside' || attribs['role'] === 'complementary' ? sideWeight : 1;
}

/** `known` as above: cards have the same classes each. */
function classesOf(element: Element, known: Map<string, readonly string[]>): readonly string[] {
  const written = element.attribs['class'];
  if (written === undefined || written === '') return [];
  let classes = known.get(written);
  if (!classes) {
    classes = stableClasses(element);
    if (known.size < namesMax && written.length < 500) known.set(written, classes);
  }
  return classes;
}

function nameWeight(name: string): number {
  if (name === '' || /^(?:has|with|no|is|js)-/.test(name)) return 1;
  // The last word is the head of the name: `filter-results` are results, `results-filter` is a filter.
  const words = wordsOf(name.replace(/__.*$/, ''));
  const last = words.at(-1) ?? '';
  const isPart = (names: ReadonlySet<string>, parts: RegExp): boolean =>
    names.has(last) || (words.length === 2 && names.has(words[0] ?? '') && parts.test(last));
  if (isPart(menuWords, /^(?:list|links?|items?|container|wrapper|inner|bar|main|top|col|columns?)$/))
    return menuWeight;
  return isPart(sideWords, /^(?:posts|products|items?|list|articles|content|links)$/) ? sideWeight : 1;
}

/** A head of the page; an article has one too. */
function isPageHead(element: Element): boolean {
  const parent = element.parent;
  if (!isElement(parent)) return true;
  return (
    parent.name === 'body' ||
    (parent.name === 'div' &&
      (!isElement(parent.parent) ||
        parent.parent.name === 'body' ||
        (isElement(parent.parent) &&
          parent.parent.parent !== null &&
          isElement(parent.parent.parent) &&
          parent.parent.parent.name === 'body')))
  );
}

function kindsOf(element: Element): readonly string[] {
  const kinds = kindSelectors(element);
  const module = moduleClass(element);
  return module === null ? kinds : [...kinds, `[class*="${module}"]`];
}

/** Text of an element with whitespace collapsed, cut at the requested length, without hidden text. */
export function textOf(element: Element, lengthMax = 400): string {
  let read = '';
  const waiting: Array<Element['children'][number]> = element.children.toReversed();
  for (let node = waiting.pop(); node !== undefined && read.length < lengthMax * 2; node = waiting.pop()) {
    if (node.type === 'text') read += (node as unknown as { readonly data: string }).data.slice(0, lengthMax * 2);
    else if (node.type === 'cdata' || (isElement(node) && !silent.has(node.name)))
      for (const child of node.children.slice(0, 500).toReversed()) waiting.push(child);
  }
  return read.replace(/\s+/g, ' ').trim().slice(0, lengthMax);
}
