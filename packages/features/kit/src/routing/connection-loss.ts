import { useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * What is shown while the server does not respond: a cover over the page, or a notice on a page that works without the
 * server, such as a puzzle. A screen on a wall shows nothing.
 */
export type LossDisplay = 'cover' | 'notice' | 'nothing';

interface Loss {
  /** Of the current page. */
  readonly display: LossDisplay;
  /** The server responded before, and does not now. */
  readonly isLost: boolean;
}

let loss: Loss = { display: 'cover', isLost: false };
const listeners = new Set<() => void>();

function change(to: Partial<Loss>): void {
  loss = { ...loss, ...to };
  for (const listener of listeners) listener();
}

/** Declares what is shown over the current page. @default 'cover' on pages that declare nothing */
export function useLossDisplay(display: LossDisplay): void {
  useLayoutEffect(() => {
    change({ display });
    return () => change({ display: 'cover' });
  }, [display]);
}

/** Reports the readiness to what shows it. */
export function useReportedLoss(isLost: boolean): void {
  useLayoutEffect(() => {
    change({ isLost });
    return () => change({ isLost: false });
  }, [isLost]);
}

/** Whether the connection is lost, and what is shown over the current page then. */
export function useLoss(): Loss {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loss,
    () => loss,
  );
}
