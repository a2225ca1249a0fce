import { useEffect, useMemo, useState } from 'react';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';

const place = 'time is hidden';

/** Whether the person has hidden the time, in all puzzles of this browser. */
export function useTimeHidden(): readonly [isHidden: boolean, onHidden: (isHidden: boolean) => void] {
  const person = usePersonId();
  const drafts = useMemo(() => createDrafts<boolean>('apiyard-puzzles', person), [person]);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => void drafts.read(place).then((kept) => setHidden(kept === true)), [drafts]);
  return [
    isHidden,
    (next) => {
      setHidden(next);
      void drafts.keep(place, next);
    },
  ];
}
