import { useCopy } from '@apiyard/kit/copy.ts';
import { dashed, letters, lines, note, picture } from '../print/drawing.css.ts';
import type { FifteenOnPaper } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';

interface PrintedFifteenProps {
  readonly puzzle: FifteenOnPaper;
  readonly isSolution: boolean;
  readonly label: string;
}

const cell = 40;
const edge = 2;

/** A board with the tiles to cut out beside it. The solution has the tiles in the order in which they move. */
export function PrintedFifteen({ puzzle: { tiles, moved }, isSolution, label }: PrintedFifteenProps) {
  const t = useCopy(fifteenCopy);
  if (isSolution)
    return (
      <>
        <p className={note}>{t('fifteen.print.moves', { moves: moved.length })}</p>
        <p className={note}>
          <bdi dir="ltr">{moved.join(' ')}</bdi>
        </p>
      </>
    );
  const size = Math.sqrt(tiles.length);
  const length = size * cell;
  const grid = (rows: number) =>
    [
      ...Array.from({ length: size + 1 }, (_, x) => `M${x * cell} 0v${rows * cell}`),
      ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y * cell}h${length}`),
    ].join('');
  const number = (tile: number, at: number, fontSize: number) => (
    <text
      key={tile}
      className={letters}
      fontSize={fontSize}
      x={((at % size) + 0.5) * cell}
      y={(Math.floor(at / size) + 0.5) * cell + fontSize / 3}
    >
      {tile}
    </text>
  );
  const cut = tiles.filter((tile) => tile !== 0).toSorted((one, other) => one - other);
  const gap = cell / 2;
  return (
    <>
      <p className={note}>{t('fifteen.print.note')}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-edge} ${-edge} ${2 * length + gap + 2 * edge} ${length + 2 * edge}`}
        className={picture}
      >
        <path className={lines} strokeWidth={1} d={grid(size)} />
        {tiles.map((tile, at) => (tile === 0 ? null : number(tile, at, 9)))}
        <g transform={`translate(${length + gap} 0)`}>
          <path className={dashed} strokeWidth={1} d={grid(size)} />
          {cut.map((tile, at) => number(tile, at, 18))}
        </g>
      </svg>
    </>
  );
}
