import { PolarChart } from '../../chart/polar/PolarChart.tsx';
import type { PartsChartProps } from '../../chart/polar/PolarChart.tsx';
import { sliceShapes } from '../../chart/polar/polar-shapes.ts';

export type DonutChartProps = PartsChartProps;

/** A few parts of one whole, with the whole in the middle. More than six parts, or parts that must be compared exactly, are a `BarChart`. */
export function DonutChart(props: DonutChartProps) {
  return <PolarChart {...props} shape={sliceShapes} />;
}
