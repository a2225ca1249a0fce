import * as fontoxpath from 'fontoxpath';
import type { Attr, Document, Node } from 'slimdom';
import { parseXmlDocument, serializeToWellFormedString } from 'slimdom';
import { InputFault } from '../faults/input-fault.ts';
import { checkXml } from './check.ts';

interface Query {
  readonly text: string;
  readonly query: string;
  /** A line for each prefix: `prefix=URI`. Without a prefix, for names without one. */
  readonly namespaces: string;
}

interface Result {
  readonly type: string;
  /** XML of a node, or the value as text. */
  readonly value: string;
  /** XPath of a node, from the root. */
  readonly path?: string;
}

// Node.js loads the file for CommonJS, bundlers the one for modules: only the default is the same.
const { evaluateXPath, parseScript } = Reflect.get(fontoxpath, 'default') as typeof fontoxpath;

const resultsMax = 10_000;
const lengthMax = 20_000_000;

/** @throws InputFault for XML that is not well-formed, a wrong expression or too many results */
export function evaluate({ text, query, namespaces }: Query): Result[] {
  checkXml(text, { pointer: '/text', hasNamespaces: true });
  const document = parsed(text);
  const resolve = resolver(namespaces, document);
  checkSyntax(query, document);
  // Only as many as are allowed are evaluated: `1 to 1000000000` is short.
  const limited = `subsequence((${query}\n), 1, ${resultsMax + 1})`;
  const found = run(limited, document, resolve);
  if (found.length > resultsMax) throw new InputFault('xpath_many', { pointer: '/query', values: { max: resultsMax } });
  const needsText = found.some((value) => value instanceof Date);
  // Dates come as times of JavaScript, without the type that they had.
  const texts = needsText ? run(`for $result in ${limited} return string($result)`, document, resolve) : found;
  let length = 0;
  return found.map((value, at) => {
    const result = resultOf(value, texts[at]);
    length += result.value.length;
    if (length > lengthMax) throw new InputFault('result_size', { pointer: '/query' });
    return result;
  });
}

function parsed(text: string): Document {
  try {
    return parseXmlDocument(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const [, line = '1', column = '1'] = /At line (\d+), character (\d+)/.exec(String(error)) ?? [];
    const before = text.split('\n').slice(0, Number(line) - 1);
    const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
    throw new InputFault('xml_syntax', { pointer: '/text', in: { text, offset } });
  }
}

type Resolve = (prefix: string) => string | null;

function resolver(lines: string, document: Document): Resolve {
  const known = new Map<string, string>();
  for (const { name, value } of document.documentElement?.attributes ?? [])
    if (name.startsWith('xmlns:')) known.set(name.slice(6), value);
  for (const line of lines.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, prefix, uri] = /^\s*([^\s=:]*)\s*=\s*(\S+)\s*$/.exec(line) ?? [];
    if (prefix === undefined || uri === undefined)
      throw new InputFault('xpath_namespaces', { pointer: '/namespaces', values: { line: line.trim() } });
    known.set(prefix, uri);
  }
  return (prefix) => known.get(prefix) ?? null;
}

function checkSyntax(query: string, document: Document): void {
  try {
    parseScript(query, { language: evaluateXPath.XPATH_3_1_LANGUAGE }, document);
  } catch (error) {
    const fault = faultOf(error);
    const [, line, column] = /<>:(\d+):(\d+)/.exec(String(error)) ?? [];
    if (fault.code !== 'xpath_syntax' || line === undefined || column === undefined) throw fault;
    const before = query.split('\n').slice(0, Number(line) - 1);
    const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
    throw new InputFault(fault.code, { pointer: '/query', in: { text: query, offset } });
  }
}

function run(query: string, document: Document, namespaceResolver: Resolve): unknown[] {
  try {
    return evaluateXPath(query, document, null, null, evaluateXPath.ALL_RESULTS_TYPE, {
      namespaceResolver,
      language: evaluateXPath.XPATH_3_1_LANGUAGE,
    }) as unknown[];
  } catch (error) {
    throw faultOf(error);
  }
}

const codes: Readonly<Record<string, string>> = {
  XPST0003: 'xpath_syntax',
  XPST0017: 'xpath_function',
  XPST0081: 'xpath_prefix',
};

/** By the code that XPath gives an error. */
function faultOf(error: unknown): InputFault {
  if (!(error instanceof Error)) throw error;
  if (error instanceof RangeError) return new InputFault('xpath_deep', { pointer: '/query' });
  const [code = 'XPath'] = /\b[A-Z]{4}\d{4}\b/.exec(error.message) ?? [];
  return new InputFault(codes[code] ?? 'xpath_error', { pointer: '/query', values: { code } });
}

const kinds: Readonly<Record<number, string>> = {
  1: 'element',
  2: 'attribute',
  3: 'text',
  4: 'text',
  7: 'processing-instruction',
  8: 'comment',
  9: 'document',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'nodeType' in value;

function resultOf(value: unknown, text: unknown): Result {
  if (isNode(value)) return { type: kinds[value.nodeType] ?? 'node', value: xmlOf(value), path: pathOf(value) };
  if (typeof value === 'function') throw new InputFault('xpath_result', { pointer: '/query' });
  if (Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object))
    return { type: Array.isArray(value) ? 'array' : 'map', value: JSON.stringify(plain(value)) };
  return {
    type: typeof value === 'object' ? 'date' : typeof value,
    value: typeof value === 'number' ? numberText(value) : String(text),
  };
}

const numberText = (value: number): string => String(value).replace('Infinity', 'INF');

const xmlOf = (node: Node): string =>
  node.nodeType === 2
    ? (node as Attr).value
    : node.nodeType === 3
      ? (node.nodeValue ?? '')
      : serializeToWellFormedString(node);

function plain(value: unknown): unknown {
  if (isNode(value)) return xmlOf(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}

/** Such as `/orders[1]/order[2]/@id`. */
function pathOf(node: Node): string {
  const steps: string[] = [];
  for (let at: Node | null = node; at !== null && at.nodeType !== 9;) {
    if (at.nodeType === 2) {
      steps.push(`@${at.nodeName}`);
      at = (at as Attr).ownerElement;
      continue;
    }
    steps.push(`${at.nodeType === 1 ? at.nodeName : `${nameTests[at.nodeType] ?? 'node'}()`}[${positionOf(at)}]`);
    at = at.parentNode;
  }
  return `/${steps.toReversed().join('/')}`;
}

const nameTests: Readonly<Record<number, string>> = { 3: 'text', 4: 'text', 7: 'processing-instruction', 8: 'comment' };

/** Positions that were found, by node: counting siblings anew for each would take quadratic time. */
const positions = new WeakMap<Node, number>();

function positionOf(node: Node): number {
  const known = positions.get(node);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (let at = node.parentNode?.firstChild ?? null; at !== null; at = at.nextSibling) {
    const name = at.nodeType === 4 ? '#text' : at.nodeName;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    positions.set(at, count);
  }
  return positions.get(node) ?? 1;
}
