import { IconBombFilled, IconFlagFilled } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { cell as cellStyle, hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { ZoomedBoard } from '../frame/ZoomedBoard.tsx';
import type { CellMark, MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';
import {
  board,
  cell as ownCell,
  chosen as chosenStyle,
  flag as flagStyle,
  looks,
  mine as mineStyle,
  numbers as numberStyles,
  row as rowStyle,
  symbol,
  wrong,
} from './MinesweeperBoard.css.ts';
import { useLongPress } from './use-long-press.ts';

interface MinesweeperBoardProps {
  readonly width: number;
  readonly height: number;
  /** Null while the puzzle is made. */
  readonly puzzle: MinesweeperPuzzle | null;
  readonly position: MinesweeperPosition | null;
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
  /** Keys other than those that move. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** A click or a tap. */
  readonly onPress: (cell: number) => void;
  /** A right click or a long press. */
  readonly onFlag: (cell: number) => void;
  readonly mistakes: ReadonlySet<number>;
  readonly hints: ReadonlySet<number>;
  readonly isZoomed: boolean;
  /** All mines are shown, at the end of the game. */
  readonly isEnd: boolean;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

type Content = 'covered' | 'flag' | 'wrongFlag' | 'mine' | 'exploded' | 'empty' | number;

/** A grid of named cells that is one tab stop. It runs from left to right in every language. */
export function MinesweeperBoard(props: MinesweeperBoardProps) {
  const { width, height, puzzle, position, chosen, onChoose, mistakes, hints, isZoomed, isEnd } = props;
  const { isCovered = false } = props;
  const t = useCopy(minesweeperCopy);
  const { grid, onKeyDown } = useGridFocus({ width, height }, chosen, onChoose, props.onKey);
  const { pressOf } = useLongPress(props.onPress, props.onFlag);
  const contentOf = (at: number): Content => {
    if (puzzle === null || position === null || isCovered) return 'covered';
    const mark: CellMark = position[at] ?? 'covered';
    const number = puzzle.numbers[at] ?? 0;
    if (mark === 'open') return number === -1 ? 'exploded' : number === 0 ? 'empty' : number;
    if (mark === 'flag') return (isEnd && number !== -1) || mistakes.has(at) ? 'wrongFlag' : 'flag';
    return isEnd && number === -1 ? 'mine' : 'covered';
  };
  const nameOf = (at: number, content: Content): string => {
    const text = typeof content === 'number' ? String(content) : t(`minesweeper.cell.${content}`);
    return t('minesweeper.cell', {
      row: Math.floor(at / width) + 1,
      column: (at % width) + 1,
      content: hints.has(at) ? t('minesweeper.cell.hinted', { content: text }) : text,
    });
  };
  return (
    <ZoomedBoard across={width} isZoomed={isZoomed}>
      <div
        ref={grid}
        role="grid"
        dir="ltr"
        aria-label={t('minesweeper.board')}
        aria-busy={position === null}
        className={board}
        inert={isCovered}
        style={{ '--columns': width } as CSSProperties}
      >
        {Array.from({ length: height }, (_, y) => (
          <div key={y} role="row" className={rowStyle}>
            {Array.from({ length: width }, (__, x) => {
              const at = y * width + x;
              const content = contentOf(at);
              const isOpen = content === 'empty' || content === 'exploded' || typeof content === 'number';
              const classes = [
                cellStyle,
                ownCell,
                looks[content === 'exploded' ? 'exploded' : isOpen ? 'open' : 'covered'],
                ...(typeof content === 'number' ? [numberStyles[numberLook(content)]] : []),
                ...(content === 'wrongFlag' ? [wrong] : []),
                ...(hints.has(at) && !isCovered ? [hinted] : []),
                ...(at === chosen ? [chosenStyle] : []),
              ];
              return (
                <div
                  key={x}
                  role="gridcell"
                  tabIndex={at === chosen ? 0 : -1}
                  aria-label={nameOf(at, content)}
                  aria-selected={at === chosen}
                  onKeyDown={onKeyDown}
                  onFocus={() => {
                    if (at !== chosen) onChoose(at);
                  }}
                  className={classes.join(' ')}
                  {...pressOf(at)}
                >
                  {typeof content === 'number' && <span aria-hidden>{content}</span>}
                  {(content === 'flag' || content === 'wrongFlag') && (
                    <span aria-hidden className={flagStyle}>
                      <IconFlagFilled className={symbol} />
                    </span>
                  )}
                  {(content === 'mine' || content === 'exploded') && (
                    <span aria-hidden className={mineStyle}>
                      <IconBombFilled className={symbol} />
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </ZoomedBoard>
  );
}

function numberLook(number: number): keyof typeof numberStyles {
  return number === 1 || number === 2 || number === 3 || number === 4 ? number : 'more';
}
