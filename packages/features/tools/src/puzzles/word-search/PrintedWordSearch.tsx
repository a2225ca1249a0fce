import { letters, lines, picture, words as wordsStyle } from '../print/drawing.css.ts';
import { isRightToLeft } from '../words/word-levels.ts';
import type { WordSearchPuzzle } from './word-search-board.ts';

interface PrintedWordSearchProps {
  readonly puzzle: WordSearchPuzzle;
  readonly isSolution: boolean;
  readonly label: string;
}

const cell = 20;
const edge = 2;

/** A word search as a drawing with its words below, and lines through them in the solution. */
export function PrintedWordSearch({ puzzle, isSolution, label }: PrintedWordSearchProps) {
  const { size, language } = puzzle;
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  const whole = size * cell;
  const centreOf = (at: number) => {
    const x = (at % size) * cell + cell / 2;
    return [dir === 'rtl' ? whole - x : x, Math.floor(at / size) * cell + cell / 2] as const;
  };
  return (
    <div dir={dir} lang={language}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-edge} ${-edge} ${whole + 2 * edge} ${whole + 2 * edge}`}
        className={picture}
      >
        <path className={lines} strokeWidth={1.2} d={`M0 0H${whole}V${whole}H0Z`} />
        {isSolution &&
          puzzle.words.map(({ word, cells }) => (
            <path
              key={word}
              className={lines}
              strokeWidth={1.2}
              strokeLinecap="round"
              d={`M${centreOf(cells[0] ?? 0).join(' ')}L${centreOf(cells.at(-1) ?? 0).join(' ')}`}
            />
          ))}
        <g className={letters} fontSize={12}>
          {puzzle.letters.map((letter, at) => {
            const [x, y] = centreOf(at);
            return (
              <text key={at} x={x} y={y + 4.2}>
                {letter}
              </text>
            );
          })}
        </g>
      </svg>
      {!isSolution && (
        <ul className={wordsStyle}>
          {puzzle.words.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
