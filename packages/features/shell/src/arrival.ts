import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigation the focus moves to the page's heading, which screen readers announce. A field with autofocus keeps
 * the focus.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const cameFrom = useRef(pathname);
  useEffect(() => {
    if (cameFrom.current === pathname) return undefined;
    cameFrom.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const focused = document.activeElement;
    // A click on empty space focuses `<main>` itself, which does not count.
    if (main === null || (focused !== main && main.contains(focused))) return undefined;
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading !== null) return focusHeading(heading);
    // The page is still loading: the heading takes the focus later, unless the focus has moved.
    main.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      const late = main.querySelector<HTMLElement>('h1');
      if (late === null) return;
      watch.disconnect();
      if (document.activeElement === main) focusHeading(late);
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}

function focusHeading(heading: HTMLElement): undefined {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
