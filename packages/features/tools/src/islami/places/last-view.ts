import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';

/** The database of what pages of Islami keep. Zakat is due once a year, so that everything lives longer than one. */
export const islamiKept = { name: 'apiyard-islami', lifeMs: 400 * 86_400_000 } as const;
const place = 'prayer times';

/**
 * The place and the settings of the last visit, as the query of an address. Undefined while it is read.
 * @param next what to keep for the next visit, given what is kept; null for nothing new
 */
export function useLastView(owner: string | null, next: (last: string | null) => string | null) {
  const drafts = useMemo(() => createDrafts<string>(islamiKept.name, owner, islamiKept), [owner]);
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
