import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

interface EndAnchorInput {
  /** Number of rows. */
  count: number;
  lastId: string | undefined;
  /** The last message was just written by the person who reads. */
  isLastOwn: boolean;
  /** The end came into view. */
  onEnd: () => void;
  /** The start is near. */
  onStart: () => void;
}

/** Still at the end, in px: sizes are rounded, and a finger does not stop exactly. */
const atEndPx = 24;
/** From here on the way back is offered. */
const awayPx = 200;
const nearStartPx = 400;

/** A virtual list that begins at its end and stays there while the end is in view, whatever grows above or below. */
export function useEndAnchor({ count, lastId, isLastOwn, onEnd, onStart }: EndAnchorInput) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const handleRef = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(true);
  const [isAway, setIsAway] = useState(false);
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const before = useRef<string | undefined>(undefined);
  const topBefore = useRef(0);

  const scrollToEnd = () => {
    const box = scrollerRef.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  };
  const goToEnd = () => {
    isAtEnd.current = true;
    scrollToEnd();
  };

  // Heights are estimates until a row is in view: the end moves while it is approached.
  const hasRows = count > 0;
  useEffect(() => {
    const box = scrollerRef.current;
    if (box === null || !hasRows) return undefined;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd();
    });
    for (const element of [box, ...box.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [hasRows]);

  useLayoutEffect(() => {
    const isNew = before.current !== lastId;
    const isFirst = before.current === undefined;
    before.current = lastId;
    if (lastId === undefined || !isNew) return;
    if (isFirst || (isLastOwn && !isAtEnd.current)) goToEnd();
    else if (isAtEnd.current) {
      scrollToEnd();
      onEnd();
    }
  });

  const onScroll = () => {
    const box = scrollerRef.current;
    if (box === null) return;
    const rest = box.scrollHeight - box.clientHeight - box.scrollTop;
    // Where the end moved away by itself, the list follows it.
    const isUp = box.scrollTop < topBefore.current - 1;
    topBefore.current = box.scrollTop;
    if (rest <= atEndPx) isAtEnd.current = true;
    else if (isUp) isAtEnd.current = false;
    setIsAway(!isAtEnd.current && rest > awayPx);
    if (isAtEnd.current) onEnd();
    if (box.scrollTop < nearStartPx) onStart();
  };

  return {
    scrollerRef,
    handleRef,
    /** Far enough from the end to offer the way back. */
    isAway,
    goToEnd,
    logProps: {
      onScroll,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
        // The browser would scroll by the estimated height.
        if (event.key === 'End') goToEnd();
        else if (event.key === 'Home') handleRef.current?.scrollToIndex(0);
        else return;
        event.preventDefault();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const row = event.target.closest<HTMLElement>('[data-index]');
        setFocusedIndex(row === null ? null : Number(row.dataset['index']));
      },
      onBlur: () => setFocusedIndex(null),
    },
    virtualizerProps: {
      // A button that has the focus stays in the page while its message is scrolled out of view.
      keepMounted: focusedIndex === null ? [] : [focusedIndex],
    },
  };
}
