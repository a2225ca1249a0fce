import { TokenFieldValue } from 'react-aria-components/TokenField';
import type { Position, TokenFieldSegment, TokenFieldValueOptions } from 'react-aria-components/TokenField';

/** Splits a text into tokens, which are the matches of `pattern`, and the text between them. */
export function tokenize(text: string, pattern: RegExp): TokenFieldSegment[] {
  const everywhere = new RegExp(pattern, pattern.global ? pattern.flags : `${pattern.flags}g`);
  const segments: TokenFieldSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(everywhere)) {
    if (match[0] === '') continue;
    if (match.index > end) segments.push({ type: 'text', text: text.slice(end, match.index) });
    segments.push({ type: 'token', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ type: 'text', text: text.slice(end) });
  return segments;
}

/** The position after `length` characters. A position inside a token becomes the one after it. */
export function positionAfter(segments: readonly TokenFieldSegment[], length: number): Position {
  let passed = 0;
  for (const [index, { type, text }] of segments.entries()) {
    if (type === 'text' && length <= passed + text.length) return { index, offset: length - passed };
    if (type === 'token' && length < passed + text.length)
      return { index: length <= passed ? index : index + 1, offset: 0 };
    passed += text.length;
  }
  return { index: segments.length, offset: 0 };
}

function lengthBefore(segments: readonly TokenFieldSegment[], { index, offset }: Position): number {
  return segments.slice(0, index).reduce((sum, { text }) => sum + text.length, offset);
}

/** A text in which each match of the pattern is a token, also while it is edited. */
export class PatternValue extends TokenFieldValue {
  readonly pattern: RegExp;

  constructor(segments: readonly TokenFieldSegment[], pattern: RegExp, options?: TokenFieldValueOptions) {
    super(segments, options);
    this.pattern = pattern;
  }

  /** The caret is after the last character. */
  static ending(text: string, pattern: RegExp): PatternValue {
    const segments = tokenize(text, pattern);
    const caret = positionAfter(segments, text.length);
    return new PatternValue(segments, pattern, { selectedRange: new TokenFieldValue.SelectedRange(caret) });
  }

  protected override createFieldValue(segments: readonly TokenFieldSegment[]): this {
    return new PatternValue(segments, this.pattern) as this;
  }

  override replaceRangeWithSegments(
    start: Position,
    end: Position,
    insert: TokenFieldSegment[],
    coalesce?: boolean,
  ): this {
    const next = super.replaceRangeWithSegments(start, end, insert, coalesce);
    // New and existing text can form a token together, which can only be detected in the whole text.
    const segments = tokenize(next.toString(), this.pattern);
    const caret = positionAfter(segments, lengthBefore(next.segments, next.caretPosition));
    return Object.assign(next, { segments, selectedRange: new TokenFieldValue.SelectedRange(caret) });
  }
}
