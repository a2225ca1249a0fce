import type { CSSProperties, ReactNode } from 'react';
import { scroller, viewport } from './ZoomedBoard.css.ts';

interface ZoomedBoardProps {
  /** The width of the board, in cells. */
  readonly across: number;
  /** Cells are large enough for a finger, and the board scrolls. */
  readonly isZoomed: boolean;
  /** Its cells are `--cell` wide and high. */
  readonly children: ReactNode;
}

/** A board of many cells: fitted into the page, or zoomed in. */
export function ZoomedBoard({ across, isZoomed, children }: ZoomedBoardProps) {
  return (
    <div className={viewport}>
      <div className={scroller[isZoomed ? 'zoomed' : 'fit']} style={{ '--across': across } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
