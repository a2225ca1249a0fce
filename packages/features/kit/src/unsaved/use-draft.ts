import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../services.tsx';
import { createDrafts } from './drafts.ts';

/** Unsaved input. */
export interface Draft<Written> {
  readonly written: Written;
  /** The saved value the draft is based on: it may have changed since. */
  readonly from: Written;
  /** ISO 8601. */
  readonly at: string;
}

interface Options<Written> {
  /** Name of the IndexedDB database: 'apiyard-desk'. */
  readonly database: string;
  /** Within it: 'post new', 'post 7f3'. It may change once, when something new gets its id. */
  readonly place: string;
  /** The form's value; null before there is a form. */
  readonly written: Written | null;
  /** The stored values, or the initial ones of a new item; null while unknown. */
  readonly stored: Written | null;
}

export interface KeptDraft<Written> {
  /** A draft of an earlier visit, until it is applied or discarded. */
  readonly offered: Draft<Written> | null;
  /** Dismisses the offer; `offered` has the values for the form. */
  readonly take: () => void;
  readonly discard: () => void;
  /** Discards the current input. */
  readonly forget: () => void;
}

/** Whether two drafts are equal. Their members are plain values. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stores typed values in the browser until they are saved, and offers a draft of an earlier visit. */
export function useDraft<Written>({ database, place, written, stored }: Options<Written>): KeptDraft<Written> {
  const owner = useUser()?.id ?? null;
  const drafts = useMemo(() => createDrafts<Draft<Written>>(database, owner), [database, owner]);
  const [found, setFound] = useState<Draft<Written> | null>(null);
  const offered = found !== null && stored !== null && !isSame(found.written, stored) ? found : null;

  // A draft found after the first write would be this visit's own.
  const [firstPlace] = useState(place);
  useEffect(() => {
    let isLeft = false;
    void drafts.read(firstPlace).then((draft) => isLeft || setFound(draft));
    return () => {
      isLeft = true;
    };
  }, [drafts, firstPlace]);

  /** The draft that this visit has written, and its base version. */
  const kept = useRef<{ readonly place: string; readonly stored: Written } | null>(null);
  useEffect(() => {
    if (written === null || stored === null) return;
    const before = kept.current;
    const isSaved = before !== null && !isSame(before.stored, stored);
    if (before !== null && before.place !== place) void drafts.drop(before.place);
    if (isSaved) setFound(null);
    if (!isSame(written, stored)) {
      kept.current = { place, stored };
      void drafts.keep(place, { written, from: stored, at: new Date().toISOString() });
    } else if (before !== null) {
      kept.current = null;
      // Changes that were typed and undone manually: the earlier draft is still offered.
      void (offered !== null && !isSaved ? drafts.keep(place, offered) : drafts.drop(place));
    }
  }, [drafts, place, written, stored, offered]);

  return {
    offered,
    take: useCallback(() => setFound(null), []),
    discard: useCallback(() => {
      setFound(null);
      if (kept.current === null) void drafts.drop(place);
    }, [drafts, place]),
    forget: useCallback(() => {
      kept.current = null;
      void drafts.drop(place);
    }, [drafts, place]),
  };
}
