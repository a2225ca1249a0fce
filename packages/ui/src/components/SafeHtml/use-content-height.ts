import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Before the content is there. */
const firstPx = 96;
const largestPx = 20_000;
/** Content whose height depends on that of its frame would grow forever. */
const growthsMax = 40;

/** Height in px of what is in the frame, measured again with each load and change of its size. */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, loads: number): number {
  const [height, setHeight] = useState(firstPx);
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (!body || loads === 0) return undefined;
    let growths = 0;
    const measure = () => {
      growths += 1;
      if (growths > growthsMax) return;
      const root = body.ownerDocument.documentElement;
      const scrollbar =
        root.clientHeight === 0
          ? 0
          : Math.max(0, (root.ownerDocument.defaultView?.innerHeight ?? 0) - root.clientHeight);
      setHeight(Math.min(largestPx, Math.ceil(body.getBoundingClientRect().height) + scrollbar));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    const fresh = setInterval(() => {
      growths = 0;
    }, 1000);
    return () => {
      observer.disconnect();
      clearInterval(fresh);
    };
  }, [frame, loads]);
  return height;
}
