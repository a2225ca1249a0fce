import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { firstPoint, ringKey, walk } from './walk.ts';
import type { Point, Rows } from './walk.ts';

/**
 * One point at a time is active, by pointer or keyboard. `find` returns the point nearest to a position in the plot, in
 * px from its inline start and top; `say` describes a point for screen readers.
 */
export function useWalk(
  rows: Rows,
  find: (along: number, down: number) => Point | null,
  describe: (point: Point) => string,
  form: 'plot' | 'ring' = 'plot',
) {
  const { direction } = useLocale();
  const [kept, setKept] = useState<Point | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // A series may have been hidden since.
  const isThere = kept !== null && typeof rows[kept.row]?.[kept.index] === 'number';

  const show = (point: Point | null) => {
    setKept(point);
    setIsShown(point !== null);
  };
  const showAndAnnounce = (point: Point | null) => {
    show(point);
    setAnnouncement(point === null ? '' : describe(point));
  };
  const follow = (event: React.PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = direction === 'rtl' ? box.right - event.clientX : event.clientX - box.left;
    show(find(along, event.clientY - box.top));
  };

  return {
    active: isShown && isThere ? kept : null,
    /** The last point reached by keyboard, for a live region. */
    announcement,
    handlers: {
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: (event: React.PointerEvent) => {
        // After a touch, the point stays active until something else is touched.
        if (event.pointerType !== 'touch') setIsShown(false);
      },
      onFocus: (event: React.FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) showAndAnnounce(isThere ? kept : firstPoint(rows));
      },
      onBlur: () => {
        setIsShown(false);
        setAnnouncement('');
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape') {
          // Escape is handled only while open: the next press closes a surrounding dialog.
          if (isShown) event.stopPropagation();
          setIsShown(false);
          setAnnouncement('');
          return;
        }
        const start = isThere ? kept : firstPoint(rows);
        if (start === null) return;
        const isRightToLeft = direction === 'rtl';
        const next = walk(rows, start, form === 'ring' ? ringKey(event.key, isRightToLeft) : event.key, isRightToLeft);
        if (next === null) return;
        event.preventDefault();
        showAndAnnounce(isThere ? next : start);
      },
    },
  };
}
