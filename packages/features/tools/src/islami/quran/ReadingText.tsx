import { splitBasmala } from '@apiyard/kernels/quran/text';
import type { Verse } from '@apiyard/kernels/quran/text';
import { surahOf } from '@apiyard/kernels/quran/structure';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Heading } from '@apiyard/ui/Heading';
import type { KeyboardEvent } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import { basmala as basmalaStyle, chosenVerse, verseEnd, verseText } from '../quran-text.css.ts';
import { quranCopy } from './quran-copy.ts';
import { referenceOf } from './quran-view.ts';

export interface ReadingTextProps {
  readonly verses: readonly Verse[];
  readonly chosen: number | null;
  readonly onChoose: (verse: number | null) => void;
  /** Over several surahs, each has its title. */
  readonly hasTitles: boolean;
}

const digits = new Intl.NumberFormat('ar-EG', { useGrouping: false });

/** By key, from right to left as the text runs: how far the focus moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };

/** Verses as running text, by surah. The signs of the verses are one tab stop; arrow keys go through them. */
export function ReadingText({ verses, chosen, onChoose, hasTitles }: ReadingTextProps) {
  const t = useCopy(quranCopy);
  const text = useRef<HTMLDivElement>(null);
  const isShown = verses.some(({ number }) => number === chosen);
  const stop = isShown ? chosen : verses[0]?.number;
  useEffect(() => {
    // People who choose a verse here see it already.
    if (!isShown || text.current?.contains(document.activeElement)) return;
    text.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'center' });
  }, [isShown, chosen, verses]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const signs = [...(text.current?.querySelectorAll('button') ?? [])];
    const next = signs[signs.findIndex((sign) => sign === document.activeElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    onChoose(Number(next.value));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div ref={text} lang="ar" dir="rtl" onKeyDown={onKeyDown}>
      {bySurah(verses).map((own) => {
        const [first] = own;
        const { basmala } = first ? splitBasmala(first) : { basmala: null };
        return (
          <Fragment key={first?.surah}>
            {hasTitles && first !== undefined && (
              <Heading level={3} size="h5">
                {surahOf(first.surah)?.name}
              </Heading>
            )}
            {basmala !== null && <p className={basmalaStyle}>{basmala}</p>}
            <p className={verseText}>
              {own.map((verse) => (
                <span key={verse.number} className={verse.number === chosen ? chosenVerse : undefined}>
                  {splitBasmala(verse).text}
                  <button
                    type="button"
                    className={verseEnd}
                    value={verse.number}
                    aria-label={t('quran.verse', { reference: referenceOf(verse.number) })}
                    aria-pressed={verse.number === chosen}
                    tabIndex={verse.number === stop ? 0 : -1}
                    onClick={() => onChoose(verse.number === chosen ? null : verse.number)}
                    data-sign={`\u06DD${digits.format(verse.verse)}`}
                  />{' '}
                </span>
              ))}
            </p>
          </Fragment>
        );
      })}
    </div>
  );
}

function bySurah(verses: readonly Verse[]): readonly (readonly Verse[])[] {
  const groups: Verse[][] = [];
  for (const verse of verses) {
    const group = groups.at(-1);
    if (group?.[0]?.surah === verse.surah) group.push(verse);
    else groups.push([verse]);
  }
  return groups;
}
