/** Where an opened email is shown; kept in the browser's database. */
import { useUser } from '@apiyard/kit/services.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';

export const readingPanes = ['end', 'below', 'off'] as const;
export type ReadingPane = (typeof readingPanes)[number];

const kept = 'reading pane';

export function useReadingPane(): [ReadingPane, (pane: ReadingPane) => void] {
  const owner = useUser()?.id ?? null;
  const choices = useMemo(() => createDrafts<ReadingPane>('apiyard-email', owner), [owner]);
  const [pane, setPane] = useState<ReadingPane>('end');
  useEffect(() => {
    let isLeft = false;
    void choices.read(kept).then((chosen) => isLeft || chosen === null || setPane(chosen));
    return () => {
      isLeft = true;
    };
  }, [choices]);
  const choose = useCallback(
    (next: ReadingPane) => {
      setPane(next);
      void choices.keep(kept, next);
    },
    [choices],
  );
  return [pane, choose];
}
