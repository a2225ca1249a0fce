import { columnOf, rowOf, sees } from '@apiyard/kernels/sudoku/board';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { KeyboardEvent } from 'react';
import { hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { sudokuCopy } from './sudoku-copy.ts';
import type { SudokuCell, SudokuPosition, SudokuPuzzle } from './sudoku-board.ts';
import {
  board,
  cell as cellStyle,
  clue,
  looks,
  note,
  notes as notesStyle,
  row as rowStyle,
  wrong,
} from './SudokuBoard.css.ts';

interface SudokuBoardProps {
  /** Null while the puzzle is made. */
  readonly puzzle: SudokuPuzzle | null;
  readonly position: SudokuPosition | null;
  /** The cell that digits are entered in. */
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
  /** Keys other than those that move. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly mistakes: ReadonlySet<number>;
  readonly hints: ReadonlySet<number>;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const field = { width: 9, height: 9 };
const blank: SudokuCell = { digit: 0, notes: [] };

/** A grid of 81 named cells that is one tab stop. It runs from left to right in every language, as sudokus do. */
export function SudokuBoard({
  puzzle,
  position,
  chosen,
  onChoose,
  onKey,
  mistakes,
  hints,
  isCovered = false,
}: SudokuBoardProps) {
  const t = useCopy(sudokuCopy);
  const { grid, onKeyDown } = useGridFocus(field, chosen, onChoose, onKey);
  const shown = isCovered ? null : position;
  const chosenDigit = shown?.[chosen]?.digit ?? 0;
  const contentOf = (at: number, { digit, notes }: SudokuCell): string => {
    if (digit === 0) {
      return notes.length === 0 ? t('sudoku.cell.empty') : t('sudoku.cell.notes', { digits: notes.join(', ') });
    }
    if (puzzle?.clues[at] !== 0) return t('sudoku.cell.clue', { digit });
    return mistakes.has(at) ? t('sudoku.cell.wrong', { digit }) : String(digit);
  };
  const nameOf = (at: number, cell: SudokuCell): string => {
    const content = contentOf(at, cell);
    return t('sudoku.cell', {
      row: rowOf(at) + 1,
      column: columnOf(at) + 1,
      content: hints.has(at) ? t('sudoku.cell.hinted', { content }) : content,
    });
  };
  const lookOf = (at: number, digit: number): keyof typeof looks => {
    if (shown === null) return 'plain';
    if (at === chosen) return 'chosen';
    if (digit !== 0 && digit === chosenDigit) return 'same';
    return sees(at, chosen) ? 'seen' : 'plain';
  };
  return (
    <div
      ref={grid}
      role="grid"
      dir="ltr"
      aria-label={t('sudoku.board')}
      aria-busy={position === null}
      className={board}
      inert={isCovered}
    >
      {nine.map((row) => (
        <div key={row} role="row" className={rowStyle}>
          {nine.map((column) => {
            const at = row * 9 + column;
            const cell = shown?.[at] ?? blank;
            const isClue = shown !== null && puzzle?.clues[at] !== 0;
            const classes = [
              cellStyle,
              looks[lookOf(at, cell.digit)],
              ...(isClue ? [clue] : []),
              ...(mistakes.has(at) && shown !== null ? [wrong] : []),
              ...(hints.has(at) && shown !== null ? [hinted] : []),
            ];
            return (
              <div
                key={column}
                role="gridcell"
                tabIndex={at === chosen ? 0 : -1}
                aria-label={nameOf(at, cell)}
                aria-selected={at === chosen}
                onKeyDown={onKeyDown}
                className={classes.join(' ')}
                onFocus={() => {
                  if (at !== chosen) onChoose(at);
                }}
              >
                {cell.digit !== 0 && <span aria-hidden>{cell.digit}</span>}
                {cell.digit === 0 && cell.notes.length > 0 && <Notes notes={cell.notes} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Each digit has its own place, so that notes can be compared at a glance. */
function Notes({ notes }: { readonly notes: readonly number[] }) {
  return (
    <span className={notesStyle} aria-hidden>
      {nine.map((at) => (
        <span key={at} className={note} data-note={notes.includes(at + 1) ? at + 1 : ''} />
      ))}
    </span>
  );
}
