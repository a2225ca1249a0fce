import { useCopy } from '@apiyard/kit/copy.ts';
import { letters, lines, note, picture, solid } from '../print/drawing.css.ts';
import type { MinesweeperOnPaper } from './minesweeper-board.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';

interface PrintedMinesweeperProps {
  readonly puzzle: MinesweeperOnPaper;
  readonly isSolution: boolean;
  readonly label: string;
}

const cell = 20;
const edge = 2;

/** A board as a drawing, with the numbers that are given, and the mines in the solution. */
export function PrintedMinesweeper({ puzzle, isSolution, label }: PrintedMinesweeperProps) {
  const t = useCopy(minesweeperCopy);
  const { width, height, given, isMine, mines } = puzzle;
  const [right, bottom] = [width * cell, height * cell];
  const grid = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x * cell} 0v${bottom}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y * cell}h${right}`),
  ].join('');
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-edge} ${-edge} ${right + 2 * edge} ${bottom + 2 * edge}`}
        className={picture}
      >
        <path className={lines} strokeWidth={0.8} d={grid} />
        {given.map((number, at) => {
          const [x, y] = [((at % width) + 0.5) * cell, (Math.floor(at / width) + 0.5) * cell];
          if (number !== null)
            return (
              <text key={at} className={letters} fontSize={13} x={x} y={y + 4.5}>
                {number}
              </text>
            );
          return isSolution && isMine[at] === true ? <circle key={at} className={solid} cx={x} cy={y} r={5.5} /> : null;
        })}
      </svg>
      {!isSolution && <p className={note}>{t('minesweeper.print.note', { mines })}</p>}
    </>
  );
}
