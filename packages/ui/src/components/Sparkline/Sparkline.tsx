import { sparkPaths } from './spark-paths.ts';
import { area, line, sparkline } from './Sparkline.css.ts';

export interface SparklineProps {
  /** Describes the trend: 'Calls in the last 30 days, rising'. */
  label: string;
  /** In order; `null` is a gap. */
  values: readonly (number | null)[];
  /** @default 'accent' */
  tone?: keyof typeof sparkline;
}

/** The trend of a few dozen values, as high as a control, without axes: next to a figure or in a cell. To read values use `LineChart`. */
export function Sparkline({ label, values, tone = 'accent' }: SparklineProps) {
  const paths = sparkPaths(values);
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 32" preserveAspectRatio="none" className={sparkline[tone]}>
      <path d={paths.area} className={area} />
      <path d={paths.line} className={line} />
    </svg>
  );
}
