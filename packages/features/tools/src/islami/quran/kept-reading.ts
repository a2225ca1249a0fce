import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';

/** Bookmarks stay until people remove them. */
const lifeMs = Infinity;
const places = { last: 'last', bookmarks: 'bookmarks' };

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((verse) => Number.isInteger(verse));

/**
 * The last position, as the query of an address, and the bookmarks of this browser. Undefined while they are read.
 * @param current the position to keep; null for nothing new
 */
export function useKeptReading(owner: string | null, current: string | null) {
  const drafts = useMemo(() => createDrafts<unknown>('apiyard-quran', owner, { lifeMs }), [owner]);
  const [last, setLast] = useState<string | null>();
  const [bookmarks, setBookmarks] = useState<readonly number[]>();
  useEffect(() => {
    let isStale = false;
    void Promise.all([drafts.read(places.last), drafts.read(places.bookmarks)]).then(([keptLast, kept]) => {
      if (isStale) return;
      setLast(typeof keptLast === 'string' ? keptLast : null);
      setBookmarks(isNumbers(kept) ? kept : []);
    });
    return () => {
      isStale = true;
    };
  }, [drafts]);
  useEffect(() => {
    if (current !== null) void drafts.keep(places.last, current);
  }, [drafts, current]);
  return {
    last,
    bookmarks,
    onBookmarks: (next: readonly number[]) => {
      setBookmarks(next);
      void drafts.keep(places.bookmarks, next);
    },
  };
}
