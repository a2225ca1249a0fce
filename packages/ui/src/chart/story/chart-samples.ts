import type { ChartSeries } from '../figure/chart-data.ts';

/** `count` days from 1 May 2026, in UTC. */
export function days(count: number): Date[] {
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 4, 1 + index)));
}

/** Values that look like use over weeks, and are the same in every run. */
export function course(count: number, level: number, turn: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const way = index / count;
    return Math.round(
      level *
        (0.7 +
          0.2 * Math.sin(way * 9 + turn) +
          0.06 * Math.sin(way * 61 * turn) +
          0.03 * Math.sin(index * turn * 1.7) +
          way * 0.4),
    );
  });
}

/** A number of series with `count` values each. */
export function manySeries(names: readonly string[], count: number): ChartSeries[] {
  return names.map((label, index) => ({
    id: `s${index}`,
    label,
    values: course(count, 1200 / (1 + index * 0.4), index + 2),
  }));
}

export const twoSeries: ChartSeries[] = [
  { id: 'calls', label: 'Calls', values: [820, 932, 901, 1204, 1290, 1330, 1120] },
  { id: 'cached', label: 'From cache', values: [320, 432, 401, 534, 690, 730, 610] },
];
export const twoArabicSeries: ChartSeries[] = [
  { id: 'calls', label: 'الطلبات', values: [820, 932, 901, 1204, 1290, 1330, 1120] },
  { id: 'cached', label: 'من الذاكرة المؤقتة', values: [320, 432, 401, 534, 690, 730, 610] },
];
export const gapsAndLosses: ChartSeries[] = [
  { id: 'net', label: 'Net', values: [40, 25, -10, -32, null, 12, 30] },
  { id: 'before', label: 'Year before', values: [20, null, 15, null, -20, -12, 8] },
];
export const failure = {
  title: 'The calls could not be counted',
  words: 'The server did not respond within 10 seconds. Try again.',
};
