import { useCallback, useEffect, useRef, useState } from 'react';
import { media } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';

/** How far a slide begins from the start of the visible part, in px along the line: negative before it. */
function offsetOf(slide: Element, list: Element): number {
  const { direction, scrollPaddingInlineStart } = getComputedStyle(list);
  const own = slide.getBoundingClientRect();
  const whole = list.getBoundingClientRect();
  const offset = direction === 'rtl' ? whole.right - own.right : own.left - whole.left;
  return offset - (Number.parseFloat(scrollPaddingInlineStart) || 0);
}

/** The list that scrolls, which of its slides is at the start, and how to show another. */
export function useSlides(count: number, onShow: (index: number) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isAtEnd, setIsAtEnd] = useState(count < 2);
  const isReduced = useMedia(media.reducedMotion);
  const report = useRef(onShow);
  useEffect(() => {
    report.current = onShow;
  });

  const measure = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const offsets = Array.from(list.children, (slide) => Math.abs(offsetOf(slide, list)));
    const nearest = Math.max(0, offsets.indexOf(Math.min(...offsets)));
    // Rounded widths leave a rest of up to 1 px.
    setIsAtEnd(Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1);
    setIndex((before) => {
      if (before !== nearest) report.current(nearest);
      return nearest;
    });
  }, []);

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [measure, count]);

  const show = useCallback(
    (to: number) => {
      const list = ref.current;
      const slide = list?.children[Math.min(Math.max(to, 0), count - 1)];
      if (!list || !slide) return;
      const isRtl = getComputedStyle(list).direction === 'rtl';
      const offset = offsetOf(slide, list);
      list.scrollBy({ left: isRtl ? -offset : offset, behavior: isReduced ? 'instant' : 'smooth' });
    },
    [count, isReduced],
  );

  return { ref, index, isAtEnd, isReduced, show, measure };
}
