import type { ReactNode } from 'react';

/** One line, area or group of bars. */
export interface ChartSeries {
  id: string;
  /** Its name in the legend, the table and what is read aloud. */
  label: string;
  /** One for each entry of `at`; `null` where none is known, which is a gap and not a zero. */
  values: readonly (number | null)[];
}

/** One slice or ring. */
export interface ChartPart {
  id: string;
  label: string;
  value: number;
}

/** How values are written: `Intl` options, such as `{ style: 'percent' }` for 0 to 1, or sizes of data. */
export type ChartFormat = Intl.NumberFormatOptions | 'bytes';

/** Why there is no chart, and a way on. */
export interface ChartFailure {
  /** What did not work: 'The calls could not be counted'. */
  title: string;
  /** What happened, what was kept, what to do. */
  words: ReactNode;
  /** The request ID of the response, for the server's operator. */
  requestId?: string;
  onRetry?: () => void;
}

/** What every chart takes. */
export interface ChartProps {
  /** What is shown: 'Calls per day'. */
  title: string;
  /** Visually hidden, if a heading around it has the same text. @default false */
  isTitleHidden?: boolean;
  /** A quieter line under the title: where the figures come from, what they leave out. */
  description?: string;
  /** Height of the plot with its axes, in px. It is the same while loading, empty and failed. @default 280 */
  height?: number;
  /** @default whole and decimal numbers as the language writes them */
  format?: ChartFormat;
  /** @default false */
  isLoading?: boolean;
  /** Why the figures could not be loaded; shown instead of the plot. */
  failure?: ChartFailure;
  /** Shown instead of the plot if there is no data: an `Empty`. @default 'No data yet', in the language in use */
  empty?: ReactNode;
}

/** What the charts with two axes take. */
export interface SeriesChartProps extends ChartProps {
  /** Positions of the values, in order: dates, or the names of categories. */
  at: readonly Date[] | readonly string[];
  /** What `at` lists, for the head of the table: 'Day'. */
  atLabel: string;
  /** One line, area or row of bars each, in the order of the legend. */
  series: readonly ChartSeries[];
  /** Of the moments: 'Asia/Riyadh'. @default the browser's */
  timeZone?: string;
}

export function isTime(at: readonly Date[] | readonly string[]): at is readonly Date[] {
  return at[0] instanceof Date;
}
