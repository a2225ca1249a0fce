import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import type { RefObject } from 'react';

/** Whether the element has been within one window height of the visible part of the page, and the page idle since. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    let cancel = () => {};
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        cancel = whenIdle(() => setNear(true));
      },
      { rootMargin: '100% 0%' },
    );
    watch.observe(ref.current);
    return () => {
      watch.disconnect();
      cancel();
    };
  }, [ref]);
  return isNear;
}
