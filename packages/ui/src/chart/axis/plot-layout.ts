import { layOutNames, thinLabels } from './axis-labels.ts';
import type { NameLayout } from './axis-labels.ts';
import { between } from './between.ts';
import { isTime } from '../figure/chart-data.ts';
import { leastGap, momentAxis, momentFormat } from './moment-axis.ts';
import type { ValueFormat } from '../figure/value-format.ts';
import { valueAxis } from './value-axis.ts';

/** Px above the plot: half the height of the topmost tick's label. */
const roomAbove = 12;
const labelHeight = 24;
/** Px for the value label of a bar that fills its axis. */
const roomForFigure = 20;
/** Px per tick on the time axis, including its label. */
const roomForMoment = 72;
/** From this width on, line names are shown at the line ends. */
const wideEnoughForNames = 560;
const longestName = 136;

export interface PlotNeeds {
  width: number;
  height: number;
  at: readonly Date[] | readonly string[];
  /** All values that the value axis must include. */
  values: readonly number[];
  isZeroBased: boolean;
  /** `bands`: each category has a slot, as bars need. `points`: the first and last are at the edges. */
  places: 'points' | 'bands';
  /** Value labels over bars, if there is room for all; empty for bars without height. */
  figures: readonly string[];
  /** Names at the ends of lines, if there is room. */
  endNames: readonly string[];
  format: ValueFormat;
  locale: string;
  timeZone: string | undefined;
  measure: (text: string) => number;
}

export interface AxisLabel {
  key: string;
  text: string;
  /**
   * Px from the start of the plot: the start of a straight label, or the centre of what a truncated or rotated one
   * labels.
   */
  at: number;
}

export interface PlotLayout {
  /** Px before the plot, for the labels of the value axis. */
  gutter: number;
  top: number;
  width: number;
  height: number;
  /** Px below the plot for the axis labels. */
  foot: number;
  /** Whether there is room for the value labels. */
  hasFigures: boolean;
  /** Px after the plot for names of lines; 0 if there is no room for them. */
  endRoom: number;
  /** Centre of each position, in px from the start of the plot. */
  xs: readonly number[];
  /** Px for each position. */
  step: number;
  y: (value: number) => number;
  valueLabels: readonly { text: string; at: number; isZero: boolean }[];
  labels: readonly AxisLabel[];
  labelForm: NameLayout['form'];
  /** Maximum length of a truncated or rotated label, in px. */
  longestLabel: number;
}

/** Layout of a plot with two axes, with coordinates from the inline start. */
export function layOutPlot(needs: PlotNeeds): PlotLayout {
  const { at, format, measure, places } = needs;
  const axis = valueAxis(needs.values, needs.height - roomAbove - labelHeight, needs.isZeroBased);
  const step = (axis.ticks[1] ?? 1) - (axis.ticks[0] ?? 0);
  const most = Math.max(...axis.domain.map(Math.abs));
  const texts = axis.ticks.map((tick) => format.tick(tick, step, most));
  const gutter = Math.max(0, ...texts.map(measure)) + 8;

  const names = needs.width >= wideEnoughForNames ? needs.endNames.map(measure) : [];
  const endRoom = names.length === 0 ? 0 : Math.min(longestName, Math.max(...names)) + 12;
  const width = Math.max(1, needs.width - gutter - Math.max(endRoom, 8));

  const { xs, moments } = spreadPlaces(at, width, places);
  const slot = places === 'bands' ? width / Math.max(1, at.length) : width / Math.max(1, at.length - 1);
  const below = isTime(at)
    ? { ...momentLabels(at, moments, xs, width, needs), form: 'straight' as const, longest: 0 }
    : nameLabels(at, xs, slot, width, gutter, measure);

  const hasFigures = needs.figures.length > 0 && needs.figures.every((text) => measure(text) + 8 <= slot);
  const top = hasFigures && needs.values.some((value) => value > 0) ? roomForFigure : roomAbove;
  const foot = hasFigures && needs.values.some((value) => value < 0) ? roomForFigure : 0;
  const height = Math.max(
    1,
    needs.height - top - foot - (below.form === 'turned' ? Math.ceil(below.longest / Math.SQRT2) + 20 : labelHeight),
  );
  const y = between(axis.domain, [height, 0]);
  return {
    gutter,
    top,
    foot,
    hasFigures,
    width,
    height,
    endRoom,
    xs,
    step: slot,
    y,
    valueLabels: axis.ticks.map((tick, index) => ({ text: texts[index] ?? '', at: y(tick), isZero: tick === 0 })),
    labels: below.labels,
    labelForm: below.form,
    longestLabel: below.longest,
  };
}

/** The centre of each position and, for dates, the scale used. */
function spreadPlaces(at: PlotNeeds['at'], width: number, places: PlotNeeds['places']) {
  const count = at.length;
  if (places === 'bands') return { xs: at.map((_, index) => ((index + 0.5) * width) / count), moments: undefined };
  if (count === 1) return { xs: [width / 2], moments: undefined };
  // Half a marker stays inside.
  const ends: [number, number] = [4, width - 4];
  if (!isTime(at)) return { xs: [...at.keys()].map(between([0, count - 1], ends)), moments: undefined };
  const moments = between([Number(at[0]), Number(at.at(-1))], ends);
  return { xs: at.map((moment) => moments(moment.valueOf())), moments };
}

function momentLabels(
  at: readonly Date[],
  moments: ((moment: number) => number) | undefined,
  xs: readonly number[],
  width: number,
  { locale, timeZone, measure }: PlotNeeds,
): { labels: AxisLabel[] } {
  const gapMs = leastGap(at);
  const axis =
    moments === undefined
      ? undefined
      : momentAxis(Number(at[0]), Number(at.at(-1)), Math.max(2, Math.floor(width / roomForMoment)), timeZone);
  // Ticks finer than the data would label times without values.
  const isOwn = axis === undefined || axis.stepMs < gapMs || axis.ticks.length < 2;
  const ticks = isOwn ? at.map(Number) : axis.ticks;
  const { tick } = momentFormat(locale, isOwn ? gapMs : axis.stepMs, timeZone);
  const placed = ticks.map((moment, index) => ({
    text: tick(moment),
    at: isOwn ? (xs[index] ?? 0) : (moments?.(moment) ?? 0),
  }));
  const thinned = thinLabels(
    placed.map((label) => ({ at: label.at, width: measure(label.text) })),
    width,
  );
  return {
    labels: thinned.map(({ index, start }) => ({
      key: String(ticks[index]),
      text: placed[index]?.text ?? '',
      at: start,
    })),
  };
}

function nameLabels(
  at: readonly string[],
  xs: readonly number[],
  slot: number,
  width: number,
  gutter: number,
  measure: (text: string) => number,
) {
  const widths = at.map(measure);
  const { form, every, longest } = layOutNames(widths, slot, gutter + (xs[0] ?? 0));
  const label = (index: number, place: number) => ({ key: String(index), text: at[index] ?? '', at: place });
  if (form === 'straight') {
    const placed = thinLabels(
      xs.map((middle, index) => ({ at: middle, width: widths[index] ?? 0 })),
      width,
    );
    return { form, longest, labels: placed.map(({ index, start }) => label(index, start)) };
  }
  const labels = xs.map((middle, index) => label(index, middle)).filter((_, index) => index % every === 0);
  return { form, longest, labels };
}
