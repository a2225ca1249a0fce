/** Parses a page by its type, and runs every matching finder. */
import type { Document } from 'domhandler';
import { decodePage } from '../engine/decode.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { parseHtml } from '../engine/html/html.ts';
import { parseJson } from '../engine/json/json.ts';
import { kindOf } from '../engine/source.ts';
import { parseXml } from '../engine/html/xml.ts';
import { compileCss } from '../engine/html/css.ts';
import type { Address } from './address.ts';
import type { Draft } from './draft.ts';
import { jsonDrafts, ldDrafts, scriptDrafts } from './json-drafts.ts';
import { isObject } from './json-lists.ts';
import { nextPage } from './next-page.ts';
import { indexPage, textOf } from './page-index.ts';
import { pageDraft } from './page-facts.ts';
import { repeatedDrafts } from './repeated.ts';
import { tableDrafts } from './tables.ts';
import { xmlDrafts } from './xml-drafts.ts';

export interface Found {
  /** The tree of an HTML page. */
  readonly document: Document | null;
  /** Of the page; empty when it names none. */
  readonly title: string;
  readonly summary: string;
  /** Best of each finder first. */
  readonly drafts: readonly Draft[];
}

/** Throws `TooLarge` for a page with more than anyone should wait for. */
export function findIn(page: FetchedPage, address: Address): Found {
  const { text } = decodePage(page);
  switch (kindOf(text)) {
    case 'json': {
      const value = jsonOf(text);
      return {
        document: null,
        title: titleIn(value),
        summary: '',
        drafts: jsonDrafts(value, null, page.url, address.hasPaging),
      };
    }
    case 'xml':
      return inXml(parseXml(text));
    case 'html':
      return inHtml(parseHtml(text), page, address);
    default:
      return { document: null, title: '', summary: '', drafts: [] };
  }
}

function inHtml(document: Document, page: FetchedPage, address: Address): Found {
  const index = indexPage(document);
  const { language } = index;
  const tables = tableDrafts(index);
  const repeated = repeatedDrafts(index, tables.elements);
  const next = nextPage(index, page.url, address.hasPaging);
  const withNext = (draft: Draft): Draft => (next ? { ...draft, parts: { ...draft.parts, next } } : draft);
  const facts = pageDraft(index);
  const content = (css: string): string => compileCss(css).first(document)?.attribs['content'] ?? '';
  const element = compileCss('head > title').first(document) ?? compileCss('h1').first(document);
  return {
    document,
    title: (element && (textOf(element, 400) || textIn(element))) || content('meta[property="og:title"]'),
    summary: content('meta[name="description"]') || content('meta[property="og:description"]'),
    drafts: [
      ...ldDrafts(document, language),
      ...scriptDrafts(document, language),
      ...repeated.map(withNext),
      ...tables.drafts.map(withNext),
      ...(facts ? [facts] : []),
    ],
  };
}

/** `title` is not part of the visible text, but needed here. */
function textIn(element: { readonly children: readonly unknown[] }): string {
  const [first] = element.children as readonly { readonly data?: unknown }[];
  return typeof first?.data === 'string' ? first.data.slice(0, 400) : '';
}

function inXml(document: Document): Found {
  const text = (css: string): string => {
    const element = compileCss(css, { xml: true }).first(document);
    return element ? textOf(element, 400) : '';
  };
  const title = text('channel > title') || text('feed > title');
  const language = text('channel > language').slice(0, 35);
  return {
    document: null,
    title,
    summary: text('channel > description') || text('feed > subtitle'),
    drafts: xmlDrafts(document, language === '' ? null : language),
  };
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function titleIn(value: unknown): string {
  if (!isObject(value)) return '';
  const title = value['title'] ?? value['name'];
  return typeof title === 'string' ? title : '';
}
