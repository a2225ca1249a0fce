import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/** How a view of a list stands in the address. `query` is what people type. */
interface InAddress<View> {
  read(query: URLSearchParams): View;
  write(view: View): URLSearchParams;
}

/** Browsers limit how often an address may change: typing is written down when it pauses. */
const typingPauseMs = 250;

/**
 * Where people are or are going. Writing down what was typed once they left would call them back. `useNavigation` is no help here:
 * a busy browser renders what it says only after the pause.
 */
function pathAhead(router: DataRouter | undefined): string | undefined {
  return (router?.state.navigation.location ?? router?.state.location)?.pathname;
}

/** The view stands in the address; filters make entries for Back, typing does not. */
export function useViewInAddress<View extends { readonly query: string }>({ read, write }: InAddress<View>): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const router = useContext(DataRouterContext)?.router;
  // The address has caught up, or somebody went elsewhere by Back or a link: it is right again.
  useEffect(() => setTyped(null), [params]);
  const view = useMemo(() => {
    const inAddress = read(params);
    return typed === null ? inAddress : { ...inAddress, query: typed };
  }, [params, read, typed]);
  const latest = useRef({ view, setParams, router });
  useLayoutEffect(() => {
    latest.current = { view, setParams, router };
  });
  const onView = useCallback(
    (next: View) => {
      const { view: before, setParams: go } = latest.current;
      clearTimeout(timer.current);
      const isTyping = next.query !== before.query && write({ ...next, query: '' }).toString() === write({ ...before, query: '' }).toString();
      if (!isTyping) return go(write(next), { preventScrollReset: true });
      setTyped(next.query);
      const typedAt = pathAhead(latest.current.router);
      timer.current = setTimeout(() => {
        if (pathAhead(latest.current.router) === typedAt) latest.current.setParams(write(next), { replace: true, preventScrollReset: true });
      }, typingPauseMs);
    },
    [write],
  );
  return [view, onView];
}
