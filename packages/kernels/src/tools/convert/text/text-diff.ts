import { collectGraphemes } from 'unicode-segmenter/grapheme';
import type { Note } from '../../../faults/note.ts';
import type { Change } from './diff/compare.ts';
import { Budget } from './diff/compare.ts';
import type { LineChange } from './diff/hunks.ts';
import { hunksOf, unified } from './diff/hunks.ts';
import { localeOf } from './words/locale.ts';

interface Input {
  readonly before: string;
  readonly after: string;
  readonly unit: 'lines' | 'words' | 'characters';
  readonly context: number;
  readonly ignoreCase: boolean;
  readonly ignoreSpace: boolean;
  readonly locale: string;
}

interface Part {
  readonly kind: Change['kind'];
  readonly text: string;
}

/** Compares two texts by lines, and the lines that changed by words or characters. */
export default function textDiff({ before, after, unit, context, ignoreCase, ignoreSpace, locale: given }: Input) {
  const locale = localeOf(given);
  const budget = new Budget();
  const keyOf = (token: string) => {
    const spaced = ignoreSpace ? token.replaceAll(/\s+/g, ' ').trim() : token;
    return ignoreCase ? spaced.toLocaleLowerCase(locale) : spaced;
  };
  const byLine = budget.compare(linesOf(before), linesOf(after), keyOf);
  const lines = byLine.flatMap(({ kind, tokens }) => tokens.map((text): LineChange => ({ kind, text })));
  const hunks = hunksOf(lines, context);
  const split = unit === 'characters' ? collectGraphemes : (text: string) => wordsOf(text, locale);
  const parts = unit === 'lines' ? null : partsOf(byLine, (a, b) => budget.compare(split(a), split(b), keyOf));
  const count = (kind: Change['kind']) => lines.filter((line) => line.kind === kind).length;
  const notes: Note[] = [];
  if (budget.isExceeded) notes.push({ code: 'too_different' });
  if (hunks.length === 0 && before !== after) notes.push({ code: 'ignored_differences' });
  return {
    text: unified(hunks),
    identical: before === after,
    added: count('added'),
    removed: count('removed'),
    unchanged: count('same'),
    hunks,
    ...(parts !== null && { parts }),
    notes,
  };
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const wordsOf = (text: string, locale: string): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment);

/** Compares lines that were replaced with those that replaced them. */
function partsOf(byLine: readonly Change[], compare: (before: string, after: string) => Change[]): Part[] {
  const parts: Part[] = [];
  const add = (kind: Change['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else if (text !== '') parts.push({ kind, text });
  };
  for (let at = 0; at < byLine.length; at += 1) {
    const { kind, tokens } = byLine[at] ?? { kind: 'same', tokens: [] };
    const next = byLine[at + 1];
    if (kind === 'removed' && next?.kind === 'added') {
      for (const change of compare(tokens.join(''), next.tokens.join(''))) add(change.kind, change.tokens.join(''));
      at += 1;
    } else add(kind, tokens.join(''));
  }
  return parts;
}
