import { mazeUnit, mazeWalls } from '@apiyard/kernels/maze/draw';
import { useCopy } from '@apiyard/kit/copy.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { ZoomedBoard } from '../frame/ZoomedBoard.tsx';
import type { MazePosition, MazePuzzle } from './maze-board.ts';
import { cellsOf, run, stepAfterKey, walk, walkTo } from './maze-board.ts';
import { mazeCopy } from './maze-copy.ts';
import {
  board,
  drawable,
  goal,
  hint as hintStyle,
  path as pathStyle,
  picture,
  walker,
  walls,
} from './MazeBoard.css.ts';

interface MazeBoardProps {
  /** Cells across and down. */
  readonly size: number;
  /** Null while the puzzle is made. */
  readonly puzzle: MazePuzzle | null;
  readonly position: MazePosition | null;
  readonly onWalk: (path: MazePosition) => void;
  /** Where the path is and can go, for screen readers. */
  readonly description: string;
  readonly hinted: number | null;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  /** A drag scrolls the zoomed board. */
  readonly isMoving: boolean;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

const margin = 2;
const centre = (at: number) => at * mazeUnit + mazeUnit / 2;

/** A maze and the path through it. It is the same in every language. */
export function MazeBoard(props: MazeBoardProps) {
  const { size, puzzle, position, onWalk, description, hinted, isZoomed, isMoving, isCovered = false } = props;
  const t = useCopy(mazeCopy);
  const descriptionId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<MazePosition | null>(null);
  const last = useRef<readonly [x: number, y: number] | null>(null);
  const path = draft ?? position;
  const shown = isCovered ? null : puzzle;
  const pointOf = ({ row, column }: { readonly row: number; readonly column: number }) =>
    [centre(column), centre(row)] as const;
  const whole = size * mazeUnit;

  const press = (event: KeyboardEvent) => {
    const step = stepAfterKey(event.key);
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (puzzle === null || position === null) return;
    onWalk(event.shiftKey ? run(puzzle, position, step) : walk(puzzle, position, step));
  };
  /** In cells. */
  const placeOf = (event: PointerEvent): readonly [number, number] => {
    const box = place.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
    const unit = (whole + 2 * margin) / (box.width * mazeUnit);
    const edge = margin / mazeUnit;
    return [(event.clientX - box.left) * unit - edge, (event.clientY - box.top) * unit - edge];
  };
  /** Along a straight line, so that a fast drag does not skip cells. */
  const draw = (from: MazePosition, to: readonly [number, number]) => {
    if (puzzle === null) return;
    const [startX, startY] = last.current ?? to;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - startX, to[1] - startY) * 2));
    let next = from;
    for (let part = 1; part <= parts; part += 1) {
      const column = Math.floor(startX + ((to[0] - startX) * part) / parts);
      const row = Math.floor(startY + ((to[1] - startY) * part) / parts);
      if (row >= 0 && row < size && column >= 0 && column < size) next = walkTo(puzzle, next, row * size + column);
    }
    last.current = to;
    setDraft(next);
  };
  const forget = () => {
    last.current = null;
    setDraft(null);
  };
  const end = () => {
    forget();
    if (draft !== null) onWalk(draft);
  };
  const cells = shown === null || path === null ? [] : cellsOf(shown, path);
  const rowOf = (cell: number) => ({ row: Math.floor(cell / size), column: cell % size });
  const [walkerX, walkerY] = pointOf(rowOf(cells.at(-1) ?? 0));
  return (
    <ZoomedBoard across={size} isZoomed={isZoomed} onZoom={props.onZoom}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application that takes focus is a widget: https://www.w3.org/TR/wai-aria-1.2/#application */}
      <div
        ref={place}
        role="application"
        dir="ltr"
        tabIndex={0}
        aria-label={t('maze.board')}
        aria-describedby={descriptionId}
        aria-busy={position === null}
        inert={isCovered}
        className={isMoving ? board : `${board} ${drawable}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          // A second finger scrolls and zooms: what the first one has drawn is no move.
          if (!event.isPrimary) return forget();
          if (isMoving || position === null || isCovered || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(position, placeOf(event));
        }}
        onPointerMove={(event) => {
          if (draft !== null) draw(draft, placeOf(event));
        }}
        onPointerUp={end}
        onPointerCancel={forget}
      >
        <svg
          aria-hidden
          viewBox={`${-margin} ${-margin} ${whole + 2 * margin} ${whole + 2 * margin}`}
          className={picture}
        >
          {shown !== null && (
            <>
              <path className={walls} d={mazeWalls(shown)} />
              <path className={goal} d={flagAt(pointOf(shown.end))} />
              <path
                className={pathStyle}
                d={`M${centre(shown.start.column)} 0${cells.map((cell) => `L${pointOf(rowOf(cell)).join(' ')}`).join('')}`}
              />
              {hinted !== null && <circle className={hintStyle} {...circleAt(pointOf(rowOf(hinted)))} r={4} />}
              <circle className={walker} cx={walkerX} cy={walkerY} r={2.8} />
            </>
          )}
        </svg>
        <span id={descriptionId} className={visuallyHidden}>
          {description}
        </span>
      </div>
    </ZoomedBoard>
  );
}

const circleAt = ([cx, cy]: readonly [number, number]) => ({ cx, cy });
const flagAt = ([x, y]: readonly [number, number]) =>
  `M${x - 1.5} ${y + 3}V${y - 3}L${x + 2.5} ${y - 1.5}L${x - 1.5} ${y}`;
