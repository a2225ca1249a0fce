import { edition } from '@apiyard/kernels/quran/edition';
import type { FoundVerse } from '@apiyard/kernels/quran/search';
import { isSearchable } from '@apiyard/kernels/quran/searchable';
import { surahOf } from '@apiyard/kernels/quran/structure';
import { latinName } from '@apiyard/kernels/quran/surah-names';
import type { Verse } from '@apiyard/kernels/quran/text';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { Alert } from '@apiyard/ui/Alert';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Bookmarks } from './Bookmarks.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { aside, columns, foot, page, search, tools } from './QuranScreen.css.ts';
import { quranCopy } from './quran-copy.ts';
import type { QuranView } from './quran-view.ts';
import { referenceOf, verseHref, viewBeside } from './quran-view.ts';
import { ReadingText } from './ReadingText.tsx';
import { SearchResults } from './SearchResults.tsx';
import { VerseActions } from './VerseActions.tsx';
import { VerseQuote } from './VerseQuote.tsx';

export interface QuranScreenProps {
  /** Undefined until it is known where this browser was last. */
  readonly view: QuranView | undefined;
  readonly onView: (view: QuranView) => void;
  readonly verses: Loadable<readonly Verse[]>;
  readonly onRetry: () => void;
  readonly found: Loadable<readonly FoundVerse[]>;
  readonly onRetrySearch: () => void;
  /** Verses by their numbers; undefined until they are read. */
  readonly bookmarks: readonly number[] | undefined;
  /** Nobody is signed in, so that bookmarks are only in this browser. */
  readonly isOnlyHere: boolean;
  readonly onBookmarks: (bookmarks: readonly number[]) => void;
  readonly verseOfTheDay: Loadable<Verse>;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The Quran by surah, juz or page, with search and bookmarks. */
export function QuranScreen({ view, onView, verses, found, bookmarks = [], ...props }: QuranScreenProps) {
  const t = useCopy(quranCopy);
  const title = useTitle(view);
  const [before, after] = view === undefined ? [null, null] : [viewBeside(view, -1), viewBeside(view, 1)];
  const shown = verses.state === 'done' ? verses.value : [];
  const chosen = shown.find(({ number }) => number === view?.verse);
  const toggle = (verse: number | undefined) => {
    if (verse === undefined) return;
    const rest = bookmarks.filter((other) => other !== verse);
    props.onBookmarks(rest.length < bookmarks.length ? rest : [...bookmarks, verse].toSorted((one, two) => one - two));
  };
  useShortcut('n', t('quran.shortcut.next'), () => after && onView(after));
  useShortcut('p', t('quran.shortcut.previous'), () => before && onView(before));
  useShortcut('b', t('quran.shortcut.bookmark'), () => toggle((chosen ?? shown[0])?.number));
  const missing = view?.missing ?? null;
  const surah = missing && surahOf(missing.surah);
  return (
    <div className={page}>
      <PageBand title={t('quran.title')} purpose={t('quran.purpose')} />
      {view !== undefined && (
        <div className={tools}>
          <PlaceFields view={view} onView={onView} />
          <PageSearch
            className={search}
            label={t('quran.search')}
            value={view.query}
            onChange={(query) => onView({ ...view, query })}
          />
        </div>
      )}
      {missing !== null && (
        <Alert tone="warning">
          {surah
            ? t('quran.missing.verse', { surah: missing.surah, verse: missing.verse, count: surah.verses })
            : t('quran.missing.surah', { surah: missing.surah })}
        </Alert>
      )}
      <div className={columns}>
        {view !== undefined && view.query.trim() !== '' ? (
          <SearchResults
            key={view.query}
            found={found}
            onRetry={props.onRetrySearch}
            isArabic={isSearchable(view.query)}
          />
        ) : (
          <Card
            title={title}
            actions={
              <>
                <IconButton
                  label={t('quran.previous')}
                  tone="quiet"
                  icon={<IconChevronLeft {...icon} />}
                  isDisabled={before === null}
                  onPress={() => before && onView(before)}
                />
                <IconButton
                  label={t('quran.next')}
                  tone="quiet"
                  icon={<IconChevronRight {...icon} />}
                  isDisabled={after === null}
                  onPress={() => after && onView(after)}
                />
              </>
            }
          >
            {verses.state === 'loading' && <Skeleton shape="text" lines={12} />}
            {verses.state === 'failed' && (
              <Failed title={t('quran.failed.title')} onRetry={props.onRetry}>
                {t('quran.failed.text')}
              </Failed>
            )}
            {verses.state === 'done' && view !== undefined && (
              <>
                <ReadingText
                  verses={verses.value}
                  chosen={view.verse}
                  hasTitles={view.part !== 'surah'}
                  onChoose={(verse) => onView({ ...view, verse, missing: null })}
                />
                {chosen !== undefined && (
                  <VerseActions
                    verse={chosen}
                    isBookmarked={bookmarks.includes(chosen.number)}
                    onBookmark={() => toggle(chosen.number)}
                  />
                )}
              </>
            )}
          </Card>
        )}
        <div className={aside}>
          {props.verseOfTheDay.state === 'done' && (
            <Card title={t('quran.verseOfTheDay')}>
              <VerseQuote verse={props.verseOfTheDay.value} />
              <Link href={verseHref(props.verseOfTheDay.value.number)}>
                {t('quran.verse', { reference: referenceOf(props.verseOfTheDay.value.number) })}
              </Link>
            </Card>
          )}
          <Bookmarks bookmarks={bookmarks} isOnlyHere={props.isOnlyHere} onRemove={toggle} />
        </div>
      </div>
      <div className={foot}>
        <Text size="small" tone="quiet" isProse>
          {t('quran.source', { edition: edition.name, copyright: edition.copyright })}{' '}
          <Link href={edition.url} target="_blank">
            {edition.url}
          </Link>
        </Text>
        <Link href="/hub/islami/quran">{t('quran.api', { title: t('quran.title') })}</Link>
      </div>
    </div>
  );
}

function useTitle(view: QuranView | undefined): string {
  const t = useCopy(quranCopy);
  const lang = useLanguage();
  if (view === undefined) return t('quran.title');
  if (view.part !== 'surah') return t(`quran.titleOf.${view.part}`, { number: view.number });
  const name = lang === 'ar' ? (surahOf(view.number)?.name ?? '') : latinName(view.number);
  return t('quran.titleOf.surah', { number: view.number, name });
}
