import { countNotifications } from '@apiyard/api/contract/notifications';
import { useEffect, useRef } from 'react';
import { useServices } from '../../_kit/services.tsx';

/** Between two questions, while the page is looked at. */
const everyMs = 180_000;
/** Whoever comes back to the page gets news unless they were just asked for. */
const freshMs = 60_000;

/** Asks how much is unread: now, every three minutes, and when somebody comes back to the page. Failures wait for the next time. */
export function useUnread(onUnread: (unread: number) => void): void {
  const { api } = useServices();
  const latest = useRef(onUnread);
  useEffect(() => {
    latest.current = onUnread;
  });
  useEffect(() => {
    const leaving = new AbortController();
    let askedAt = -Infinity;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      askedAt = performance.now();
      api.send(countNotifications, {}, { signal: leaving.signal }).then(
        ({ unread }) => latest.current(unread),
        () => {},
      );
    };
    const back = () => performance.now() - askedAt > freshMs && ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', back, { signal: leaving.signal });
    ask();
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [api]);
}
