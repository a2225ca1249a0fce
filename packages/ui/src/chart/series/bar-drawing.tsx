import { barLabel } from './bar-drawing.css.ts';
import { barSlots, barsPath } from './bar-shapes.ts';
import type { BarShape } from './bar-shapes.ts';
import type { Frame, ShownSeries } from './series-frame.ts';
import { band, outlined } from './SeriesPlot.css.ts';
import { Fill } from './series-look.tsx';
import type { Point } from '../walk/walk.ts';

/** The bar of a point, in px; null if it has none. */
function barAt({ layout, rows }: Frame, { index, row }: Point, isStacked: boolean): BarShape | null {
  const span = rows[row]?.spans[index] ?? null;
  if (span === null) return null;
  const { offset, width, pitch } = barSlots(layout.step, isStacked ? 1 : rows.length);
  const isLaterOnTop = rows.slice(row + 1).some(({ values }) => {
    const value = values[index] ?? 0;
    return span[1] >= span[0] ? value > 0 : value < 0;
  });
  return {
    start: (layout.xs[index] ?? 0) + offset + (isStacked ? 0 : row * pitch),
    width,
    from: layout.y(span[0]),
    to: layout.y(span[1]),
    isOuter: !(isStacked && isLaterOnTop),
  };
}

export function drawBars(frame: Frame, isStacked: boolean) {
  return frame.rows.map(({ id, look, spans }, row) => {
    const bars = spans.map((_, index) => barAt(frame, { index, row }, isStacked)).filter((bar) => bar !== null);
    return <Fill key={id} id={frame.hatches} look={look} d={barsPath(bars)} />;
  });
}

export function markBar(frame: Frame, point: Point, isStacked: boolean) {
  const { xs, step, height } = frame.layout;
  const bar = barAt(frame, point, isStacked);
  return (
    <>
      <rect className={band} x={(xs[point.index] ?? 0) - step / 2} y={0} width={step} height={height} />
      {bar && <path className={outlined} d={barsPath([bar])} />}
    </>
  );
}

/** Values over bars of one series. Zeros have no label: the axis shows them, and a row of zeros is clutter. */
export function barFigures(rows: readonly ShownSeries[], write: Frame['write']): readonly string[] {
  const [only, other] = rows;
  if (only === undefined || other !== undefined) return [];
  return only.values.map((value) => (value === null || value === 0 ? '' : write(value)));
}

/** Value labels, beyond the ends of their bars. */
export function BarLabels({ frame: { layout, rows, write } }: { frame: Frame }) {
  const [only] = rows;
  if (only === undefined || !layout.hasFigures) return null;
  const texts = barFigures(rows, write);
  return (
    <div aria-hidden>
      {only.values.map((value, index) => {
        const end = layout.y(value ?? 0);
        const place = (value ?? 0) < 0 ? end + 2 : end - 20;
        return (
          texts[index] !== '' && (
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place.
            <span
              key={index}
              className={barLabel}
              style={{
                insetInlineStart: (layout.xs[index] ?? 0) - layout.step / 2,
                insetBlockStart: place,
                inlineSize: layout.step,
              }}
            >
              <bdi>{texts[index]}</bdi>
            </span>
          )
        );
      })}
    </div>
  );
}
