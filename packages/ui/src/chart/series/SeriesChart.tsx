import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isTime } from '../figure/chart-data.ts';
import type { SeriesChartProps } from '../figure/chart-data.ts';
import { ChartFigure } from '../figure/ChartFigure.tsx';
import { Legend } from '../figure/Legend.tsx';
import { leastGap, momentFormat } from '../axis/moment-axis.ts';
import { SeriesPlot } from './SeriesPlot.tsx';
import type { SeriesKind, ShownSeries } from './series-frame.ts';
import { spansOf } from '../axis/spans.ts';
import { useValueFormat } from '../figure/use-format.ts';

/** Above this number of points, their markers would overlap. */
const mostMarkers = 24;

/** A chart with two axes: `kind` selects how its series are drawn. */
export function SeriesChart({
  kind,
  at,
  atLabel,
  series,
  timeZone,
  format,
  ...props
}: SeriesChartProps & { kind: SeriesKind }) {
  const id = useId();
  const { locale } = useLocale();
  const values = useValueFormat(format);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const known = series.map(({ values }) => at.map((_, index) => values[index] ?? null));
  const shown = series.flatMap(({ id, label, tone }, place) =>
    hidden.has(id) ? [] : [{ id, label, look: { place, tone }, values: known[place] ?? [] }],
  );
  const spans = spansOf(
    shown.map(({ values }) => values),
    kind.isStacked,
  );
  const rows: ShownSeries[] = shown.map((entry, row) => ({ ...entry, spans: spans[row] ?? [] }));
  const hasMarkers = kind.mayHaveMarkers && at.length <= mostMarkers;
  const swatch = kind.isFilled ? 'fill' : hasMarkers ? 'marked' : 'line';

  const moment = isTime(at) ? momentFormat(locale, leastGap(at), timeZone).full : undefined;
  const name = (index: number) => {
    const place = at[index];
    return place instanceof Date ? (moment?.(place.valueOf()) ?? '') : (place ?? '');
  };

  return (
    <ChartFigure
      {...props}
      isEmpty={known.every((values) => values.every((value) => value === null))}
      hatches={id}
      legend={
        series.length > 1 && (
          <Legend
            label={props.title}
            series={series}
            hidden={hidden}
            onChange={setHidden}
            form={swatch}
            hatches={id}
            isDisabled={props.isLoading === true || props.failure !== undefined}
          />
        )
      }
      figures={() => ({
        columns: [atLabel, ...series.map(({ label }) => label)],
        rows: at.map((_, index) => [name(index), ...known.map((row) => written(row[index] ?? null, values.full))]),
      })}
    >
      <SeriesPlot
        kind={kind}
        title={props.title}
        height={props.height ?? 280}
        at={at}
        name={name}
        rows={rows}
        hasMarkers={hasMarkers}
        swatch={swatch}
        format={values}
        locale={locale}
        timeZone={timeZone}
        hatches={id}
      />
    </ChartFigure>
  );
}

const written = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
