import { Frame } from './Frame.tsx';
import { fill, glyph, glyphOnFill, hairline, pen, quietGlyph, sheet, strongWords, words } from './scene.css.ts';

/** The upper rows of a puzzle; the digit that a step puts in is marked. */
const rows = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];
const cell = 24;

/** A sudoku with its next step. */
export function SudokuScene() {
  return (
    <Frame hasText>
      <rect className={sheet} x="40" y="42" width={9 * cell} height={9 * cell} rx="4" />
      <rect className={fill} x={40 + 4 * cell} y={42 + 4 * cell} width={cell} height={cell} />
      <path
        className={hairline}
        d={[1, 2, 4, 5, 7, 8]
          .map((at) => `M${40 + at * cell} 42v${9 * cell}M40 ${42 + at * cell}h${9 * cell}`)
          .join('')}
      />
      <path
        className={pen}
        d={[3, 6].map((at) => `M${40 + at * cell} 42v${9 * cell}M40 ${42 + at * cell}h${9 * cell}`).join('')}
      />
      {rows.map((row, y) =>
        Array.from(row, (digit, x) =>
          digit === '.' ? null : (
            <text
              key={`${x} ${y}`}
              className={glyph}
              x={40 + (x + 0.5) * cell}
              y={42 + (y + 0.5) * cell}
              fontSize="13"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {digit}
            </text>
          ),
        ),
      )}
      <text
        className={glyphOnFill}
        x={40 + 4.5 * cell}
        y={42 + 4.5 * cell}
        fontSize="14"
        textAnchor="middle"
        dominantBaseline="central"
      >
        5
      </text>
      {[0, 1, 2].map((step) => (
        <g key={step}>
          <rect className={sheet} x="288" y={42 + step * 76} width="152" height="64" rx="10" />
          <text className={quietGlyph} x="306" y={78 + step * 76} fontSize="18" textAnchor="middle">
            {step + 1}
          </text>
          <path className={strongWords} d={`M328 ${64 + step * 76}h60`} />
          <path className={words} d={`M328 ${86 + step * 76}h88`} />
        </g>
      ))}
    </Frame>
  );
}
