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
  /** What is stored of it, or what something new begins with; null while that is not known. */
  readonly stored: Written | null;
}

export interface KeptDraft<Written> {
  /** What an earlier visit left behind, until it is decided about. */
  readonly offered: Draft<Written> | null;
  /** Takes the offer away; `offered` is what to put into the form. */
  readonly take: () => void;
  readonly discard: () => void;
  /** Discards the current input. */
  readonly forget: () => void;
}

/** Whether two things that were written say the same. Their members are plain values. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what is typed in the browser until it is saved, and offers what an earlier visit left there. */
export function useDraft<Written>({ database, place, written, stored }: Options<Written>): KeptDraft<Written> {
  const owner = useUser()?.id ?? null;
  const drafts = useMemo(() => createDrafts<Draft<Written>>(database, owner), [database, owner]);
  const [found, setFound] = useState<Draft<Written> | null>(null);
  const offered = found !== null && stored !== null && !isSame(found.written, stored) ? found : null;

  // What is found after the first save would be this visit's own.
  const [firstPlace] = useState(place);
  useEffect(() => {
    let isLeft = false;
    void drafts.read(firstPlace).then((draft) => isLeft || setFound(draft));
    return () => {
      isLeft = true;
    };
  }, [drafts, firstPlace]);

  /** Where this visit has put something, and over what. */
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
