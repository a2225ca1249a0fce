import { media } from '@apiyard/ui/theme/media';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { ScrollRestoration, useNavigationType } from 'react-router';

/**
 * React Router scrolls to the top on push and replace and restores the position on the way back. This makes the first
 * smooth, except with reduced motion, and keeps a page that was scrolled before it was hydrated where it is.
 */
export function Scrolling() {
  const scrolledToRef = useRef(0);
  // Layout effects run in this order.
  return (
    <>
      <BeforeScroll scrolledToRef={scrolledToRef} />
      <ScrollRestoration getKey={placeOf} />
      <AfterFirstScroll scrolledToRef={scrolledToRef} />
    </>
  );
}

interface ScrolledTo {
  /** px from the top, before the first time that React Router scrolls. */
  readonly scrolledToRef: RefObject<number>;
}

function BeforeScroll({ scrolledToRef }: ScrolledTo): null {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    scrolledToRef.current = window.scrollY;
  }, [scrolledToRef]);
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior =
      isBack || matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth';
  }, [isBack]);
  return null;
}

function AfterFirstScroll({ scrolledToRef }: ScrolledTo): null {
  useLayoutEffect(() => {
    if (window.location.hash === '') window.scrollTo(0, scrolledToRef.current);
  }, [scrolledToRef]);
  return null;
}

/**
 * By what a scrolled place is remembered. Every freshly loaded document has the key 'default': its address must be part
 * of it, or a page typed into the address bar would start where the one before was left.
 */
function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? `${key} ${pathname}${search}` : key;
}
