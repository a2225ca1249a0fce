import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the page's search field, if it has one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/**
 * After a move to another page the focus goes to its heading, which screen readers then say; to its search when the
 * person asked for that. A field that took the focus by itself keeps it.
 */
export function useArrival(): void {
  const { pathname, state } = useLocation();
  const cameFrom = useRef(pathname);
  useEffect(() => {
    if (cameFrom.current === pathname) return undefined;
    cameFrom.current = pathname;
    if ((state as { arrive?: unknown } | null)?.arrive === 'search' && focusSearch()) return undefined;
    const main = document.querySelector<HTMLElement>('main');
    if (main === null || main.contains(document.activeElement)) return undefined;
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading !== null) return focusHeading(heading);
    // Its skeleton stands there still: the heading takes over when it comes, unless the person has gone on meanwhile.
    main.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      const late = main.querySelector<HTMLElement>('h1');
      if (late === null) return;
      watch.disconnect();
      if (document.activeElement === main) focusHeading(late);
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, state]);
}

function focusHeading(heading: HTMLElement): undefined {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
