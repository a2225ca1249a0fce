import { BarLabels, barFigures, drawBars, markBar } from '../../chart/series/bar-drawing.tsx';
import type { SeriesChartProps } from '../../chart/figure/chart-data.ts';
import { SeriesChart } from '../../chart/series/SeriesChart.tsx';
import type { SeriesKind } from '../../chart/series/series-frame.ts';

export interface BarChartProps extends SeriesChartProps {
  /** One bar per category, stacked from its series; otherwise they are side by side. @default false */
  isStacked?: boolean;
}

const grouped: SeriesKind = {
  places: 'bands',
  isStacked: false,
  isZeroBased: true,
  isFilled: true,
  mayHaveMarkers: false,
  namesEnds: false,
  draw: (frame) => drawBars(frame, false),
  figures: barFigures,
  mark: (frame, point) => markBar(frame, point, false),
  label: (frame) => <BarLabels frame={frame} />,
};
const stacked: SeriesKind = {
  ...grouped,
  isStacked: true,
  draw: (frame) => drawBars(frame, true),
  mark: (frame, point) => markBar(frame, point, true),
};

/** Amounts of categories or of days, side by side or stacked. Many moments are a `LineChart`; parts of one whole a `DonutChart`. */
export function BarChart({ isStacked = false, ...props }: BarChartProps) {
  return <SeriesChart {...props} kind={isStacked ? stacked : grouped} />;
}
