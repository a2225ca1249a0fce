import { PolarChart } from '../../chart/polar/PolarChart.tsx';
import type { PartsChartProps } from '../../chart/polar/PolarChart.tsx';
import { ringShapes } from '../../chart/polar/polar-shapes.ts';

export interface RadialChartProps extends PartsChartProps {
  /** What a full ring is. @default 1 */
  max?: number;
}

/** Progress of a few items, each of the same total. A single value in a line of text is a `Meter`; parts of one whole are a `DonutChart`. */
export function RadialChart({ max = 1, ...props }: RadialChartProps) {
  return <PolarChart {...props} whole={max} shape={(values, radius) => ringShapes(values, max, radius)} />;
}
