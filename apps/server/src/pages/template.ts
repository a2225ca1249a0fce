/**
 * Pages are built once, for every site: they have placeholders such as `%site.name%` for the site's data, which are
 * filled when a page is sent.
 */
import type { Site } from '@apiyard/api/contract/site/site';
import { isData } from '../http/security-headers.ts';

interface Facts {
  readonly site: Site;
  /** Number of APIs per area: `convert:2 random:1`. */
  readonly areas: string;
  /** `https://yard.example`. */
  readonly origin: string;
}

/** A text of the page, or the place of a fact: in markup, or inside a JSON text. */
type Part = string | { readonly fact: string; readonly within: 'markup' | 'data' };

const script = /(?<tag><script\b[^>]*>)(?<text>[\s\S]*?)<\/script>/gi;
const placeholder = /%(?:site\.(?:name|operator|contactEmail|address|country|json)|origin|areas)%/g;

/** In one pass: a name that looks like a placeholder is not replaced. */
export function fill(html: string, facts: Facts): string {
  return partsOfPage(html)
    .map((part) => (typeof part === 'string' ? part : written(part, facts)))
    .join('');
}

/** Executable scripts stay unchanged: the content security policy has their hash. */
function partsOfPage(html: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of html.matchAll(script)) {
    const { tag = '', text = '' } = match.groups ?? {};
    const start = match.index + tag.length;
    parts.push(...partsOf(html.slice(end, start), 'markup'));
    if (isData(tag)) parts.push(...partsOf(text, 'data'));
    else parts.push(text);
    end = start + text.length;
  }
  parts.push(...partsOf(html.slice(end), 'markup'));
  return parts;
}

function partsOf(text: string, within: 'markup' | 'data'): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    parts.push(text.slice(end, match.index), { fact: match[0].slice(1, -1), within });
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

function written({ fact, within }: Exclude<Part, string>, { site, areas, origin }: Facts): string {
  if (fact === 'site.json') return within === 'data' ? dataJson(site) : escapeMarkup(JSON.stringify(site));
  const text =
    fact === 'origin' ? origin : fact === 'areas' ? areas : String(site[fact.slice('site.'.length) as keyof Site]);
  // Inside the quotes of a JSON text.
  return within === 'data' ? dataJson(text).slice(1, -1) : escapeMarkup(text);
}

/** JSON that cannot end the script element around it. */
export function dataJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes, of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
