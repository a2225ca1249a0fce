import { useEffect, useRef } from 'react';
import { useOwnSearch } from './own-address.ts';

const parameter = 'new';

/** A link with `?new` opens the page's dialog for a new object. The parameter is removed, so that a reload does not repeat it. */
export function useOpensNew(onNew: () => void): void {
  const [params, setParams] = useOwnSearch();
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });
  const isAsked = params.has(parameter);
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(parameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    latest.current();
  }, [isAsked, setParams]);
}
