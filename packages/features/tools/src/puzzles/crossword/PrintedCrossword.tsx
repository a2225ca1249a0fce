import { useCopy } from '@apiyard/kit/copy.ts';
import { clueHeading, clueList, clues, letters, lines, picture } from '../print/drawing.css.ts';
import { isRightToLeft } from '../words/word-levels.ts';
import type { CrosswordPuzzle } from './crossword-board.ts';
import { crosswordCopy } from './crossword-copy.ts';

interface PrintedCrosswordProps {
  readonly puzzle: CrosswordPuzzle;
  readonly isSolution: boolean;
  readonly label: string;
}

const cell = 20;
const edge = 2;

/** A crossword as a drawing with its clues below. Black cells are left out, which spares ink. */
export function PrintedCrossword({ puzzle, isSolution, label }: PrintedCrosswordProps) {
  const t = useCopy(crosswordCopy);
  const { width, height, solution, entries, language } = puzzle;
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  const columnOf = (at: number) => (dir === 'rtl' ? width - 1 - (at % width) : at % width);
  const placeOf = (at: number) => [columnOf(at) * cell, Math.floor(at / width) * cell] as const;
  const starts = new Map(entries.map(({ cells, number }) => [cells[0] ?? 0, number]));
  return (
    <div dir={dir} lang={language}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-edge} ${-edge} ${width * cell + 2 * edge} ${height * cell + 2 * edge}`}
        className={picture}
      >
        {solution.map((letter, at) => {
          if (letter === null) return null;
          const [x, y] = placeOf(at);
          const number = starts.get(at);
          return (
            <g key={at}>
              <path className={lines} strokeWidth={1} d={`M${x} ${y}h${cell}v${cell}h${-cell}z`} />
              {number !== undefined && (
                <text className={letters} fontSize={6} x={dir === 'rtl' ? x + cell - 4.5 : x + 4.5} y={y + 7}>
                  {number}
                </text>
              )}
              {isSolution && (
                <text className={letters} fontSize={12} x={x + cell / 2} y={y + 15.5}>
                  {letter}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {!isSolution && (
        <div className={clues}>
          {(['across', 'down'] as const).map((direction) => (
            <section key={direction}>
              <h2 className={clueHeading}>{t(`crossword.${direction}`)}</h2>
              <ol className={clueList}>
                {entries
                  .filter((entry) => entry.direction === direction)
                  .map(({ number, clue, cells }) => (
                    <li key={number} value={number}>
                      {t('crossword.clue', { clue, length: cells.length })}
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
