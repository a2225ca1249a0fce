import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsStaying, useOwnSearch } from './own-address.ts';

/** How a view of a list stands in the address. `query` is what people type. */
interface InAddress<View> {
  read(query: URLSearchParams): View;
  write(view: View): URLSearchParams;
}

/** Browsers limit how often an address may change: typing is written down when it pauses. */
const typingPauseMs = 250;

/** The view stands in the address; filters make entries for Back, typing does not. */
export function useViewInAddress<View extends { readonly query: string }>({ read, write }: InAddress<View>): [View, (view: View) => void] {
  const [params, setParams] = useOwnSearch();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isStaying = useIsStaying();
  // The address has caught up, or somebody went elsewhere by Back or a link: it is right again.
  useEffect(() => setTyped(null), [params]);
  const view = useMemo(() => {
    const inAddress = read(params);
    return typed === null ? inAddress : { ...inAddress, query: typed };
  }, [params, read, typed]);
  const latest = useRef({ view, setParams, isStaying });
  useLayoutEffect(() => {
    latest.current = { view, setParams, isStaying };
  });
  const onView = useCallback(
    (next: View) => {
      const { view: before, setParams: go, isStaying: isAtTyped } = latest.current;
      clearTimeout(timer.current);
      const isTyping = next.query !== before.query && write({ ...next, query: '' }).toString() === write({ ...before, query: '' }).toString();
      if (!isTyping) return go(write(next), { preventScrollReset: true });
      setTyped(next.query);
      timer.current = setTimeout(() => {
        // Once people left or are leaving it would call them back.
        if (isAtTyped()) latest.current.setParams(write(next), { replace: true, preventScrollReset: true });
      }, typingPauseMs);
    },
    [write],
  );
  return [view, onView];
}
