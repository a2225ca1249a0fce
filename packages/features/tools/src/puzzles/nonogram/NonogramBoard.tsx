import type { CellState } from '@apiyard/kernels/nonogram/line';
import { useCopy } from '@apiyard/kit/copy.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconX } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cell as cellStyle, hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { ZoomedBoard } from '../frame/ZoomedBoard.tsx';
import type { NonogramPosition, NonogramPuzzle } from './nonogram-board.ts';
import { cellsBetween, columnOf, isLineComplete, paint, stateAt, strokeFrom } from './nonogram-board.ts';
import { nonogramCopy } from './nonogram-copy.ts';
import { clueText } from './nonogram-hints.ts';
import {
  board,
  cell as ownCell,
  clueRow,
  clueShare,
  columnClue,
  complete,
  corner,
  crossed,
  current,
  fifthRow,
  filled,
  looks,
  number,
  paintable,
  row as rowStyle,
  rowClue,
  wrong,
} from './NonogramBoard.css.ts';

interface NonogramBoardProps {
  /** Cells across and down. */
  readonly size: number;
  /** Null while the puzzle is made. */
  readonly puzzle: NonogramPuzzle | null;
  readonly position: NonogramPosition | null;
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
  /** Keys other than those that move. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** What a press or a drag enters: filled cells or crosses. */
  readonly brush: 1 | 2;
  readonly onPaint: (cells: readonly number[], to: CellState) => void;
  readonly mistakes: ReadonlySet<number>;
  readonly hints: ReadonlySet<number>;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  /** A drag by touch scrolls the zoomed board. */
  readonly isMoving: boolean;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

interface Stroke {
  readonly cells: readonly number[];
  /** Where the pointer is. */
  readonly at: number;
  readonly to: CellState;
}

const contents = { 0: 'nonogram.cell.open', 1: 'nonogram.cell.filled', 2: 'nonogram.cell.crossed' } as const;

/** A grid of named cells with the clues of its rows and columns. It runs from left to right in every language. */
export function NonogramBoard(props: NonogramBoardProps) {
  const {
    size,
    puzzle,
    position,
    chosen,
    onChoose,
    brush,
    mistakes,
    hints,
    isZoomed,
    isMoving,
    isCovered = false,
  } = props;
  const t = useCopy(nonogramCopy);
  const { grid, onKeyDown } = useGridFocus({ width: size, height: size }, chosen, onChoose, props.onKey);
  const { stroke, setStroke, extend } = useStroke(size, props.onPaint);
  const shown = isCovered || position === null ? null : stroke ? paint(position, stroke.cells, stroke.to) : position;
  const clues = isCovered ? null : (puzzle?.clues ?? null);
  const lines = Array.from({ length: size }, (_, at) => at);
  const longest = (all: readonly (readonly number[])[] | undefined) =>
    Math.max(2, ...(all ?? []).map((clue) => clue.length));
  const rowClues = longest(puzzle?.clues.rows);
  const chosenRow = Math.floor(chosen / size);
  const chosenColumn = chosen % size;

  const begin = (event: PointerEvent<HTMLElement>, at: number) => {
    // A second finger scrolls and zooms: what the first one has drawn is no stroke.
    if (!event.isPrimary) return setStroke(null);
    if (position === null || isCovered || event.button > 2) return;
    // Touches would otherwise belong to their first cell, and the others would not see them.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.releasePointerCapture(event.pointerId);
    }
    onChoose(at);
    setStroke({ cells: [at], at, to: strokeFrom(stateAt(position, at), event.button === 2 ? 2 : brush) });
  };
  const header = (axis: 'row' | 'column', at: number) => {
    const clue = (axis === 'row' ? clues?.rows : clues?.columns)?.[at] ?? [];
    const line = shown === null ? [] : axis === 'row' ? (shown[at] ?? []) : columnOf(shown, at);
    const isComplete = shown !== null && isLineComplete(clue, line);
    const name = t(axis === 'row' ? 'nonogram.row' : 'nonogram.column', { line: at + 1, clue: clueText(clue) });
    const isCurrent = at === (axis === 'row' ? chosenRow : chosenColumn);
    return (
      <div
        key={`${axis} ${at}`}
        role={axis === 'row' ? 'rowheader' : 'columnheader'}
        className={[
          axis === 'row' ? rowClue : columnClue,
          ...(isComplete ? [complete] : []),
          ...(isCurrent ? [current] : []),
        ].join(' ')}
      >
        <span className={visuallyHidden}>{isComplete ? t('nonogram.complete', { name }) : name}</span>
        {clues !== null &&
          (clue.length === 0 ? [0] : clue).map((length, index) => (
            <span key={index} aria-hidden className={number} data-number={length} />
          ))}
      </div>
    );
  };
  const nameOf = (at: number, state: CellState): string => {
    const content = t(contents[state]);
    const marked = mistakes.has(at) ? t('nonogram.cell.wrong', { content }) : content;
    return t('nonogram.cell', {
      row: Math.floor(at / size) + 1,
      rowClue: clueText(clues?.rows[Math.floor(at / size)] ?? []),
      column: (at % size) + 1,
      columnClue: clueText(clues?.columns[at % size] ?? []),
      content: hints.has(at) ? t('nonogram.cell.hinted', { content: marked }) : marked,
    });
  };
  return (
    <ZoomedBoard across={size + rowClues * clueShare} isZoomed={isZoomed} onZoom={props.onZoom}>
      <div
        ref={grid}
        role="grid"
        dir="ltr"
        aria-label={t('nonogram.board')}
        aria-busy={position === null}
        className={board}
        inert={isCovered}
        style={
          {
            '--columns': size,
            '--row-clues': rowClues,
            '--column-clues': longest(puzzle?.clues.columns),
          } as CSSProperties
        }
      >
        <div role="row" className={`${rowStyle} ${clueRow}`}>
          <div role="columnheader" className={corner}>
            <span className={visuallyHidden}>{t('nonogram.clues')}</span>
          </div>
          {lines.map((column) => header('column', column))}
        </div>
        {lines.map((y) => (
          <div key={y} role="row" className={rowStyle}>
            {header('row', y)}
            {lines.map((x) => {
              const at = y * size + x;
              const state = shown?.[y]?.[x] ?? 0;
              const look = at === chosen ? 'chosen' : y === chosenRow || x === chosenColumn ? 'seen' : 'plain';
              const classes = [
                cellStyle,
                ownCell,
                looks[shown === null ? 'plain' : look],
                ...(y % 5 === 4 ? [fifthRow] : []),
                ...(isMoving ? [] : [paintable]),
                ...(mistakes.has(at) && shown !== null ? [wrong] : []),
                ...(hints.has(at) && shown !== null ? [hinted] : []),
              ];
              return (
                <div
                  key={x}
                  role="gridcell"
                  tabIndex={at === chosen ? 0 : -1}
                  aria-label={nameOf(at, state)}
                  aria-selected={at === chosen}
                  onKeyDown={onKeyDown}
                  onPointerDown={(event) => begin(event, at)}
                  onPointerEnter={() => extend(at)}
                  onContextMenu={(event) => event.preventDefault()}
                  onFocus={() => {
                    if (at !== chosen) onChoose(at);
                  }}
                  className={classes.join(' ')}
                >
                  {state === 1 && <span aria-hidden className={filled} />}
                  {state === 2 && <IconX aria-hidden stroke={1.5} className={crossed} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </ZoomedBoard>
  );
}

/** The stroke that is drawn. It is one move when it ends, and none when the browser takes it over to scroll. */
function useStroke(size: number, onPaint: NonogramBoardProps['onPaint']) {
  const [stroke, show] = useState<Stroke | null>(null);
  // A fast drag reaches several cells before the next render.
  const latest = useRef<Stroke | null>(null);
  const setStroke = (next: Stroke | null) => {
    latest.current = next;
    show(next);
  };
  const isDrawn = stroke !== null;
  const end = useEffectEvent(() => {
    const drawn = latest.current;
    setStroke(null);
    if (drawn !== null) onPaint(drawn.cells, drawn.to);
  });
  const cancel = useEffectEvent(() => setStroke(null));
  useEffect(() => {
    if (!isDrawn) return undefined;
    const onEnd = () => end();
    const onCancel = () => cancel();
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onCancel);
    return () => {
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onCancel);
    };
  }, [isDrawn]);
  const extend = (at: number) => {
    const drawn = latest.current;
    if (drawn === null) return;
    const added = cellsBetween(size, drawn.at, at).filter((cell) => !drawn.cells.includes(cell));
    setStroke({ ...drawn, cells: [...drawn.cells, ...added], at });
  };
  return { stroke, setStroke, extend };
}
