/** JSON as sites write it. */
import { depthMax, TooLarge } from '../limits.ts';
import { noteText } from './json-source.ts';

/** Prefixes that prevent JSON from being run as a script: `)]}'`, `while(1);`. */
const guard = /^\s*(?:\)\]\}',?|while\s*\(\s*(?:1|true)\s*\)\s*;|for\s*\(\s*;\s*;\s*\)\s*;)/;
/** How a call around JSON (JSONP) starts. */
const callStart = /^\s*(?:\/\*\*\/\s*)?(?:typeof\s+[\w$.]+\s*===?\s*['"]function['"]\s*&&\s*)?[\w$.[\]'"]+\s*\(/;

/** Throws a `SyntaxError`, or `TooLarge` for too deep nesting. */
export function parseJson(text: string): unknown {
  return withinDepth(parsedJson(text));
}

function parsedJson(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '');
  try {
    return exactly(plain);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const bare = guard.test(plain) ? plain.replace(guard, '') : argument(plain);
    if (bare === undefined) throw error;
    return exactly(bare);
  }
}

/** Of a call that is all there is. */
function argument(text: string): string | undefined {
  const start = callStart.exec(text.slice(0, 500))?.[0].length;
  const end = text.lastIndexOf(')');
  const isAll = start !== undefined && end >= start && /^\)[\s;]*$/.test(text.slice(end));
  return isAll ? text.slice(start, end) : undefined;
}

/** Digits in a row that a number may not represent exactly. */
const longNumber = /(?:^|[\s:,[])-?\d{16,}\s*(?:[\s,}\]]|$)/;

/** Integers beyond 2^53, usually identifiers, become strings of their digits. */
function exactly(text: string): unknown {
  const value = withDigits(text);
  noteText(value, text);
  return value;
}

function withDigits(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text);
  withinDepth(JSON.parse(text));
  return JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }) => {
    const isLost = typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '');
    return isLost ? context?.source : value;
  });
}

/** Returns the value, or throws `TooLarge`. Not recursive. */
function withinDepth(value: unknown): unknown {
  let level: object[] = isContainer(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > depthMax) throw new TooLarge(`The JSON is nested deeper than ${depthMax} levels.`);
    const next: object[] = [];
    for (const container of level) {
      for (const key in container) {
        const entry: unknown = (container as Record<string, unknown>)[key];
        if (isContainer(entry)) next.push(entry);
      }
    }
    level = next;
  }
  return value;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
