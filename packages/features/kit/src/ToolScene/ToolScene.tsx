import {
  bay,
  dot,
  glyph,
  keyLine,
  line,
  openBay,
  openGlyph,
  scene,
  sheet,
  traveller,
  valueLine,
  way,
} from './ToolScene.css.ts';

/** Position of each bay, and its sign: braces, code squares, clock, moon, die, picture, letter, puzzle. */
const bays: readonly { x: number; y: number; sign: string }[] = [
  {
    x: 20,
    y: 20,
    sign: 'M42 38c-5 0-5 3-5 6s0 6-4 6c4 0 4 3 4 6s0 6 5 6M58 38c5 0 5 3 5 6s0 6 4 6c-4 0-4 3-4 6s0 6-5 6',
  },
  { x: 140, y: 20, sign: 'M156 36h10v10h-10zM174 36h10v10h-10zM156 54h10v10h-10zM174 54h3m4 0h3m-10 5h4m3 5h3' },
  { x: 260, y: 20, sign: 'M290 34a16 16 0 1 1 0 32 16 16 0 0 1 0-32M290 41v9l6 4' },
  { x: 20, y: 140, sign: 'M51 155a16 16 0 1 0 14 23 14 14 0 0 1-14-23' },
  { x: 260, y: 140, sign: 'M276 156h28v28h-28zM283 163h.01M297 163h.01M290 170h.01M283 177h.01M297 177h.01' },
  { x: 20, y: 260, sign: 'M34 276h32v28H34zM34 298l9-9 7 7 5-5 11 9M56 284h.01' },
  { x: 140, y: 260, sign: 'M154 278h32v24h-32zM154 279l16 12 16-12' },
  { x: 260, y: 260, sign: 'M276 280h9a5 5 0 1 1 10 0h9v9a5 5 0 1 1 0 10v5h-28z' },
];

/**
 * Eight tools around an open one, seen from above. `withResponse` adds a response sheet below.
 */
export function ToolScene({ withResponse = false }: { readonly withResponse?: boolean }) {
  return (
    <svg viewBox={withResponse ? '0 0 340 456' : '10 10 320 320'} className={scene} aria-hidden>
      <path
        className={way}
        d="M80 50h60M200 50h60M50 80v60M290 80v60M50 200v60M290 200v60M80 290h60M200 290h60M170 80v60M170 200v60M80 170h60M200 170h60"
      />
      {bays.map(({ x, y, sign }) => (
        <g key={sign}>
          <rect className={bay} x={x} y={y} width="60" height="60" rx="14" />
          <path className={glyph} d={sign} />
        </g>
      ))}
      <rect className={openBay} x="134" y="134" width="72" height="72" rx="18" />
      <path className={openGlyph} d="m158 158-11 12 11 12M182 158l11 12-11 12M174 153l-8 34" />
      <circle className={traveller} cx="170" cy="110" r="5" />
      <circle className={traveller} cx="110" cy="170" r="5" />
      {withResponse && <ResponseSheet />}
    </svg>
  );
}

function ResponseSheet() {
  return (
    <>
      <path className={way} d="M170 320v48" />
      <circle className={traveller} cx="170" cy="344" r="5" />
      <rect className={sheet} x="40" y="368" width="260" height="78" rx="12" />
      <path className={dot} d="M58 384a3 3 0 1 0 .01 0M70 384a3 3 0 1 0 .01 0M82 384a3 3 0 1 0 .01 0" />
      <path className={keyLine} d="M60 408h34M74 428h44" />
      <path className={line} d="M108 408h96" />
      <path className={valueLine} d="M134 428h92" />
    </>
  );
}
