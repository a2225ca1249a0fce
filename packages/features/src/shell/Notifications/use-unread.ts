import { countNotifications } from '@apiyard/api/contract/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../_kit/services.tsx';

/** Between two questions, while the page is looked at. */
const everyMs = 180_000;
/** Whoever comes back to the page gets news unless they were just asked for. */
const freshMs = 60_000;

interface Unread {
  readonly unread: number;
  /** Somebody else knows the number better: what was asked before counts for nothing. */
  readonly tell: (unread: number) => void;
}

/** How much is unread. Asks now, every three minutes, and when somebody comes back to the page. Failures wait for the next time. */
export function useUnread(): Unread {
  const { api } = useServices();
  const [unread, setUnread] = useState(0);
  const tellings = useRef(0);
  const tell = useCallback((told: number) => {
    tellings.current += 1;
    setUnread(told);
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    let askedAt = -Infinity;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      askedAt = performance.now();
      const before = tellings.current;
      api.send(countNotifications, {}, { signal: leaving.signal }).then(
        (counted) => tellings.current === before && tell(counted.unread),
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
  }, [api, tell]);
  return { unread, tell };
}
