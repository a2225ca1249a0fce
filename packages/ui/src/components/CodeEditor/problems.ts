import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** Something wrong in the code. Lines and columns begin with 1; columns count characters. */
export interface CodeProblem {
  line: number;
  /** @default the whole line */
  column?: number | undefined;
  /** The first column after it. @default one character */
  columnEnd?: number | undefined;
  /** What is wrong and what to do. */
  message: string;
  /** @default 'error' */
  severity?: 'error' | 'warning';
}

/** The place in the text, in UTF-16 units; the last line for one that is not there. */
export function offsetOf(text: Text, line: number, column = 1): number {
  const { from, to, text: content } = text.line(Math.min(Math.max(1, line), text.lines));
  const units = Array.from(content)
    .slice(0, Math.max(0, column - 1))
    .join('').length;
  return Math.min(to, from + units);
}

/** Line and column of a place in the text. */
export function placeOf(text: Text, offset: number): { line: number; column: number } {
  const { number: line, from } = text.lineAt(offset);
  return { line, column: Array.from(text.sliceString(from, offset)).length + 1 };
}

/** As CodeMirror marks them. */
export function diagnosticsOf(text: Text, problems: readonly CodeProblem[]): Diagnostic[] {
  return problems
    .map(({ line, column, columnEnd, message, severity = 'error' }): Diagnostic => {
      if (column === undefined) {
        const { from, to } = text.line(Math.min(Math.max(1, line), text.lines));
        return { from, to, message, severity };
      }
      const from = offsetOf(text, line, column);
      return { from, to: Math.max(from, offsetOf(text, line, columnEnd ?? column + 1)), message, severity };
    })
    .toSorted((a, b) => a.from - b.from);
}
