import { line } from './WordSearchBoard.css.ts';

interface WordLineProps {
  readonly size: number;
  readonly cells: readonly number[];
  readonly isMirrored: boolean;
  readonly look: keyof typeof line;
}

const half = 0.38;

/** A rounded line around the letters of a word, in a drawing whose unit is a cell. */
export function WordLine({ size, cells, isMirrored, look }: WordLineProps) {
  const centreOf = (cell: number) => {
    const x = (cell % size) + 0.5;
    return [isMirrored ? size - x : x, Math.floor(cell / size) + 0.5] as const;
  };
  const [x, y] = centreOf(cells[0] ?? 0);
  const [lastX, lastY] = centreOf(cells.at(-1) ?? 0);
  const degrees = (Math.atan2(lastY - y, lastX - x) * 180) / Math.PI;
  return (
    <rect
      className={line[look]}
      x={-half}
      y={-half}
      width={Math.hypot(lastX - x, lastY - y) + 2 * half}
      height={2 * half}
      rx={half}
      transform={`translate(${x} ${y}) rotate(${degrees})`}
    />
  );
}
