/** The parts of a pattern in RE2's syntax (https://github.com/google/re2/wiki/Syntax). */
import { InputFault } from '../../../../faults/input-fault.ts';

type TokenKind =
  | 'open'
  | 'close'
  | 'bar'
  | 'repeat'
  | 'class'
  | 'escape'
  | 'quoted'
  | 'flags'
  | 'symbol'
  | 'literal'
  | 'lookaround'
  | 'backreference'
  | 'atomic';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** In UTF-16 units. */
  readonly offset: number;
}

const kinds: readonly (readonly [kind: TokenKind, source: string])[] = [
  ['quoted', String.raw`\\Q[^]*?(?:\\E|$)`],
  ['backreference', String.raw`\\(?:[1-7](?![0-7])|[89]|k[<'{])`],
  [
    'escape',
    String.raw`\\(?:[pP](?:\{[^}]*\}|[^{])|x(?:\{[0-9A-Fa-f]+\}|[0-9A-Fa-f]{2})|u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|0[0-7]{0,2}|[1-7][0-7]{1,2}|[^])`,
  ],
  ['class', String.raw`\[\^?\]?(?:\[:\^?\w+:\]|\\[pP]\{[^}]*\}|\\[^]|[^\]\\])*\]`],
  ['lookaround', String.raw`\(\?<?[=!]`],
  ['atomic', String.raw`\(\?>`],
  ['open', String.raw`\(\?P?<\w*>|\(\?[A-Za-z]*(?:-[A-Za-z]+)?:`],
  ['flags', String.raw`\(\?[A-Za-z]*(?:-[A-Za-z]+)?\)`],
  ['open', String.raw`\(`],
  ['close', String.raw`\)`],
  ['bar', String.raw`\|`],
  ['repeat', String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})[?+]?`],
  ['symbol', String.raw`[.^$]`],
  ['literal', '[^]'],
];
const token = new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gu');

export const tokensOf = (pattern: string): Token[] =>
  Array.from(pattern.matchAll(token), ({ 0: text, index, ...groups }) => {
    const at = Object.values(groups).findIndex((group) => group !== undefined);
    return { kind: kinds[at]?.[0] ?? 'literal', text, offset: index };
  });

/** The smallest and largest count of a repetition; null is without a limit. */
export function boundsOf(repeat: string): { readonly min: number; readonly max: number | null } {
  if (repeat.startsWith('*')) return { min: 0, max: null };
  if (repeat.startsWith('+')) return { min: 1, max: null };
  if (repeat.startsWith('?')) return { min: 0, max: 1 };
  const [, min = '0', comma, max = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(repeat) ?? [];
  return { min: Number(min), max: comma === '' ? Number(min) : max === '' ? null : Number(max) };
}

/** RE2's own limit. */
function repeatsTooOften(repeat: string): boolean {
  const { min, max } = boundsOf(repeat);
  return Math.max(min, max ?? 0) > 1000;
}

const knownEscape = /^\\(?:[^A-Za-z]|[AaBbCDdEfnPprSstuvWwxz])/;

/** Rejects what RE2 leaves out, because it cannot run in linear time, and escaped letters without a meaning. */
export function rejectUnsupported(tokens: readonly Token[], pattern: string, pointer: string): void {
  for (const { kind, text, offset } of tokens) {
    const code =
      kind === 'lookaround' || kind === 'backreference'
        ? kind
        : kind === 'atomic' || (kind === 'repeat' && text.length > 1 && text.endsWith('+'))
          ? 'possessive'
          : kind === 'escape' && !knownEscape.test(text)
            ? 'bad_escape'
            : kind === 'repeat' && repeatsTooOften(text)
              ? 'bad_repeat_count'
              : null;
    if (code !== null) throw new InputFault(code, { pointer, values: { part: text }, in: { text: pattern, offset } });
  }
}

/** Characters of a pattern with its repetitions written out, counted up to a limit. */
export function sizeOf(tokens: readonly Token[], max: number): number {
  const around: number[] = [];
  let size = 0;
  let last = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'open') {
      around.push(size);
      size = 0;
    } else if (kind === 'close') {
      last = Math.max(size, 1);
      size = (around.pop() ?? 0) + last;
    } else if (kind === 'repeat') {
      const { min, max: most } = boundsOf(text);
      const more = last * (Math.max(min, most ?? 0, 1) - 1);
      size += more;
      last += more;
    } else {
      last = kind === 'quoted' ? text.length : 1;
      size += last;
    }
    if (size > max) break;
  }
  return size;
}
