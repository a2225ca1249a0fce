import { columnOf, rowOf } from '@apiyard/kernels/sudoku/board';
import { letters, lines, picture } from '../print/drawing.css.ts';

interface PrintedSudokuProps {
  /** 81 digits, 0 for an empty cell. */
  readonly digits: readonly number[];
  readonly label: string;
}

const cell = 20;
const edge = 2;
const whole = 9 * cell;

/** A sudoku as a drawing, so that lines and digits are sharp on paper. */
export function PrintedSudoku({ digits, label }: PrintedSudokuProps) {
  const viewBox = `${-edge} ${-edge} ${whole + 2 * edge} ${whole + 2 * edge}`;
  return (
    <svg role="img" aria-label={label} viewBox={viewBox} className={picture}>
      <g className={lines}>
        {Array.from({ length: 10 }, (_, line) => (
          <path
            key={line}
            d={`M${line * cell} 0V${whole}M0 ${line * cell}H${whole}`}
            strokeWidth={line % 3 === 0 ? 1.6 : 0.5}
            strokeLinecap="square"
          />
        ))}
      </g>
      <g className={letters} fontSize={13}>
        {digits.map(
          (digit, at) =>
            digit !== 0 && (
              <text key={at} x={columnOf(at) * cell + cell / 2} y={rowOf(at) * cell + cell / 2 + 4.6}>
                {digit}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}
