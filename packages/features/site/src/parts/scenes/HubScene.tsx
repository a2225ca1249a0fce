import { Frame } from './Frame.tsx';
import { accent, fill, onFill, pen, second, sheet, strongWords, upright, well, words } from './scene.css.ts';

/** Icons of the tiles: braces, clock, moon, puzzle, picture, letter. */
const tiles = [
  { x: 76, y: 112, sign: 'M88 126c-4 0-2 8-5 8 3 0 1 8 5 8M98 126c4 0 2 8 5 8-3 0-1 8-5 8' },
  { x: 188, y: 112, sign: 'M205 124a10 10 0 1 1 0 20 10 10 0 0 1 0-20M205 128v6l4 3' },
  { x: 300, y: 112, sign: 'M318 125a10 10 0 1 0 9 15 9 9 0 0 1-9-15' },
  { x: 76, y: 190, sign: 'M84 204h6a3 3 0 1 1 6 0h6v6a3 3 0 1 1 0 6v6H84z' },
  { x: 188, y: 190, sign: 'M195 203h20v16h-20zM195 215l6-6 5 5 3-3 6 6' },
  { x: 300, y: 190, sign: 'M307 204h20v14h-20zM307 205l10 7 10-7' },
] as const;

/** A search and the tools that it finds; one of them is marked. */
export function HubScene() {
  return (
    <Frame>
      <rect className={sheet} x="52" y="36" width="376" height="232" rx="12" />
      <rect className={well} x="76" y="58" width="328" height="32" rx="8" />
      <path className={`${pen} ${upright}`} d="M95 69a5 5 0 1 1 0 10 5 5 0 0 1 0-10M99 78l5 5" />
      <path className={words} d="M118 74h72" />
      {tiles.map(({ x, y, sign }, index) => (
        <g key={sign}>
          <rect className={index === 4 ? fill : sheet} x={x} y={y} width="104" height="64" rx="8" />
          <path className={`${index === 4 ? onFill : accent} ${upright}`} d={sign} />
          {index !== 4 && <path className={strongWords} d={`M${x + 44} ${y + 18}h32`} />}
          {index !== 4 && <path className={words} d={`M${x + 12} ${y + 46}h56`} />}
        </g>
      ))}
      <path className={onFill} d="M232 208h32M200 236h56" />
      <path className={second} d="m390 148 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z" />
    </Frame>
  );
}
