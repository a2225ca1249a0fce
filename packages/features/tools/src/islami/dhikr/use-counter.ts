import type { History } from '@apiyard/kit/history/history.ts';
import { emptyHistory, recordStep, undoStep } from '@apiyard/kit/history/history.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Counter } from './counter.ts';
import { emptyCounter, readCounter } from './counter.ts';

const place = 'counter';

/** The counter that this browser keeps; undefined while it is read. Each change can be undone until the page is left. */
export function useCounter(owner: string | null) {
  const drafts = useMemo(() => createDrafts<Counter>('apiyard-dhikr', owner, { lifeMs: Infinity }), [owner]);
  const [counter, setCounter] = useState<Counter>();
  const [history, setHistory] = useState<History<Counter>>(emptyHistory);
  useEffect(() => {
    let isStale = false;
    void drafts.read(place).then((kept) => {
      if (!isStale) setCounter(readCounter(kept) ?? emptyCounter);
    });
    return () => {
      isStale = true;
    };
  }, [drafts]);
  const keep = (next: Counter) => {
    setCounter(next);
    void drafts.keep(place, next);
  };
  const undone = undoStep(history);
  return {
    counter,
    onChange: (next: Counter) => {
      if (counter !== undefined) setHistory(recordStep(history, counter));
      keep(next);
    },
    onUndo:
      undone === null
        ? null
        : () => {
            setHistory({ ...undone.history, undone: [] });
            keep(undone.step);
          },
  };
}
