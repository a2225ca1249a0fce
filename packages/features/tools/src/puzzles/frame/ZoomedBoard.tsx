import type { CSSProperties, ReactNode } from 'react';
import { useTwoFingers } from './use-two-fingers.ts';
import { scroller, viewport } from './ZoomedBoard.css.ts';

interface ZoomedBoardProps {
  /** The width of the board, in cells. */
  readonly across: number;
  /** Cells are large enough for a finger, and the board scrolls. */
  readonly isZoomed: boolean;
  /** Two fingers scroll and zoom. For boards whose cells take what a single one does. @default the browser's gestures */
  readonly onZoom?: (isZoomed: boolean) => void;
  /** Its cells are `--cell` wide and high. */
  readonly children: ReactNode;
}

/** A board of many cells: fitted into the page, or zoomed in. */
export function ZoomedBoard({ across, isZoomed, onZoom, children }: ZoomedBoardProps) {
  const twoFingers = useTwoFingers((next) => onZoom?.(next));
  return (
    <div className={viewport}>
      <div
        className={scroller[isZoomed ? 'zoomed' : 'fit']}
        style={{ '--across': across } as CSSProperties}
        {...(onZoom === undefined ? {} : twoFingers)}
      >
        {children}
      </div>
    </div>
  );
}
