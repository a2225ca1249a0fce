import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useEffect, useState } from 'react';
import type { OutOfOrder, Times, TimesQuestion } from './compute.ts';

/**
 * The times of a view. While those of other settings, another month or another day are computed, the previous ones stay;
 * those of another place do not.
 */
export function useTimes(
  question: TimesQuestion | null,
  ask: (question: TimesQuestion) => Promise<Times | OutOfOrder>,
): { readonly times: Loadable<Times | OutOfOrder>; readonly onRetry: () => void } {
  // Every zone changes its date at a quarter of an hour.
  const key = question && JSON.stringify({ ...question, nowMs: Math.floor(question.nowMs / quarterMs) * quarterMs });
  const place = question && `${question.input.lat} ${question.input.lon} ${question.lang}`;
  const [result, setResult] = useState<{ place: string | null; times: Loadable<Times | OutOfOrder> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    let isStale = false;
    ask(JSON.parse(key) as TimesQuestion).then(
      (value) => {
        if (!isStale) setResult({ place, times: { state: 'done', value } });
      },
      () => {
        if (!isStale) setResult({ place, times: { state: 'failed' } });
      },
    );
    return () => {
      isStale = true;
    };
  }, [key, place, ask, attempt]);
  return {
    times: result?.place === place ? result.times : { state: 'loading' },
    onRetry: () => {
      setResult(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

const quarterMs = 15 * 60_000;
