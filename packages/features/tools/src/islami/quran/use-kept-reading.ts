import { useServices } from '@apiyard/kit/services.tsx';
import { useEffect, useMemo, useState } from 'react';
import { whenShown } from '../../sync/when-shown.ts';
import { createReadingServer } from './reading-server.ts';
import { createReadingStore } from './reading-store.ts';

/** Changes in quick succession are sent together. */
const sendAfterMs = 1500;

/**
 * The last position, as the query of an address, and the bookmarks of the person. Undefined while they are read.
 * @param current the position to keep; null for nothing new
 */
export function useKeptReading(owner: string | null, current: string | null) {
  const { api } = useServices();
  const store = useMemo(
    () => createReadingStore({ owner, server: owner === null ? null : createReadingServer(api) }),
    [api, owner],
  );
  const [last, setLast] = useState<string | null>();
  const [bookmarks, setBookmarks] = useState<readonly number[]>();
  useEffect(() => {
    let isStale = false;
    const read = async (isFirst: boolean) => {
      const kept = await store.read();
      if (isStale) return;
      // Who is reading here stays here.
      if (isFirst) setLast(kept.last);
      setBookmarks(kept.bookmarks);
    };
    void read(true);
    const stop = whenShown({ onHidden: () => void store.send(), onBack: () => void read(false) });
    return () => {
      isStale = true;
      stop();
      void store.send();
    };
  }, [store]);
  useEffect(() => {
    if (current !== null) void store.keepPosition(current);
  }, [store, current]);
  useEffect(() => {
    const timer = setTimeout(() => void store.send(), sendAfterMs);
    return () => clearTimeout(timer);
  }, [store, current, bookmarks]);
  return {
    last,
    bookmarks,
    onBookmarks: (next: readonly number[]) => {
      setBookmarks(next);
      void store.keepBookmarks(next);
    },
  };
}
