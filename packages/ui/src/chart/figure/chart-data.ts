import type { ReactNode } from 'react';

/** Statuses that have a colour in charts. */
export type ChartTone = 'error';

/** One line, area or group of bars. */
export interface ChartSeries {
  id: string;
  /** Its name in the legend, in the table and for screen readers. */
  label: string;
  /** One for each entry of `at`; `null` if unknown, which is a gap and not a zero. */
  values: readonly (number | null)[];
  /** For a status: failed calls have the error colour in every chart. @default the next colour of the theme */
  tone?: ChartTone;
}

/** One slice or ring. */
export interface ChartPart {
  id: string;
  label: string;
  value: number;
  /** For a status: failed calls have the error colour in every chart. @default the next colour of the theme */
  tone?: ChartTone;
}

/** How values are formatted: `Intl` options, such as `{ style: 'percent' }` for 0 to 1, or data sizes. */
export type ChartFormat = Intl.NumberFormatOptions | 'bytes';

/** Why there is no chart, and what to do. */
export interface ChartFailure {
  /** What failed: 'Couldn’t count the calls'. */
  title: string;
  /** What happened, what was kept, what to do. */
  words: ReactNode;
  /** The request ID of the response, for the server's operator. */
  requestId?: string;
  onRetry?: () => void;
}

/** Common props of all charts. */
export interface ChartProps {
  /** Title of the chart: 'Calls per day'. */
  title: string;
  /** Visually hidden, if a heading around it has the same text. @default false */
  isTitleHidden?: boolean;
  /** A secondary line under the title, such as the source of the data or what it excludes. */
  description?: string;
  /** Height of the plot with its axes, in px. It is the same while loading, empty or failed. @default 280 */
  height?: number;
  /** @default integers and decimals in the format of the language */
  format?: ChartFormat;
  /** @default false */
  isLoading?: boolean;
  /** Why the data could not be loaded; shown instead of the plot. */
  failure?: ChartFailure;
  /** Shown instead of the plot if there is no data: an `Empty`. @default 'No data yet', in the language in use */
  empty?: ReactNode;
}

/** Common props of charts with two axes. */
export interface SeriesChartProps extends ChartProps {
  /** Positions of the values, in order: dates, or the names of categories. */
  at: readonly Date[] | readonly string[];
  /** Table header of `at`: 'Day'. */
  atLabel: string;
  /** One line, area or row of bars each, in the order of the legend. */
  series: readonly ChartSeries[];
  /** Time zone of dates: 'Asia/Riyadh'. @default the browser's */
  timeZone?: string;
}

export function isTime(at: readonly Date[] | readonly string[]): at is readonly Date[] {
  return at[0] instanceof Date;
}
