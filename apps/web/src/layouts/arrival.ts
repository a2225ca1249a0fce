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
    if (cameFrom.current === pathname) return;
    cameFrom.current = pathname;
    if ((state as { arrive?: unknown } | null)?.arrive === 'search' && focusSearch()) return;
    const main = document.querySelector<HTMLElement>('main');
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname, state]);
}
