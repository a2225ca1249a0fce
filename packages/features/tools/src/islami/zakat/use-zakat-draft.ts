import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';
import { islamiKept } from '../places/last-view.ts';
import type { ZakatDraft } from './zakat-draft.ts';
import { draftOf } from './zakat-draft.ts';

const place = 'zakat';

/** What a person entered, kept in this browser only. Undefined while it is read. */
export function useZakatDraft(owner: string | null) {
  const drafts = useMemo(() => createDrafts<ZakatDraft>(islamiKept.name, owner, islamiKept), [owner]);
  const [draft, setDraft] = useState<ZakatDraft>();
  useEffect(() => {
    let isStale = false;
    void drafts.read(place).then((kept) => {
      if (!isStale) setDraft(draftOf(kept));
    });
    return () => {
      isStale = true;
    };
  }, [drafts]);
  const onDraft = (changed: ZakatDraft) => {
    setDraft(changed);
    void drafts.keep(place, changed);
  };
  return { draft, onDraft };
}
