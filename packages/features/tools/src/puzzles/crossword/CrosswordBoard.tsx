import { gridLetters } from '@apiyard/kernels/words/words';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { isRightToLeft } from '../words/word-levels.ts';
import type { CrosswordPosition, CrosswordPuzzle } from './crossword-board.ts';
import { crosswordCopy } from './crossword-copy.ts';
import {
  board,
  cell as cellStyle,
  chosen as chosenStyle,
  frame,
  letter as letterStyle,
  looks,
  number as numberStyle,
  row as rowStyle,
  wrong,
} from './CrosswordBoard.css.ts';

interface CrosswordBoardProps {
  /** Null while the puzzle is made. */
  readonly puzzle: CrosswordPuzzle | null;
  readonly position: CrosswordPosition | null;
  readonly chosen: number;
  /** The entry that letters are typed into. */
  readonly entry: number | null;
  /** By an arrow key or the focus. */
  readonly onChoose: (cell: number) => void;
  /** A press on the cell that is chosen. */
  readonly onTurn: () => void;
  readonly onType: (letters: readonly string[]) => void;
  /** Keys other than those that move. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly mistakes: ReadonlySet<number>;
  readonly hints: ReadonlySet<number>;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

const placeholderSize = 9;

/** A grid of fields for one letter each, which phones open their keyboard for. It runs in the direction of its words. */
export function CrosswordBoard(props: CrosswordBoardProps) {
  const { puzzle, position, chosen, entry: entryIndex, onChoose, mistakes, hints, isCovered = false } = props;
  const t = useCopy(crosswordCopy);
  const { width, height } = puzzle ?? { width: placeholderSize, height: placeholderSize };
  const isMirrored = puzzle !== null && isRightToLeft(puzzle.language);
  const { grid, onKeyDown } = useGridFocus({ width, height, isMirrored }, chosen, onChoose, props.onKey);
  const wasChosen = useRef(false);
  const entry = entryIndex === null ? undefined : puzzle?.entries[entryIndex];
  const nameOf = (at: number): string => {
    const own = entry?.cells.includes(at) ? entry : puzzle?.entries.find(({ cells }) => cells.includes(at));
    if (own === undefined) return '';
    const content = t('crossword.cell', {
      entry: t(`crossword.entry.${own.direction}`, { number: own.number }),
      at: own.cells.indexOf(at) + 1,
      length: own.cells.length,
      row: Math.floor(at / width) + 1,
      column: (at % width) + 1,
    });
    const marked = mistakes.has(at) ? t('crossword.cell.wrong', { content }) : content;
    return hints.has(at) ? t('crossword.cell.hinted', { content: marked }) : marked;
  };
  /** What was typed, without the letter that was there before. */
  const typed = (text: string, before: string) => {
    const letters = gridLetters(text);
    const known = letters.length > 1 ? letters.indexOf(before) : -1;
    props.onType(known === -1 ? letters : letters.toSpliced(known, 1));
  };
  return (
    <div className={frame} style={{ '--columns': width, '--rows': height } as CSSProperties}>
      <div
        ref={grid}
        role="grid"
        dir={isMirrored ? 'rtl' : 'ltr'}
        aria-label={t('crossword.board')}
        aria-busy={position === null}
        className={board}
        inert={isCovered}
      >
        {Array.from({ length: height }, (_, y) => (
          <div key={y} role="row" className={rowStyle}>
            {Array.from({ length: width }, (__, x) => {
              const at = y * width + x;
              const isWhite = puzzle !== null && puzzle.solution[at] !== null;
              const number = puzzle?.entries.find(({ cells }) => cells[0] === at)?.number;
              const look =
                puzzle === null ? 'plain' : !isWhite ? 'black' : entry?.cells.includes(at) ? 'entry' : 'plain';
              const isMarked = isWhite && !isCovered;
              const classes = [
                cellStyle,
                looks[look],
                ...(mistakes.has(at) && isMarked ? [wrong] : []),
                ...(hints.has(at) && isMarked ? [hinted] : []),
              ];
              return (
                <div key={x} role="gridcell" className={classes.join(' ')}>
                  {isWhite && (
                    <>
                      {number !== undefined && <span aria-hidden className={numberStyle} data-number={number} />}
                      <input
                        type="text"
                        lang={puzzle.language}
                        aria-label={nameOf(at)}
                        autoCapitalize="characters"
                        autoComplete="off"
                        autoCorrect="off"
                        spellCheck={false}
                        enterKeyHint="next"
                        tabIndex={at === chosen ? 0 : -1}
                        className={at === chosen ? `${letterStyle} ${chosenStyle}` : letterStyle}
                        value={isCovered ? '' : (position?.[at] ?? '')}
                        onChange={({ target }) => typed(target.value, position?.[at] ?? '')}
                        onKeyDown={onKeyDown}
                        onPointerDown={(event) => {
                          wasChosen.current = at === chosen && event.currentTarget === document.activeElement;
                        }}
                        onClick={() => {
                          if (wasChosen.current) props.onTurn();
                          wasChosen.current = false;
                        }}
                        onFocus={({ target }) => {
                          target.select();
                          if (at !== chosen) onChoose(at);
                        }}
                      />
                    </>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
