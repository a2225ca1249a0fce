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
export function useViewInAddress<View extends { readonly query: string }>({
  read,
  write,
}: InAddress<View>): [View, (view: View) => void] {
  const [params, setParams] = useOwnSearch();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Addresses that were asked for here and have not arrived. */
  const ahead = useRef<readonly string[]>([]);
  const isStaying = useIsStaying();
  useEffect(() => {
    const place = ahead.current.indexOf(params.toString());
    ahead.current = place < 0 ? [] : ahead.current.slice(place + 1);
    // On a busy machine an address arrives when more has been typed: that is still to be written down, or on its way.
    if (place >= 0 && (timer.current !== undefined || ahead.current.length > 0)) return;
    // The address has caught up, or somebody went elsewhere by Back or a link: it is right again.
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyped(null);
  }, [params]);
  const view = useMemo(() => {
    const inAddress = read(params);
    return typed === null ? inAddress : { ...inAddress, query: typed };
  }, [params, read, typed]);
  const latest = useRef({ view, setParams, isStaying });
  useLayoutEffect(() => {
    latest.current = { view, setParams, isStaying };
  });
  const onView = useCallback(
    (next: View): void => {
      const { view: before, isStaying: isAtTyped } = latest.current;
      const go = (replace: boolean) => {
        const params = write(next);
        ahead.current = [...ahead.current, params.toString()];
        latest.current.setParams(params, { replace, preventScrollReset: true });
      };
      clearTimeout(timer.current);
      timer.current = undefined;
      const isTyping =
        next.query !== before.query &&
        write({ ...next, query: '' }).toString() === write({ ...before, query: '' }).toString();
      if (!isTyping) return go(false);
      setTyped(next.query);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        // Once people left or are leaving it would call them back.
        if (isAtTyped()) go(true);
      }, typingPauseMs);
    },
    [write],
  );
  return [view, onView];
}
