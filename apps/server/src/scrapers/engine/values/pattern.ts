/** Regular expressions from user input. They run in linear time on any text. */
import { RE2JS } from 're2js';

/** The message is a sentence for people. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

export interface PatternMatch {
  /** The first group if there is one, else the whole match; null when the group did not participate. */
  readonly text: string | null;
  /** The position of `text` in the searched text. */
  readonly start: number;
  readonly end: number;
}

export interface Pattern {
  /** Whether the whole text matches. */
  matches(text: string): boolean;
  /** Whether it matches anywhere in the text. */
  finds(text: string): boolean;
  first(text: string): PatternMatch | null;
  /** At most `max` matches that do not overlap. */
  all(text: string, max: number): PatternMatch[];
}

/** Characters with repetitions expanded. Linear time still has a factor per character: compiling `.{0,1000}` a hundred times takes a minute. */
const usualSizeMax = 2000;

/** JavaScript's syntax, without what needs backtracking. Throws a `PatternError`. */
export function compilePattern(source: string, sizeMax: number = usualSizeMax): Pattern {
  const regex = compiled(source, sizeMax);
  const group = regex.groupCount() > 0 ? 1 : 0;
  function current(matcher: ReturnType<RE2JS['matcher']>): PatternMatch {
    return { text: matcher.group(group), start: matcher.start(group), end: matcher.end(group) };
  }
  return {
    matches: (text) => regex.matches(text),
    finds: (text) => regex.matcher(text).find(),
    first(text) {
      const matcher = regex.matcher(text);
      return matcher.find() ? current(matcher) : null;
    },
    all(text, max) {
      const matcher = regex.matcher(text);
      const found: PatternMatch[] = [];
      while (found.length < max && matcher.find()) found.push(current(matcher));
      return found;
    },
  };
}

function compiled(source: string, sizeMax: number): RE2JS {
  if (sizeOf(source, sizeMax) > sizeMax)
    throw new PatternError(
      `This pattern is too large: expanded, its repetitions exceed ${sizeMax.toLocaleString('en')} characters. Leave the upper bound open, as in \`{2,}\`.`,
    );
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source));
  } catch (error) {
    throw new PatternError(reason(source, error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

/** An escape, a class, the start of a group, a repetition with bounds, or any other character. */
const tokens =
  /\\[pP]\{[^}]*\}|\\x\{[^}]*\}|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|\(\?(?:P?<\w+>|[\w^-]*:)?|\{(\d+)(?:,(\d*))?\}|[\s\S]/g;

/** Characters of a pattern with its repetitions written out. Stops counting beyond the limit. */
function sizeOf(source: string, sizeMax: number): number {
  const around: number[] = [];
  let size = 0;
  let last = 0;
  for (const [token, least, most] of source.matchAll(tokens)) {
    if (token.startsWith('(')) {
      around.push(size);
      size = 0;
    } else if (token === ')') {
      last = Math.max(size, 1);
      size = (around.pop() ?? 0) + last;
    } else if (least !== undefined) {
      const more = last * (Math.max(Number(least), Number(most ?? 0), 1) - 1);
      size += more;
      last += more;
    } else if (!/^[*+?]$/.test(token)) {
      last = 1;
      size += 1;
    }
    if (size > sizeMax) break;
  }
  return size;
}

function reason(source: string, message: string): string {
  if (/\(\?<?[=!]/.test(source))
    return 'Look-ahead and look-behind are not supported, because they cannot run in linear time. Match more text and trim it with a transform.';
  if (/\\[1-9]|\\k</.test(source)) return 'Back-references are not supported, because they cannot run in linear time.';
  if (/[*+?}]\+|\(\?>/.test(source))
    return 'Possessive quantifiers and atomic groups are not supported. Patterns run in linear time without them.';
  if (message.includes('invalid repeat count'))
    return 'A pattern can repeat at most 1000 times. Leave the upper bound open, as in `{2,}`.';
  return `Invalid regular expression: ${message.replace(/^error parsing regexp: /, '')}.`;
}
