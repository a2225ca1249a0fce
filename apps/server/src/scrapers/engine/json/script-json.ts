/** JSON that a page carries in its scripts. */
import type { Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { compileCss } from '../html/css.ts';
import { noteRoot } from './json-source.ts';
import { parseJson } from './json.ts';
import { depthMax, TooLarge } from '../limits.ts';
import { unpacked } from './packed-json.ts';
import { readLiteral } from './script-literal.ts';

export interface EmbeddedJson {
  /** The values of `script`: a selector (`script#__NEXT_DATA__`) or a variable (`window.__DATA__`). */
  readonly at: { readonly css: string } | { readonly variable: string };
  readonly value: unknown;
  /** Length of its text. */
  readonly size: number;
}

const scripts = compileCss('script');
const scriptsMax = 2000;
const ldJsonType = /^\s*application\/ld\+json\s*(?:;|$)/i;
const jsonType = /^\s*(?:application|text)\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** The JSON of the first matching script that contains some. Undefined when none does. Throws `TooLarge`. */
export function scriptJson(
  document: Document,
  script: { readonly css?: string | undefined; readonly variable?: string | undefined },
): unknown {
  if (script.css !== undefined) return firstRead(compileCss(script.css).all(document, scriptsMax), elementValue);
  const { variable } = script;
  return variable === undefined
    ? undefined
    : firstRead(scripts.all(document, scriptsMax), (script) => assignedTo(variable, textContent(script))?.value);
}

/** Every entry of every ld+json block, those of `@graph` too; `unreadable` counts blocks that are no JSON. */
export function ldJson(document: Document): {
  readonly entries: readonly unknown[];
  readonly blocks: number;
  readonly unreadable: number;
} {
  const blocks = scripts.all(document, scriptsMax).filter((script) => ldJsonType.test(script.attribs.type ?? ''));
  const values = blocks.map((block) => scriptValue(textContent(block)));
  return {
    entries: values.flatMap((value) => {
      const entries = entriesOf(value);
      for (const entry of entries) noteRoot(entry, value);
      return entries;
    }),
    blocks: blocks.length,
    unreadable: values.filter((value) => value === undefined).length,
  };
}

/** All JSON above a minimum size in scripts, without ld+json, the largest first. */
export function embeddedJson(document: Document): EmbeddedJson[] {
  const found: EmbeddedJson[] = [];
  for (const script of scripts.all(document, scriptsMax)) {
    const type = script.attribs.type ?? '';
    if (ldJsonType.test(type)) continue;
    const text = textContent(script);
    if (text.length < worthwhileLength) continue;
    if (jsonType.test(type)) {
      const value = elementValue(script);
      if (isContainer(value)) found.push({ at: { css: selectorOf(script, document) }, value, size: text.length });
      continue;
    }
    for (const variable of new Set(
      Array.from(text.matchAll(assignments), (match) => match[1] as string).slice(0, assignmentsMax),
    )) {
      const assigned = assignedTo(variable, text);
      if (assigned && isContainer(assigned.value) && assigned.size >= worthwhileLength)
        found.push({ at: { variable }, value: assigned.value, size: assigned.size });
    }
  }
  return found.toSorted((a, b) => b.size - a.size);
}

const worthwhileLength = 40;
const assignmentsMax = 50;
/** `window.__DATA__ = {`, `var data = [`, `window["x"] = JSON.parse(`. */
const assignments =
  /(?:^|[;{}\s])((?:(?:window|self|globalThis)\.)?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,3})\s*=\s*(?=[[{]|JSON\.parse\()/g;

function selectorOf(script: Element, document: Document): string {
  const { id, type } = script.attribs;
  if (id !== undefined && /^[A-Za-z_][\w-]*$/.test(id)) return `script#${id}`;
  const data = Object.keys(script.attribs).find((name) => /^data-[a-z][a-z0-9-]*$/.test(name));
  const byType = `script[type="${(type ?? '').replaceAll(/["\\]/g, '\\$&')}"]`;
  const selector = data === undefined ? byType : `${byType}[${data}]`;
  const same = compileCss(selector).all(document, scriptsMax);
  // A selector uses its first match, so a later one needs an attribute value to select it.
  if (same[0] === script || data === undefined) return selector;
  return `${byType}[${data}="${(script.attribs[data] ?? '').replaceAll(/["\\]/g, '\\$&')}"]`;
}

function firstRead(elements: readonly Element[], read: (element: Element) => unknown): unknown {
  for (const element of elements) {
    const value = read(element);
    if (value !== undefined) return value;
  }
  return undefined;
}

function elementValue(script: Element): unknown {
  const value = scriptValue(textContent(script));
  const isPacked = script.attribs['id'] === '__NUXT_DATA__' || script.attribs['data-nuxt-data'] !== undefined;
  return isPacked ? unpacked(value) : value;
}

/** The text as JSON; else the first object or array that it assigns, or that is its only content. */
function scriptValue(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '');
  try {
    return parseJson(bare);
  } catch (error) {
    if (error instanceof TooLarge) throw error;
  }
  const start = /^\s*(?=[[{])/.exec(bare) ?? /=\s*(?=[[{]|JSON\.parse\()/.exec(bare);
  return start ? readLiteral(bare, start.index + start[0].length, depthMax)?.value : undefined;
}

/** The value that a script assigns to a variable: `x = {…}`, `window.x = JSON.parse("…")`, `window["x"] = […]`. */
function assignedTo(variable: string, text: string): { readonly value: unknown; readonly size: number } | undefined {
  const name = variable.replace(/^(?:window|self|globalThis)\./, '');
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isStandalone(text, at)) continue;
    const sign = /^(?:["']\])?\s*=(?!=|>)\s*/.exec(text.slice(at + name.length, at + name.length + 40));
    if (!sign) continue;
    const start = at + name.length + sign[0].length;
    const literal = readLiteral(text, start, depthMax);
    if (literal) return { value: literal.value, size: literal.end - start };
  }
  return undefined;
}

/** Not the end of a longer name, nor a member of anything but the global object. */
function isStandalone(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  return /(?:^|[^\w$.])(?:(?:window|self|globalThis|this)(?:\.|\[["']))?$/.test(before) && !/[\w$]$/.test(before);
}

function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (!isContainer(value)) return [];
  const graph = (value as { readonly '@graph'?: unknown })['@graph'];
  if (!Array.isArray(graph)) return [value];
  return '@type' in value ? [value, ...graph.flatMap(entriesOf)] : graph.flatMap(entriesOf);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
