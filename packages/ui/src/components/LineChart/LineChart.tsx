import type { SeriesChartProps } from '../../chart/figure/chart-data.ts';
import { drawLines, markPoints } from '../../chart/series/line-drawing.tsx';
import { SeriesChart } from '../../chart/series/SeriesChart.tsx';
import type { SeriesKind } from '../../chart/series/series-frame.ts';

export interface LineChartProps extends SeriesChartProps {
  /** `false` begins the axis near the lowest value: for what never comes near zero, such as temperatures. @default true */
  isZeroBased?: boolean;
}

const fromZero: SeriesKind = {
  places: 'points',
  isStacked: false,
  isZeroBased: true,
  isFilled: false,
  mayHaveMarkers: true,
  namesEnds: true,
  draw: drawLines,
  mark: markPoints,
};
const fromLowest: SeriesKind = { ...fromZero, isZeroBased: false };

/** How values change over time, one line each. Amounts that add up are an `AreaChart`; values of a few categories a `BarChart`. */
export function LineChart({ isZeroBased = true, ...props }: LineChartProps) {
  return <SeriesChart {...props} kind={isZeroBased ? fromZero : fromLowest} />;
}
