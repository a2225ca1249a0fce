import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Whether the content is wider or longer than there is room. What scrolls must be reachable by keyboard; what does not would be a stop too many. */
export function useScrolls(holder: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const region = holder.current;
    if (region === null) return undefined;
    const watch = new ResizeObserver(() =>
      setScrolls(region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight),
    );
    for (const box of [region, ...region.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [holder]);
  return scrolls;
}
