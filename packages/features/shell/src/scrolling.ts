import { media } from '@apiyard/ui/theme/media';
import { useLayoutEffect } from 'react';
import type { Location } from 'react-router';
import { useNavigationType } from 'react-router';

/**
 * React Router scrolls to the top on push and replace and restores the position on the way back; this makes the first
 * smooth, except with reduced motion, and the second instant. It must run before `<ScrollRestoration>` does.
 */
export function useSmoothScroll(): void {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior =
      isBack || matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth';
  }, [isBack]);
}

/**
 * By what a scrolled place is remembered. Every freshly loaded document has the key 'default': its address must be part
 * of it, or a page typed into the address bar would start where the one before was left.
 */
export function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? `${key} ${pathname}${search}` : key;
}
