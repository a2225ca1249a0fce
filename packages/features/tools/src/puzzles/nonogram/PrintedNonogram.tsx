import { letters, lines, picture, solid } from '../print/drawing.css.ts';
import type { NonogramPuzzle } from './nonogram-board.ts';

interface PrintedNonogramProps {
  readonly puzzle: NonogramPuzzle;
  readonly isSolution: boolean;
  readonly label: string;
}

const cell = 20;
const edge = 2;
/** The place of one number of a clue. */
const place = 14;

/** A nonogram as a drawing, so that lines and numbers are sharp on paper. */
export function PrintedNonogram({ puzzle: { clues, solution }, isSolution, label }: PrintedNonogramProps) {
  const size = solution.length;
  const longest = (all: readonly (readonly number[])[]) => Math.max(1, ...all.map((clue) => clue.length));
  const left = longest(clues.rows) * place + 4;
  const top = longest(clues.columns) * place + 4;
  const whole = size * cell;
  const shown = (clue: readonly number[]) => (clue.length === 0 ? [0] : clue);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge - left} ${-edge - top} ${whole + left + 2 * edge} ${whole + top + 2 * edge}`}
      className={picture}
    >
      {isSolution && (
        <path
          className={solid}
          d={solution
            .flatMap((row, y) => row.map((state, x) => (state === 1 ? `M${x * cell} ${y * cell}h20v20h-20z` : '')))
            .join('')}
        />
      )}
      <g className={lines}>
        {Array.from({ length: size + 1 }, (_, line) => (
          <path
            key={line}
            d={`M${line * cell} 0V${whole}M0 ${line * cell}H${whole}`}
            strokeWidth={line % 5 === 0 || line === size ? 1.6 : 0.5}
            strokeLinecap="square"
          />
        ))}
      </g>
      <g className={letters} fontSize={11}>
        {clues.rows.map((clue, y) =>
          shown(clue)
            .toReversed()
            .map((length, at) => (
              <text key={`${y} ${at}`} x={-4 - place * at - place / 2} y={y * cell + 14}>
                {length}
              </text>
            )),
        )}
        {clues.columns.map((clue, x) =>
          shown(clue)
            .toReversed()
            .map((length, at) => (
              <text key={`${x} ${at}`} x={x * cell + cell / 2} y={-5 - place * at}>
                {length}
              </text>
            )),
        )}
      </g>
    </svg>
  );
}
