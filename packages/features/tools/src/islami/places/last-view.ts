import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';

/** People pray every day: a place that was not used for a year is no longer theirs. */
const lifeMs = 365 * 86_400_000;
const place = 'prayer times';

/**
 * The place and the settings of the last visit, as the query of an address. Undefined while it is read.
 * @param next what to keep for the next visit, given what is kept; null for nothing new
 */
export function useLastView(owner: string | null, next: (last: string | null) => string | null) {
  const drafts = useMemo(() => createDrafts<string>('apiyard-islami', owner, { lifeMs }), [owner]);
  const [last, setLast] = useState<string | null>();
  useEffect(() => {
    let isStale = false;
    void drafts.read(place).then((kept) => {
      if (!isStale) setLast(typeof kept === 'string' ? kept : null);
    });
    return () => {
      isStale = true;
    };
  }, [drafts]);
  const current = last === undefined ? null : next(last);
  useEffect(() => {
    if (current !== null) void drafts.keep(place, current);
  }, [drafts, current]);
  const onForget = () => {
    setLast(null);
    void drafts.drop(place);
  };
  return { last, onForget };
}
