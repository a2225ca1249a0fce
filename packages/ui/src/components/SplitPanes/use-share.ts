import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShareLimits } from './pane-share.ts';
import { keepShare, limitsFor, readShare, within } from './pane-share.ts';

interface ShareOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly isRow: boolean;
  readonly startShare: number;
  readonly sizesMin: readonly [number, number];
  readonly keepAs: string | undefined;
  readonly onShareChange: ((share: number) => void) | undefined;
}

/** The share of the start pane, its limits in the box as it is now, and how to change it. */
export function useShare({ box, isRow, startShare, sizesMin, keepAs, onShareChange }: ShareOptions) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [limits, setLimits] = useState<ShareLimits>([0, 100]);
  const latest = useRef(startShare);
  const [startMin, endMin] = sizesMin;
  useLayoutEffect(() => {
    if (keepAs !== undefined) setChosen(readShare(keepAs));
  }, [keepAs]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => {
      const next = limitsFor(isRow ? element.offsetWidth : element.offsetHeight, [startMin, endMin]);
      setLimits((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isRow, startMin, endMin]);
  const share = within(chosen ?? startShare, limits);
  useLayoutEffect(() => {
    latest.current = share;
  });
  return {
    share,
    limits,
    move(to: number, inside = limits) {
      const next = within(to, inside);
      latest.current = next;
      setChosen(next);
      onShareChange?.(next);
    },
    /** Keeps where the handle was left. */
    end(at = latest.current) {
      if (keepAs !== undefined) keepShare(keepAs, within(at, limits));
    },
  };
}
