import type { CSSProperties, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useScrolls } from '../../collection/use-scrolls.ts';
import type { ElementProps } from '../../element/element-props.ts';
import { keyShare, limitsFor } from './pane-share.ts';
import { useShare } from './use-share.ts';
import { handle, pane, panes, room } from './SplitPanes.css.ts';

/** Its `id` and `aria-` attributes are those of the handle. */
export interface SplitPanesProps extends ElementProps {
  /** The first pane: at the start, or above. */
  start: ReactNode;
  /** The second pane: at the end, or below. */
  end: ReactNode;
  /** Names the handle between them: 'Width of the form'. */
  label: string;
  /** `horizontal` has the panes side by side, `vertical` one above the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Share of the start pane in percent, until someone moves the handle. @default 50 */
  startShare?: number;
  /** Least size of each pane in px. @default [160, 160] */
  sizesMin?: readonly [start: number, end: number];
  /**
   * Keeps the share in this browser under an ID, until local storage is emptied. Pages that the server renders show the
   * initial share first. @default not kept
   */
  keepAs?: string;
  /** Called with the new share in percent when the handle moves. */
  onShareChange?: (share: number) => void;
  /** Side by side even where the container is narrower than 600 px. @default false */
  isNeverStacked?: boolean;
}

/**
 * Two panes with a handle that resizes them, each scrolling by itself. Nest them for three. On narrow screens they are
 * one below the other. Columns of fixed proportions are `Columns`.
 */
export function SplitPanes({
  ref,
  start,
  end,
  label,
  orientation = 'horizontal',
  startShare = 50,
  sizesMin = [160, 160],
  keepAs,
  onShareChange,
  isNeverStacked = false,
  ...element
}: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const startId = useId();
  const { direction } = useLocale();
  const isRow = orientation === 'horizontal';
  const along = isRow && direction === 'rtl' ? -1 : 1;
  const { share, limits, move, end: endMove } = useShare({ box, isRow, startShare, sizesMin, keepAs, onShareChange });
  const drag = (event: React.PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box.current === null) return;
    const { left, right, top, width, height } = box.current.getBoundingClientRect();
    const at = isRow
      ? (along === 1 ? event.clientX - left : right - event.clientX) / width
      : (event.clientY - top) / height;
    move(at * 100, limitsFor(isRow ? width : height, sizesMin));
  };
  const press = (event: React.KeyboardEvent) => {
    const to = keyShare(event.key, { share, limits, startShare, isRow, along });
    if (to === null) return;
    event.preventDefault();
    move(to);
    endMove(to);
  };
  return (
    <div ref={ref} className={room}>
      <div
        ref={box}
        className={isRow ? (isNeverStacked ? panes.row : panes.stackingRow) : panes.column}
        style={
          {
            '--pane-share': `${share}%`,
            '--pane-start-min': `${sizesMin[0]}px`,
            '--pane-end-min': `${sizesMin[1]}px`,
          } as CSSProperties
        }
      >
        <Pane id={startId}>{start}</Pane>
        {/* The pattern 'window splitter' of the ARIA guide: a separator that takes the focus is a control. */}
        <div
          {...element}
          role="separator"
          aria-orientation={isRow ? 'vertical' : 'horizontal'}
          aria-label={label}
          aria-controls={startId}
          aria-valuenow={Math.round(share)}
          aria-valuemin={Math.round(limits[0])}
          aria-valuemax={Math.round(limits[1])}
          tabIndex={0}
          className={isRow ? (isNeverStacked ? handle.row : handle.stackingRow) : handle.column}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onPointerUp={() => endMove()}
          onDoubleClick={() => {
            move(startShare);
            endMove(startShare);
          }}
          onKeyDown={press}
        />
        <Pane>{end}</Pane>
      </div>
    </div>
  );
}

/** Content that is longer scrolls, also by keyboard. */
function Pane({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(element);
  return (
    <div ref={element} id={id} className={pane} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
