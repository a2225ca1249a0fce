import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsStaying, useOwnSearch } from './own-address.ts';

/** How a list view is written into the URL. `query` is the search text. */
interface InAddress<View> {
  read(query: URLSearchParams): View;
  write(view: View): URLSearchParams;
}

/** Browsers limit how often an address may change: typing is written down when it pauses. */
const typingPauseMs = 250;

/** The view is in the URL; filters add history entries, typing does not. */
export function useViewInAddress<View extends { readonly query: string }>({
  read,
  write,
}: InAddress<View>): [View, (view: View) => void] {
  const [params, setParams] = useOwnSearch();
  /** What was chosen, until the URL has arrived in React: a second choice made before then must not undo the first. */
  const [pending, setPending] = useState<View | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Pending navigations started here. */
  const ahead = useRef<readonly string[]>([]);
  const isStaying = useIsStaying();
  useEffect(() => {
    const place = ahead.current.indexOf(params.toString());
    ahead.current = place < 0 ? [] : ahead.current.slice(place + 1);
    // The URL may update after more was typed or chosen: the newer view is still pending.
    if (place >= 0 && (timer.current !== undefined || ahead.current.length > 0)) return;
    // The URL is current again, or changed by Back or a link.
    clearTimeout(timer.current);
    timer.current = undefined;
    setPending(null);
  }, [params]);
  const inAddress = useMemo(() => read(params), [params, read]);
  const view = pending ?? inAddress;
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
      setPending(next);
      const isTyping =
        next.query !== before.query &&
        write({ ...next, query: '' }).toString() === write({ ...before, query: '' }).toString();
      if (!isTyping) return go(false);
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
