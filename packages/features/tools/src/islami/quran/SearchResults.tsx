import type { FoundVerse } from '@apiyard/kernels/quran/search';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { useState } from 'react';
import { list } from './QuranScreen.css.ts';
import { quranCopy } from './quran-copy.ts';
import { referenceOf, verseHref } from './quran-view.ts';
import { VerseQuote } from './VerseQuote.tsx';

export interface SearchResultsProps {
  readonly found: Loadable<readonly FoundVerse[]>;
  readonly onRetry: () => void;
  /** The search has letters of the Arabic script. */
  readonly isArabic: boolean;
}

const shownAtOnce = 30;

/** Verses with the text that was searched for. */
export function SearchResults({ found, onRetry, isArabic }: SearchResultsProps) {
  const t = useCopy(quranCopy);
  const [shown, setShown] = useState(shownAtOnce);
  if (!isArabic) return <Empty title={t('quran.search.notArabic.title')}>{t('quran.search.notArabic.text')}</Empty>;
  if (found.state === 'failed')
    return (
      <Failed title={t('quran.failed.title')} onRetry={onRetry}>
        {t('quran.failed.text')}
      </Failed>
    );
  if (found.state === 'loading')
    return (
      <Card>
        <Skeleton shape="text" lines={8} />
      </Card>
    );
  const verses = found.value;
  if (verses.length === 0) return <Empty title={t('quran.search.none.title')}>{t('quran.search.none.text')}</Empty>;
  return (
    <Card title={t('quran.search.count', { count: verses.length })}>
      <ul className={list}>
        {verses.slice(0, shown).map((verse) => (
          <li key={verse.number}>
            <VerseQuote verse={verse} ranges={verse.ranges} />
            <Link href={verseHref(verse.number)}>{t('quran.verse', { reference: referenceOf(verse.number) })}</Link>
          </li>
        ))}
      </ul>
      {verses.length > shown && (
        <Button onPress={() => setShown((before) => before + shownAtOnce)}>{t('quran.search.more')}</Button>
      )}
    </Card>
  );
}
