/** The position of parsed JSON in its text: JavaScript keeps neither all digits of a number nor every order of members. */

interface Source {
  readonly text: string;
  /** Start and end of each object and array. */
  readonly spans: ReadonlyMap<object, readonly [number, number]>;
  /** Numbers that JavaScript writes differently, by object or array and then by member. */
  readonly numbers: ReadonlyMap<object, ReadonlyMap<string | number, string>>;
}

const texts = new WeakMap<object, string>();
const roots = new WeakMap<object, object>();
const sources = new WeakMap<object, Source>();

/** Records the text that a value was parsed from. */
export function noteText(root: unknown, text: string): void {
  if (isContainer(root)) texts.set(root, text);
}

/** Records that a value is part of a parsed one, where no location leads from one to the other. */
export function noteRoot(part: unknown, root: unknown): void {
  if (isContainer(part) && isContainer(root)) roots.set(part, root);
}

/** The JSON text of a value: of an object, an array or a number that JavaScript writes differently. Null for any other. */
export function textAt(root: unknown, location: readonly (string | number)[]): string | null {
  let value = root;
  let holder: object | null = null;
  let source = sourceOf(value);
  for (const step of location) {
    if (!isContainer(value)) return null;
    holder = value;
    value = memberOf(value, step);
    source ??= sourceOf(value);
  }
  if (!source) return null;
  if (!isContainer(value)) return (holder && source.numbers.get(holder)?.get(location.at(-1) ?? '')) ?? null;
  const span = source.spans.get(value);
  return span ? compacted(source.text.slice(...span)) : null;
}

/** JSON without the white space between its parts. */
function compacted(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at);
    parts.push(text.slice(at, quote < 0 ? text.length : quote).replaceAll(/[ \t\r\n]+/g, ''));
    if (quote < 0) break;
    const end = stringEnd(text, quote);
    parts.push(text.slice(quote, end));
    at = end;
  }
  return parts.join('');
}

function sourceOf(value: unknown): Source | null {
  if (!isContainer(value)) return null;
  const root = roots.get(value) ?? value;
  const known = sources.get(root);
  if (known) return known;
  const text = texts.get(root);
  if (text === undefined) return null;
  const source = scanned(root, text);
  sources.set(root, source);
  return source;
}

interface Open {
  readonly value: unknown;
  readonly start: number;
  readonly isArray: boolean;
  key: string | number;
  /** The next string is the name of a member. */
  isNaming: boolean;
}

/** One pass over valid JSON, in step with its value. Of equal member names the last one counts, as in the value. */
function scanned(root: object, text: string): Source {
  const spans = new Map<object, readonly [number, number]>();
  const numbers = new Map<object, Map<string | number, string>>();
  const open: Open[] = [];
  for (let at = 0; at < text.length;) {
    const sign = text[at];
    const outer = open.at(-1);
    if (sign === '{' || sign === '[') {
      const isArray = sign === '[';
      const value = outer ? memberOf(outer.value, outer.key) : root;
      open.push({ value, start: at, isArray, key: isArray ? 0 : '', isNaming: !isArray });
      at += 1;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      at += 1;
      if (outer && isContainer(outer.value)) spans.set(outer.value, [outer.start, at]);
    } else if (sign === '"') {
      const end = stringEnd(text, at);
      if (outer?.isNaming === true) {
        outer.key = JSON.parse(text.slice(at, end)) as string;
        outer.isNaming = false;
      }
      at = end;
    } else if (sign === ',') {
      if (typeof outer?.key === 'number') outer.key += 1;
      else if (outer) outer.isNaming = true;
      at += 1;
    } else {
      number.lastIndex = at;
      const digits = number.exec(text)?.[0];
      at += digits?.length ?? 1;
      if (digits === undefined || !isContainer(outer?.value)) continue;
      const known = numbers.get(outer.value);
      if (String(Number(digits)) === digits) known?.delete(outer.key);
      else if (known) known.set(outer.key, digits);
      else numbers.set(outer.value, new Map([[outer.key, digits]]));
    }
  }
  return { text, spans, numbers };
}

const number = /-?\d[\d.eE+-]*/y;

/** Behind the closing quote of the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

function memberOf(value: unknown, key: string | number): unknown {
  return isContainer(value) && Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
