import { useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * What is shown while the server does not respond: a cover over the page, or a notice on a page that works without the
 * server, such as a puzzle. A screen on a wall shows nothing.
 */
export type LossDisplay = 'cover' | 'notice' | 'nothing';

let current: LossDisplay = 'cover';
const listeners = new Set<() => void>();

function change(to: LossDisplay): void {
  current = to;
  for (const listener of listeners) listener();
}

/** Declares what is shown over the current page. @default 'cover' on pages that declare nothing */
export function useLossDisplay(display: LossDisplay): void {
  useLayoutEffect(() => {
    change(display);
    return () => change('cover');
  }, [display]);
}

/** What is shown over the current page. */
export function useCurrentLossDisplay(): LossDisplay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => 'cover',
  );
}
