/** Pages that go on without the server, such as a screen on a wall: the loss of the connection does not cover them. */
import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  shown += by;
  for (const listener of listeners) listener();
}

/** Declares that the page needs no server as long as it is shown. */
export function useWithoutServer(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the current page needs no server. */
export function useIsWithoutServer(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown > 0,
    () => false,
  );
}
