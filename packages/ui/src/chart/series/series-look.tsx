import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolTriangle, symbolWye } from 'd3-shape';
import type { ChartTone } from '../figure/chart-data.ts';
import {
  dash,
  fill,
  hatching,
  hatchingDot,
  hatchingFull,
  hatchingLine,
  line,
  marker,
  quietDash,
  seriesColor,
  swatch,
} from './series-look.css.ts';

const colors = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const dashes = ['solid', 'dashed', 'dotted', 'dashDot', 'long', 'pairs'] as const;
const symbols = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolWye];

/** How a series looks among all of the chart. */
export interface SeriesLook {
  /** Index among all series, including hidden ones. */
  place: number;
  tone?: ChartTone | undefined;
}

/** From the seventh series on, colours repeat with other strokes, shapes and hatches. */
const shape = ({ place }: SeriesLook) => (place + Math.floor(place / colors.length)) % colors.length;

export const colorOf = ({ place, tone }: SeriesLook) => seriesColor[tone ?? colors[place % colors.length] ?? 'first'];

/** `hasMarkers`: its points are drawn, so the stroke can stay solid. */
export function strokeOf(look: SeriesLook, hasMarkers: boolean): string {
  return `${line} ${(hasMarkers ? quietDash : dash)[dashes[shape(look)] ?? 'solid']}`;
}

const markerPaths = symbols.map((type) => symbol(type, 44)() ?? '');
const bigMarkerPaths = symbols.map((type) => symbol(type, 96)() ?? '');

export function Marker({ look, x, y, isBig = false }: { look: SeriesLook; x: number; y: number; isBig?: boolean }) {
  const d = (isBig ? bigMarkerPaths : markerPaths)[shape(look)];
  return <path className={`${colorOf(look)} ${marker}`} d={d} transform={`translate(${x} ${y})`} />;
}

const hatchId = (id: string, look: SeriesLook) => `${id}-hatch-${shape(look)}`;

/** The hatches that `Fill` refers to, once in each drawing. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {[
        <rect key="full" width={8} height={8} className={hatchingFull} />,
        <path key="up" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" className={hatchingLine} />,
        <circle key="dots" cx={4} cy={4} r={1.5} className={hatchingDot} />,
        <path key="across" d="M0 4H8" className={hatchingLine} />,
        <path key="grid" d="M0 4H8M4 0V8" className={hatchingLine} />,
        <path key="down" d="M-2 6L2 10M0 0L8 8M6 -2L10 2" className={hatchingLine} />,
      ].map((drawing, index) => (
        <pattern key={drawing.key} id={`${id}-hatch-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
          {drawing}
        </pattern>
      ))}
    </defs>
  );
}

/** A filled shape of a series: its colour with its hatch over it. */
export function Fill({
  id,
  look,
  d,
  form = 'solid',
}: {
  id: string;
  look: SeriesLook;
  d: string;
  form?: keyof typeof fill;
}) {
  return (
    <>
      <path className={`${colorOf(look)} ${fill[form]}`} d={d} />
      <path className={hatching} d={d} fill={`url(#${hatchId(id, look)})`} />
    </>
  );
}

export interface SwatchProps {
  look: SeriesLook;
  /** What the chart draws: a line with or without markers, or a filled shape. */
  form: 'line' | 'marked' | 'fill';
  /** IDs of the `Hatches` in the document. */
  hatches: string;
}

/** The symbol of a series, for the legend and next to its value. */
export function Swatch({ look, form, hatches }: SwatchProps) {
  return (
    <svg className={swatch} width={form === 'fill' ? 12 : 24} height={12} aria-hidden>
      {form === 'fill' ? (
        <Fill id={hatches} look={look} d="M0.5 0.5H11.5V11.5H0.5Z" />
      ) : (
        <>
          <path className={`${colorOf(look)} ${strokeOf(look, form === 'marked')}`} d="M1 6H23" />
          {form === 'marked' && <Marker look={look} x={12} y={6} />}
        </>
      )}
    </svg>
  );
}
