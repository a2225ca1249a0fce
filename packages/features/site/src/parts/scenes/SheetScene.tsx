import { Frame } from './Frame.tsx';
import {
  accent,
  fill,
  glyph,
  hairline,
  onFill,
  pen,
  quietGlyph,
  second,
  sheet,
  strongWords,
  words,
} from './scene.css.ts';

const cell = 14;
const given = ['5..4', '.3..', '2..1', '..6.', '8...', '.1.7', '...9', '4.2.'];

/** A sheet on a board, with the date of its data. */
export function SheetScene() {
  return (
    <Frame hasText>
      <rect className={sheet} x="36" y="36" width="408" height="228" rx="10" />
      <rect className={sheet} x="168" y="58" width="164" height="190" rx="4" />
      <circle className={second} cx="250" cy="60" r="6" />
      <path className={strongWords} d="M186 84h58" />
      <path
        className={hairline}
        d={[1, 2, 4, 5, 7, 8]
          .map((at) => `M${187 + at * cell} 104v${9 * cell}M187 ${104 + at * cell}h${9 * cell}`)
          .join('')}
      />
      <path
        className={pen}
        d={[0, 3, 6, 9].map((at) => `M${187 + at * cell} 104v${9 * cell}M187 ${104 + at * cell}h${9 * cell}`).join('')}
      />
      {given.map((row, y) =>
        Array.from(row, (digit, x) =>
          digit === '.' ? null : (
            <text
              key={`${x} ${y}`}
              className={glyph}
              x={187 + (x * 2 + (y % 2) + 0.5) * cell}
              y={104 + (y + 0.5) * cell}
              fontSize="9"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {digit}
            </text>
          ),
        ),
      )}
      <rect className={sheet} x="60" y="84" width="84" height="84" rx="8" />
      <path className={fill} d="M60 92a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v16H60z" />
      <path className={onFill} d="M80 78v12M124 78v12" />
      <text className={glyph} x="102" y="140" fontSize="30" textAnchor="middle" dominantBaseline="central">
        22
      </text>
      <path className={accent} d="M102 168v32a10 10 0 0 0 10 10h44m-7-7 7 7-7 7" />
      <rect className={sheet} x="356" y="84" width="64" height="84" rx="4" />
      <path className={words} d="M370 104h36M370 122h24M370 140h30" />
      <rect className={sheet} x="356" y="184" width="64" height="56" rx="4" />
      <text className={quietGlyph} x="388" y="214" fontSize="22" textAnchor="middle" dominantBaseline="central">
        ?
      </text>
    </Frame>
  );
}
