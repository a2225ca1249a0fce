import { Frame } from './Frame.tsx';
import { good, pen, sheet, solid, strongWords, upright, way, well, words } from './scene.css.ts';

/** Finder patterns and some modules of a QR code; not scannable. */
const modules =
  'M0 0h18v18H0zM34 0h18v18H34zM0 34h18v18H0zM22 2h4v4h-4zM28 8h4v4h-4zM22 14h4v4h-4zM22 22h4v4h-4zM30 22h4v4h-4zM36 26h4v4h-4zM44 22h4v4h-4zM2 24h4v4H2zM12 26h4v4h-4zM24 32h4v4h-4zM32 36h4v4h-4zM40 40h4v4h-4zM46 34h4v4h-4zM22 42h4v4h-4zM28 48h4v4h-4zM36 48h4v4h-4zM46 46h4v4h-4z';
const eyes = 'M3 3h12v12H3zM37 3h12v12H37zM3 37h12v12H3z';

/** A shelf with labels, and a phone that reads one of them. */
export function LabelScene() {
  return (
    <Frame>
      <path className={pen} d="M44 40v220M300 40v220M44 136h256M44 232h256" />
      {[64, 144, 224].map((x) => (
        <g key={x}>
          <rect className={well} x={x} y="62" width="60" height="74" rx="4" />
          <rect className={well} x={x} y="168" width="60" height="64" rx="4" />
        </g>
      ))}
      <rect className={sheet} x="132" y="86" width="84" height="84" rx="8" />
      <g className={upright}>
        <g transform="translate(148 102)">
          <path className={solid} d={modules} />
          <path className={well} d={eyes} />
        </g>
      </g>
      <path className={way} d="M216 128h120" />
      <rect className={sheet} x="336" y="56" width="104" height="188" rx="14" />
      <path className={strongWords} d="M356 96h48" />
      <path className={words} d="M356 124h64M356 146h40M356 168h56" />
      <path className={`${good} ${upright}`} d="m372 204 9 9 18-19" />
    </Frame>
  );
}
