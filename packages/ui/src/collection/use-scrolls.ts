import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Whether the content overflows. A region that scrolls must be reachable by keyboard; otherwise it would be an
 * unnecessary tab stop.
 */
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
