import { useId, useMemo } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { spread } from '../axis/axis-labels.ts';
import type { SeriesChartProps } from '../figure/chart-data.ts';
import { layOutPlot } from '../axis/plot-layout.ts';
import type { PlotLayout } from '../axis/plot-layout.ts';
import { nearestIndex, nearestSpan } from './nearest.ts';
import { ReadOut } from '../figure/ReadOut.tsx';
import {
  appear,
  axisLabel,
  drawing,
  endName,
  grid,
  nameLabel,
  plot,
  stage,
  valueLabel,
  zero,
} from './SeriesPlot.css.ts';
import type { Frame, SeriesKind, ShownSeries } from './series-frame.ts';
import type { SwatchProps } from './series-look.tsx';
import { useBox } from '../figure/use-box.ts';
import type { ValueFormat } from '../figure/value-format.ts';
import { useWalk } from '../walk/use-walk.ts';

export interface SeriesPlotProps {
  kind: SeriesKind;
  title: string;
  height: number;
  at: SeriesChartProps['at'];
  /** Name of a position. */
  name: (index: number) => string;
  rows: readonly ShownSeries[];
  hasMarkers: boolean;
  swatch: SwatchProps['form'];
  format: ValueFormat;
  locale: string;
  timeZone: string | undefined;
  hatches: string;
}

/** Axes, grid and series, with keyboard and pointer navigation between points. One tab stop. */
export function SeriesPlot({
  kind,
  title,
  height,
  at,
  name,
  rows,
  hasMarkers,
  swatch,
  format,
  locale,
  timeZone,
  hatches,
}: SeriesPlotProps) {
  const labels = useLabels();
  const keysId = useId();
  const [stageRef, { width, measure }] = useBox();

  // Memoized, so that a thousand points are not laid out and rendered with every pointer move.
  const frame = useMemo<Frame>(() => {
    const layout = layOutPlot({
      width,
      height,
      at,
      values: rows.flatMap(({ values, spans }) =>
        kind.isFilled ? spans.flatMap((span) => span ?? []) : values.filter((value) => value !== null),
      ),
      isZeroBased: kind.isZeroBased,
      places: kind.places,
      figures: kind.figures?.(rows, format.full) ?? [],
      endNames: kind.namesEnds && rows.length > 1 && rows.length <= 4 ? rows.map(({ label }) => label) : [],
      format,
      locale,
      timeZone,
      measure,
    });
    return { layout, rows, hasMarkers, hatches, write: format.full };
  }, [at, format, hasMarkers, hatches, height, kind, locale, measure, rows, timeZone, width]);
  const drawn = useMemo(() => kind.draw(frame), [kind, frame]);
  const { layout } = frame;

  const { active, announcement, handlers } = useWalk(
    rows.map(({ values }) => values),
    (along, down) => {
      const index = nearestIndex(layout.xs, along);
      const spans = rows.map(({ spans }) => spans[index] ?? null);
      const row = nearestSpan(
        spans.map((span) => span && ([layout.y(kind.isFilled ? span[0] : span[1]), layout.y(span[1])] as const)),
        down,
      );
      return row === -1 ? null : { index, row };
    },
    ({ index, row }) => `${name(index)}, ${rows[row]?.label}: ${format.full(rows[row]?.values[index] ?? 0)}`,
  );

  const size = { width: layout.width, height: layout.height };
  return (
    <div ref={stageRef} className={stage} style={{ blockSize: height }}>
      {width > 0 && (
        <>
          <AxisLabels layout={layout} />
          <div
            role="application"
            aria-roledescription={labels.chart}
            aria-label={title}
            aria-describedby={keysId}
            tabIndex={0}
            className={plot}
            style={{
              insetInlineStart: layout.gutter,
              insetBlockStart: layout.top,
              inlineSize: size.width,
              blockSize: size.height,
            }}
            {...handlers}
          >
            <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} className={drawing} aria-hidden>
              {layout.valueLabels.map(({ at, isZero }) => (
                <path key={at} d={`M0 ${at}H${size.width}`} className={isZero ? zero : grid} />
              ))}
              <g className={appear}>{drawn}</g>
              {active && kind.mark(frame, active)}
            </svg>
            {kind.label?.(frame)}
            {layout.endRoom > 0 && <EndNames frame={frame} />}
            {active && (
              <ReadOut
                at={layout.xs[active.index] ?? 0}
                width={size.width}
                before={layout.gutter}
                after={layout.endRoom}
                title={name(active.index)}
                rows={rows.flatMap(({ label, look, values }, row) => {
                  const value = values[active.index] ?? null;
                  return value === null
                    ? []
                    : [
                        {
                          look,
                          label,
                          form: swatch,
                          hatches,
                          value: format.full(value),
                          isCurrent: row === active.row && rows.length > 1,
                        },
                      ];
                })}
                total={
                  kind.isStacked && rows.length > 1
                    ? {
                        label: labels.total,
                        value: format.full(rows.reduce((sum, { values }) => sum + (values[active.index] ?? 0), 0)),
                      }
                    : undefined
                }
              />
            )}
          </div>
          <span id={keysId} className={visuallyHidden}>
            {labels.chartKeys}
          </span>
          <span role="status" className={visuallyHidden}>
            {announcement}
          </span>
        </>
      )}
    </div>
  );
}

function AxisLabels({ layout }: { layout: PlotLayout }) {
  const { gutter, top, height, foot, width, labelForm, longestLabel } = layout;
  return (
    // The table has the same content.
    <div aria-hidden>
      {layout.valueLabels.map(({ text, at }) => (
        // Not a `bdi`: that has a separate direction, which would change its position.
        <span key={at} className={valueLabel} style={{ insetBlockStart: top + at, inlineSize: gutter }}>
          <bdi>{text}</bdi>
        </span>
      ))}
      {layout.labels.map(({ key, text, at }) => {
        const place = { insetBlockStart: top + height + foot };
        return labelForm === 'straight' ? (
          <span key={key} className={axisLabel} style={{ ...place, insetInlineStart: gutter + at }}>
            <bdi>{text}</bdi>
          </span>
        ) : (
          <span
            key={key}
            className={nameLabel[labelForm]}
            style={{
              ...place,
              maxInlineSize: longestLabel,
              ...(labelForm === 'cut'
                ? { insetInlineStart: gutter + at - longestLabel / 2, inlineSize: longestLabel }
                : // Its end, turned round its upper corner, would lean half a line over what it names.
                  { insetInlineEnd: `calc(100% - ${gutter + Math.min(at, width) - 8}px)` }),
            }}
          >
            <bdi>{text}</bdi>
          </span>
        );
      })}
    </div>
  );
}

/** Names of lines, at their ends. */
function EndNames({ frame: { layout, rows } }: { frame: Frame }) {
  const ends = rows.map(({ values, label, id }) => {
    const index = values.findLastIndex((value) => value !== null);
    return { id, label, at: layout.y(values[index] ?? 0), isThere: index !== -1 };
  });
  const there = ends.filter(({ isThere }) => isThere);
  const placed = spread(
    there.map(({ at }) => at),
    18,
    layout.height,
  );
  return (
    <div aria-hidden>
      {there.map(({ id, label }, index) => (
        <span
          key={id}
          className={endName}
          style={{
            insetInlineStart: layout.width + 8,
            insetBlockStart: placed[index],
            maxInlineSize: layout.endRoom - 8,
          }}
        >
          <bdi>{label}</bdi>
        </span>
      ))}
    </div>
  );
}
