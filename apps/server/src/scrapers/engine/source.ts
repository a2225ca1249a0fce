/** From a page's text to what selectors search. */
import { isTag, type Document } from 'domhandler';
import type { ScraperDefinition, SourceKind } from '@apiyard/api/contract/scrapers/scraper-definition';
import { counted } from './values/amounts.ts';
import { parseHtml } from './html/html.ts';
import { parseJson } from './json/json.ts';
import { TooLarge } from './limits.ts';
import type { Place } from './place.ts';
import { ldJson, scriptJson } from './json/script-json.ts';
import { parseXml } from './html/xml.ts';

export interface OpenSource {
  readonly root: Place;
  /** The tree of an HTML or XML page; of the page around them for script-json and ld-json. */
  readonly document: Document | null;
  /** The description in the trace. */
  readonly note: string;
}

/** The page is not of the declared type. */
export class Unreadable {
  /** A sentence without its beginning: `is not JSON: …`. */
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** `locations` keeps the positions of elements in the text; `known` is the tree of an HTML page parsed before. Never throws. */
export function openSource(
  { source, script }: Pick<ScraperDefinition, 'source' | 'script'>,
  text: string,
  locations: boolean,
  known: Document | null = null,
): OpenSource | Unreadable {
  try {
    return openers[source](text, locations, script ?? {}, known);
  } catch (error) {
    if (error instanceof TooLarge) return new Unreadable(`is too large to read. ${error.message}`);
    if (error instanceof SyntaxError) return new Unreadable(`is not JSON: ${error.message}.`);
    throw error;
  }
}

type Opener = (
  text: string,
  locations: boolean,
  script: NonNullable<ScraperDefinition['script']>,
  known: Document | null,
) => OpenSource | Unreadable;

const openers: Readonly<Record<SourceKind, Opener>> = {
  html(text, locations, _, known) {
    const document = known ?? parseHtml(text, { locations });
    return { root: { kind: 'node', node: document }, document, note: 'HTML' };
  },
  xml(text, locations) {
    const document = parseXml(text, { locations });
    const root = document.children.find(isTag);
    if (!root) return new Unreadable('is not XML: there is no element in it.');
    return { root: { kind: 'node', node: document }, document, note: `XML, \`${root.name}\`` };
  },
  json: (text) => openJson(parseJson(text), null, 'JSON'),
  text: (text) => ({
    root: { kind: 'text', text, start: 0, origin: null },
    document: null,
    note: `text, ${counted(text.length, 'character')}`,
  }),
  'script-json'(text, _, script, known) {
    const document = known ?? parseHtml(text);
    const value = scriptJson(document, script);
    const shown = script.css ?? script.variable ?? '';
    if (value === undefined)
      return new Unreadable(
        script.css === undefined
          ? `assigns no JSON to \`${shown}\`.`
          : `has no script \`${shown}\` that contains JSON.`,
      );
    return openJson(value, document, `JSON in \`${shown}\``);
  },
  'ld-json'(text, _, __, known) {
    const document = known ?? parseHtml(text);
    const { entries, blocks, unreadable } = ldJson(document);
    if (blocks === 0) return new Unreadable('has no ld+json.');
    if (entries.length === 0)
      return new Unreadable(`has ld+json, but none of it could be parsed (${counted(blocks, 'block')}).`);
    const note = unreadable === 0 ? '' : `, ${unreadable} of ${counted(blocks, 'block')} unreadable`;
    return openJson(entries, document, `ld+json, ${counted(entries.length, 'entry', 'entries')}${note}`);
  },
};

function openJson(value: unknown, document: Document | null, what: string): OpenSource {
  return { root: { kind: 'json', value, location: [] }, document, note: `${what}, ${shapeOf(value)}` };
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length.toLocaleString('en')}`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : `a ${typeof value}`;
  return `an object with ${counted(Object.keys(value).length, 'member')}`;
}

/** Detects a format by the first characters. */
export function kindOf(text: string): 'html' | 'xml' | 'json' | 'text' | 'nothing' {
  const start = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trimStart();
  if (start === '') return text.trim() === '' ? 'nothing' : 'html';
  if (/^<\?xml|^<(?:rss|feed|urlset|sitemapindex|rdf:RDF)\b/i.test(start))
    return /<html\b/i.test(start) ? 'html' : 'xml';
  if (start.startsWith('<')) return 'html';
  return /^(?:[[{]|\)\]\}')/.test(start) ? 'json' : 'text';
}
