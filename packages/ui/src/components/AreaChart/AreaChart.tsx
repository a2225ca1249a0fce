import type { SeriesChartProps } from '../../chart/figure/chart-data.ts';
import { drawAreas, markPoints } from '../../chart/series/line-drawing.tsx';
import { SeriesChart } from '../../chart/series/SeriesChart.tsx';
import type { SeriesKind } from '../../chart/series/series-frame.ts';

export interface AreaChartProps extends SeriesChartProps {
  /** On top of each other, for parts of a whole; otherwise each from zero. @default false */
  isStacked?: boolean;
}

const overlaid: SeriesKind = {
  places: 'points',
  isStacked: false,
  isZeroBased: true,
  isFilled: true,
  mayHaveMarkers: false,
  namesEnds: false,
  draw: (frame) => drawAreas(frame, 'tint'),
  mark: markPoints,
};
const stacked: SeriesKind = { ...overlaid, isStacked: true, draw: (frame) => drawAreas(frame, 'layer') };

/** Amounts over time: how much there was, and, stacked, of what. Where only the course counts use `LineChart`. */
export function AreaChart({ isStacked = false, ...props }: AreaChartProps) {
  return <SeriesChart {...props} kind={isStacked ? stacked : overlaid} />;
}
