/** JSONPath (RFC 9535), with `match()` and `search()` in linear time. */
import { FunctionExpressionType, JSONPathEnvironment, JSONPathQuery, type JSONValue } from 'json-p3';
import { depthMax } from '../limits.ts';
import { compilePattern, type Pattern } from '../values/pattern.ts';

/** The message is a sentence for people. */
export class JsonPathError extends Error {
  override readonly name = 'JsonPathError';
}

export interface JsonMatch {
  readonly value: unknown;
  /** Member names and indexes from the value that was searched. */
  readonly location: readonly (string | number)[];
}

export interface JsonPath {
  first(value: unknown): JsonMatch | null;
  /** At most `max` matches, in the order of the RFC. */
  all(value: unknown, max: number): JsonMatch[];
}

/** Throws a `JsonPathError`. */
export function compileJsonPath(source: string): JsonPath {
  const query = parsed(source);
  return {
    first: (value) => query.match(value as JSONValue) ?? null,
    all(value, max) {
      const found: JsonMatch[] = [];
      for (const match of query.lazyQuery(value as JSONValue)) {
        if (found.length >= max) break;
        found.push(match);
      }
      return found;
    },
  };
}

/**
 * Queries inside filters are evaluated completely before the next value: each further `..` multiplies their results, up
 * to more memory than allows a thread to be stopped in time. Outside of filters, matches are produced one by one.
 */
function assertNoMultiplication(source: string): void {
  const plain = source.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const filters = plain.slice(plain.indexOf('[?') === -1 ? plain.length : plain.indexOf('[?'));
  if (filters.split('..').length > 2)
    throw new JsonPathError('A JSONPath filter can use `..` once. Move the rest of the path outside the filter.');
}

function parsed(source: string) {
  assertNoMultiplication(source);
  try {
    return environment.compile(source);
  } catch (error) {
    throw new JsonPathError(reason(source, error), { cause: error });
  }
}

function reason(source: string, error: unknown): string {
  if (error instanceof RangeError) return 'This JSONPath is nested too deeply.';
  if (!source.trimStart().startsWith('$')) return 'A JSONPath starts with `$`, as in `$.items[*]`.';
  // json-p3 ends its messages with `('$.a[':4)`: a piece of the path and where in it.
  const message = error instanceof Error ? error.message : String(error);
  const at = /\s*\('[\s\S]*':(\d+)\)$/.exec(message);
  return at
    ? `Invalid JSONPath: ${message.slice(0, at.index)} (at character ${Number(at[1]) + 1}).`
    : `Invalid JSONPath: ${message}.`;
}

/** I-Regexp (RFC 9485): `.` excludes line ends, and no pattern is an error at run time. */
class LinearEnvironment extends JSONPathEnvironment {
  protected override setupFilterFunctions(): void {
    super.setupFilterFunctions();
    this.functionRegister.set(
      'match',
      regexFunction((pattern, text) => pattern.matches(text)),
    );
    this.functionRegister.set(
      'search',
      regexFunction((pattern, text) => pattern.finds(text)),
    );
  }
}

function regexFunction(test: (pattern: Pattern, text: string) => boolean) {
  return {
    argTypes: [FunctionExpressionType.ValueType, FunctionExpressionType.ValueType],
    returnType: FunctionExpressionType.LogicalType,
    call(text: unknown, source: unknown): boolean {
      if (typeof text !== 'string' || typeof source !== 'string') return false;
      const pattern = knownPattern(source);
      return pattern !== null && test(pattern, text);
    },
  };
}

const knownPatternsMax = 200;
const knownPatterns = new Map<string, Pattern | null>();

/** Patterns may come from the data, and repeat for each entry. Null for an invalid one. */
function knownPattern(source: string): Pattern | null {
  const known = knownPatterns.get(source);
  if (known !== undefined) return known;
  let pattern: Pattern | null = null;
  try {
    pattern = compilePattern(asRe2(source));
  } catch {
    // RFC 9485: an invalid I-Regexp matches nothing.
  }
  if (knownPatterns.size >= knownPatternsMax) knownPatterns.clear();
  knownPatterns.set(source, pattern);
  return pattern;
}

/** In I-Regexp `.` is `[^\n\r]`; in RE2 it is `[^\n]`. */
function asRe2(source: string): string {
  let inClass = false;
  return source.replaceAll(/\\[\s\S]|[[\].]/g, (part) => {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    return part === '.' && !inClass ? '[^\\n\\r]' : part;
  });
}

const environment = new LinearEnvironment({ maxRecursionDepth: depthMax + 100 });

/**
 * How far a path leads: the longest part that finds something, the shortest that does not, and the member names where
 * it ends. Null when all of it finds something.
 */
export function brokenAt(
  source: string,
  value: unknown,
): { readonly found: string; readonly missing: string; readonly names: readonly string[] } | null {
  const { segments } = parsed(source);
  let found = new JSONPathQuery(environment, []);
  for (let end = 1; end <= segments.length; end++) {
    const query = new JSONPathQuery(environment, segments.slice(0, end));
    if (query.match(value as JSONValue)) {
      found = query;
      continue;
    }
    const last = found.match(value as JSONValue)?.value;
    const names = typeof last === 'object' && last !== null && !Array.isArray(last) ? Object.keys(last) : [];
    return { found: found.toString(pretty), missing: query.toString(pretty), names };
  }
  return null;
}

const pretty = { form: 'pretty' } as const;
