import type { TextRange } from '@apiyard/kernels/quran/search';
import { splitBasmala } from '@apiyard/kernels/quran/text';
import type { Verse } from '@apiyard/kernels/quran/text';
import type { ReactNode } from 'react';
import { match, smallVerse, verseText } from '../quran-text.css.ts';

export interface VerseQuoteProps {
  readonly verse: Verse;
  /** Places that were searched for. Without, the basmala before the verse is left out. */
  readonly ranges?: readonly TextRange[];
}

/** One verse outside of its surah. */
export function VerseQuote({ verse, ranges }: VerseQuoteProps) {
  return (
    <p lang="ar" dir="rtl" className={ranges === undefined ? smallVerse : verseText}>
      {ranges === undefined ? splitBasmala(verse).text : marked(verse.text, ranges)}
    </p>
  );
}

function marked(text: string, ranges: readonly TextRange[]): readonly ReactNode[] {
  let from = 0;
  const parts: ReactNode[] = [];
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={match}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
