import { RE2JS, RE2JSSyntaxException } from 're2js';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Token } from './tokens.ts';
import { rejectUnsupported, sizeOf, tokensOf } from './tokens.ts';

/** Linear time still has a factor for each character: matching `.{0,1000}` a hundred times takes a minute. */
const sizeMax = 500;
/** Characters of the pattern times those of the text: more takes over a second. */
const workMax = 15_000_000;

export interface Flags {
  readonly ignoreCase?: boolean;
  readonly multiline?: boolean;
  readonly dotAll?: boolean;
}

interface Use extends Flags {
  /** JSON Pointer of the input that has the pattern. */
  readonly pointer: string;
  /** Length of the text to search in UTF-16 units. A longer text allows only shorter patterns. */
  readonly textLength: number;
}

/** RE2's syntax, and JavaScript's for named groups. Matching takes linear time. */
export function compilePattern(pattern: string, { pointer, textLength, ...flags }: Use): RE2JS {
  const tokens = tokensOf(pattern);
  rejectUnsupported(tokens, pattern, pointer);
  const max = Math.min(sizeMax, Math.floor(workMax / Math.max(textLength, 1)));
  if (sizeOf(tokens, max) > max) throw new InputFault('pattern_too_large', { pointer, values: { max } });
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern), flagBits(flags));
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const [code, offset] = reasonOf(error, tokens, pattern);
    throw new InputFault(code, { pointer, values: { part: error.input ?? '' }, in: { text: pattern, offset } });
  }
}

const flagBits = ({ ignoreCase = false, multiline = false, dotAll = false }: Flags): number =>
  (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (multiline ? RE2JS.MULTILINE : 0) | (dotAll ? RE2JS.DOTALL : 0);

const codes: Readonly<Record<string, string>> = {
  'missing closing )': 'missing_parenthesis',
  'unexpected )': 'extra_parenthesis',
  'missing closing ]': 'missing_bracket',
  'invalid character class range': 'bad_class',
  'invalid character class': 'bad_class',
  'invalid escape sequence': 'bad_escape',
  'trailing backslash at end of expression': 'bad_escape',
  'invalid repeat count': 'bad_repeat_count',
  'invalid nested repetition operator': 'double_repeat',
  'missing argument to repetition operator': 'nothing_to_repeat',
  'duplicate capture group name': 'duplicate_name',
  'invalid named capture': 'bad_group_name',
};

function reasonOf({ error, input }: RE2JSSyntaxException, tokens: readonly Token[], pattern: string) {
  const code = codes[error] ?? 'bad_pattern';
  if (code.endsWith('parenthesis')) return [code, unmatched(tokens) ?? pattern.length] as const;
  if (code === 'duplicate_name') return [code, Math.max(pattern.lastIndexOf(`<${input}>`), 0)] as const;
  // RE2JS writes named groups as (?P<name>.
  const offset =
    input === null
      ? pattern.length - 1
      : pattern.indexOf(input.replace(/^\(\?P</, pattern.includes('(?P<') ? '(?P<' : '(?<'));
  return [code, offset === -1 ? pattern.length : offset] as const;
}

/** Where the first parenthesis without a partner is. */
function unmatched(tokens: readonly Token[]): number | undefined {
  const open: number[] = [];
  for (const { kind, offset } of tokens) {
    if (kind === 'open') open.push(offset);
    else if (kind === 'close' && open.pop() === undefined) return offset;
  }
  return open.at(-1);
}
