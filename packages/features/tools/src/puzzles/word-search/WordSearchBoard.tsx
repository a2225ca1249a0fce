import { useCopy } from '@apiyard/kit/copy.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import { cell as cellStyle, hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { isRightToLeft } from '../words/word-levels.ts';
import type { WordSearchPosition, WordSearchPuzzle } from './word-search-board.ts';
import { lineBetween } from './word-search-board.ts';
import { wordSearchCopy } from './word-search-copy.ts';
import { WordLine } from './WordLine.tsx';
import { board, cell as ownCell, chosen as chosenStyle, frame, lines, row as rowStyle } from './WordSearchBoard.css.ts';

interface WordSearchBoardProps {
  readonly size: number;
  /** Null while the puzzle is made. */
  readonly puzzle: WordSearchPuzzle | null;
  readonly position: WordSearchPosition | null;
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
  /** The first letter of a selection that has no last one. */
  readonly first: number | null;
  /** A press on a cell, by pointer or Space. */
  readonly onSelect: (cell: number) => void;
  readonly onCancel: () => void;
  /** A drag from one cell to another. */
  readonly onLine: (cells: readonly number[]) => void;
  readonly hints: ReadonlySet<number>;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

/** A grid of named letters. It runs in the direction of its words, in every language of the page. */
export function WordSearchBoard(props: WordSearchBoardProps) {
  const { size, puzzle, position, chosen, onChoose, first, onSelect, onCancel, hints, isCovered = false } = props;
  const t = useCopy(wordSearchCopy);
  const isMirrored = puzzle !== null && isRightToLeft(puzzle.language);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') onSelect(chosen);
    else if (event.key === 'Escape' && first !== null) onCancel();
    else return;
    event.preventDefault();
  };
  const { grid, onKeyDown } = useGridFocus({ width: size, height: size, isMirrored }, chosen, onChoose, press);
  const [drag, setDrag] = useDrag((from, to) => {
    if (from === to) onSelect(to);
    else props.onLine(lineBetween(size, from, to));
  });
  const shown = isCovered ? null : puzzle;
  const found = position?.flatMap((number) => puzzle?.words[number] ?? []) ?? [];
  const foundCells = new Set(found.flatMap(({ cells }) => cells));
  const from = drag?.from ?? first;
  const selection = from === null ? null : lineBetween(size, from, drag?.to ?? chosen);

  const begin = (event: PointerEvent<HTMLElement>, at: number) => {
    if (shown === null || event.button !== 0) return;
    // Touches would otherwise belong to their first cell, and the others would not see them.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.releasePointerCapture(event.pointerId);
    }
    onChoose(at);
    setDrag({ from: at, to: at });
  };
  const nameOf = (at: number): string => {
    const letter = shown?.letters[at] ?? '';
    const content = hints.has(at) ? t('wordSearch.cell.hinted', { content: letter }) : letter;
    const marked = foundCells.has(at) ? t('wordSearch.cell.found', { content }) : content;
    return t('wordSearch.cell', {
      row: Math.floor(at / size) + 1,
      column: (at % size) + 1,
      content: at === first ? t('wordSearch.cell.first', { content: marked }) : marked,
    });
  };
  return (
    <div className={frame}>
      <div
        ref={grid}
        role="grid"
        dir={isMirrored ? 'rtl' : 'ltr'}
        aria-label={t('wordSearch.board')}
        aria-busy={position === null}
        className={board}
        inert={isCovered}
        style={{ '--columns': size } as CSSProperties}
      >
        {shown !== null && (
          <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className={lines}>
            {found.map(({ word, cells }) => (
              <WordLine key={word} {...{ size, cells, isMirrored }} look="found" />
            ))}
            {selection !== null && <WordLine {...{ size, isMirrored }} cells={selection} look="selection" />}
          </svg>
        )}
        {Array.from({ length: size }, (_, y) => (
          <div key={y} role="row" className={rowStyle}>
            {Array.from({ length: size }, (__, x) => {
              const at = y * size + x;
              const classes = [
                cellStyle,
                ownCell,
                ...(at === chosen ? [chosenStyle] : []),
                ...(hints.has(at) && shown !== null ? [hinted] : []),
              ];
              return (
                <div
                  key={x}
                  role="gridcell"
                  lang={puzzle?.language}
                  tabIndex={at === chosen ? 0 : -1}
                  aria-label={nameOf(at)}
                  aria-selected={selection?.includes(at) ?? false}
                  onKeyDown={onKeyDown}
                  onPointerDown={(event) => begin(event, at)}
                  onPointerEnter={() => {
                    if (drag !== null && drag.to !== at) setDrag({ ...drag, to: at });
                  }}
                  onFocus={() => {
                    if (at !== chosen) onChoose(at);
                  }}
                  className={classes.join(' ')}
                >
                  {shown?.letters[at]}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** A drag over the board. It counts when it ends, and not when the browser takes it over. */
function useDrag(onEnd: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    if (drag === null) return undefined;
    const end = () => {
      setDrag(null);
      onEnd(drag.from, drag.to);
    };
    const cancel = () => setDrag(null);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [drag, onEnd]);
  return [drag, setDrag] as const;
}
