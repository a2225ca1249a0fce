import { area, curveMonotoneX, line } from 'd3-shape';
import type { Frame, ShownSeries } from './series-frame.ts';
import { guide } from './SeriesPlot.css.ts';
import { colorOf, Fill, Marker, strokeOf } from './series-look.tsx';
import type { fill } from './series-look.css.ts';
import type { Point } from '../walk/walk.ts';

type At = readonly [index: number, span: readonly [number, number] | null];

const places = (row: ShownSeries): At[] => row.spans.map((span, index) => [index, span]);
/** A monotone curve never exceeds the data; above a few hundred points it looks the same as straight lines. */
const curve = (row: ShownSeries) => (row.spans.length <= 300 ? curveMonotoneX : undefined);

function linePath({ layout: { xs, y } }: Frame, row: ShownSeries): string {
  const path = line<At>(
    ([index]) => xs[index] ?? 0,
    ([, span]) => y(span?.[1] ?? 0),
  ).defined(([, span]) => span !== null);
  const form = curve(row);
  return (form ? path.curve(form) : path).digits(1)(places(row)) ?? '';
}

function areaPath({ layout: { xs, y } }: Frame, row: ShownSeries): string {
  const path = area<At>(
    ([index]) => xs[index] ?? 0,
    ([, span]) => y(span?.[0] ?? 0),
    ([, span]) => y(span?.[1] ?? 0),
  ).defined(([, span]) => span !== null);
  const form = curve(row);
  return (form ? path.curve(form) : path).digits(1)(places(row)) ?? '';
}

/** A point between two gaps has no line: it is drawn as a marker, for any number of points. */
function Markers({ frame: { layout, hasMarkers }, row }: { frame: Frame; row: ShownSeries }) {
  return row.spans.map((span, index) => {
    const isAlone = (row.spans[index - 1] ?? null) === null && (row.spans[index + 1] ?? null) === null;
    if (span === null || !(hasMarkers || isAlone)) return null;
    // oxlint-disable-next-line react/no-array-index-key -- a point is its place.
    return <Marker key={index} look={row.look} x={layout.xs[index] ?? 0} y={layout.y(span[1])} />;
  });
}

export function drawLines(frame: Frame) {
  return frame.rows.map((row) => (
    <g key={row.id}>
      <path className={`${colorOf(row.look)} ${strokeOf(row.look, frame.hasMarkers)}`} d={linePath(frame, row)} />
      <Markers frame={frame} row={row} />
    </g>
  ));
}

export function drawAreas(frame: Frame, form: keyof typeof fill) {
  return (
    <>
      {frame.rows.map((row) => (
        <Fill key={row.id} id={frame.hatches} look={row.look} form={form} d={areaPath(frame, row)} />
      ))}
      {drawLines(frame)}
    </>
  );
}

/** A line at the active position, and every point on it; the active one is larger. */
export function markPoints({ layout, rows }: Frame, point: Point) {
  const x = layout.xs[point.index] ?? 0;
  return (
    <>
      <path className={guide} d={`M${x} 0V${layout.height}`} />
      {rows.map(({ id, look, spans }, row) => {
        const span = spans[point.index] ?? null;
        return span && <Marker key={id} look={look} x={x} y={layout.y(span[1])} isBig={row === point.row} />;
      })}
    </>
  );
}
