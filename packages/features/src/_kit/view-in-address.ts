import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** How a view of a list stands in the address. `query` is what people type. */
interface InAddress<View> {
  read(query: URLSearchParams): View;
  write(view: View): URLSearchParams;
}

/** Browsers limit how often an address may change: typing is written down when it pauses. */
const typingPauseMs = 250;

/** The view stands in the address; filters make entries for Back, typing does not. */
export function useViewInAddress<View extends { readonly query: string }>({ read, write }: InAddress<View>): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { pathname } = useLocation();
  const { location: goingTo } = useNavigation();
  const isLeaving = goingTo !== undefined && goingTo.pathname !== pathname;
  // The other page's code may still be coming: writing down what was typed would call people back.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  // The address has caught up, or somebody went elsewhere by Back or a link: it is right again.
  useEffect(() => setTyped(null), [params]);
  const view = useMemo(() => {
    const inAddress = read(params);
    return typed === null ? inAddress : { ...inAddress, query: typed };
  }, [params, read, typed]);
  const latest = useRef({ view, setParams });
  useLayoutEffect(() => {
    latest.current = { view, setParams };
  });
  const onView = useCallback(
    (next: View) => {
      const { view: before, setParams: go } = latest.current;
      clearTimeout(timer.current);
      const isTyping = next.query !== before.query && write({ ...next, query: '' }).toString() === write({ ...before, query: '' }).toString();
      if (!isTyping) return go(write(next), { preventScrollReset: true });
      setTyped(next.query);
      timer.current = setTimeout(() => latest.current.setParams(write(next), { replace: true, preventScrollReset: true }), typingPauseMs);
    },
    [write],
  );
  return [view, onView];
}
