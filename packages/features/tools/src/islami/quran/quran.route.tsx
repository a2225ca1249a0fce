import type { FoundVerse } from '@apiyard/kernels/quran/search';
import { isSearchable } from '@apiyard/kernels/quran/searchable';
import { verseNumber } from '@apiyard/kernels/quran/structure';
import { loadVerses } from '@apiyard/kernels/quran/text';
import type { Verse } from '@apiyard/kernels/quran/text';
import { verseOfTheDay } from '@apiyard/kernels/quran/verse-of-the-day';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { useIsAsRendered, usePersonId } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { useEffect } from 'react';
import { useKeptReading } from './use-kept-reading.ts';
import { quranCopy } from './quran-copy.ts';
import { QuranScreen } from './QuranScreen.tsx';
import type { QuranView } from './quran-view.ts';
import { quranViewOf, queryOfView, rangeOfView } from './quran-view.ts';
import { useLoaded } from '../use-loaded.ts';

const dayMs = 86_400_000;
const viewInAddress = { read: quranViewOf, write: queryOfView };

/** @param key `first-last` */
async function loadRange(key: string): Promise<readonly Verse[]> {
  const [first = 1, last = 1] = key.split('-').map(Number);
  return loadVerses({ first, last });
}

async function loadVerse(number: number): Promise<Verse> {
  const [verse] = await loadVerses({ first: number, last: number });
  if (verse === undefined) throw new Error(`There is no verse ${number}.`);
  return verse;
}

/** The search needs all of the text, so it is loaded with the first word. */
async function search(query: string): Promise<readonly FoundVerse[]> {
  if (!isSearchable(query)) return [];
  const { searchVerses } = await import('@apiyard/kernels/quran/search');
  return searchVerses(query);
}

export function Component() {
  useLossDisplay('notice');
  const t = useCopy(quranCopy);
  const { view, onView, bookmarks, onBookmarks } = useReading();
  const isVisitor = usePersonId() === null;
  // The server renders the page of visitors.
  const isOnlyHere = useIsAsRendered() || isVisitor;
  const { first, last } = rangeOfView(view ?? { part: 'surah', number: 1 });
  const { value: verses, onRetry } = useLoaded(`${first}-${last}`, loadRange);
  const { value: found, onRetry: onRetrySearch } = useLoaded(view?.query.trim() ?? '', search);
  const now = new Date();
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs;
  const { value: ofTheDay } = useLoaded(verseNumber(verseOfTheDay(day)) ?? 1, loadVerse);
  return (
    <QuranScreen
      {...{ view, onView, verses, onRetry, found, onRetrySearch, bookmarks }}
      isOnlyHere={isOnlyHere}
      verseOfTheDay={ofTheDay}
      onBookmarks={(next) => {
        const isNew = next.length > (bookmarks?.length ?? 0);
        showToast({
          tone: 'success',
          message: t(isNew ? 'quran.bookmarks.added' : 'quran.bookmarks.removed'),
          ...(!isNew && {
            action: { label: t('quran.bookmarks.undo'), onPress: () => onBookmarks(bookmarks ?? []) },
          }),
        });
        onBookmarks(next);
      }}
    />
  );
}

/** The view of the address. Without one there, it is the last position, which is then written into the address. */
function useReading() {
  const person = usePersonId();
  const [params, setParams] = useOwnSearch();
  const [inAddress, onPlace] = useViewInAddress(viewInAddress);
  const kept = params.size === 0 ? null : queryOfView({ ...inAddress, query: '' }).toString();
  const { last, ...reading } = useKeptReading(person, kept);
  const isRestored = params.size === 0 && typeof last === 'string';
  useEffect(() => {
    if (isRestored) setParams(new URLSearchParams(last), { replace: true, preventScrollReset: true });
  }, [isRestored, last, setParams]);
  const onView = (view: QuranView) => {
    const { part, number, query } = inAddress;
    const isSamePlace = view.part === part && view.number === number && view.query === query;
    // A chosen verse is no step of the history.
    if (isSamePlace) setParams(queryOfView(view), { replace: true, preventScrollReset: true });
    else onPlace(view);
  };
  const isKnown = params.size > 0 || last === null;
  return { view: isKnown ? inAddress : undefined, onView, ...reading };
}
