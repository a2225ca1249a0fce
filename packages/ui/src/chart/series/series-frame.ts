import type { ReactNode } from 'react';
import type { PlotLayout } from '../axis/plot-layout.ts';
import type { Span } from '../axis/spans.ts';
import type { Point } from '../walk/walk.ts';
import type { SeriesLook } from './series-look.tsx';

export interface ShownSeries {
  id: string;
  label: string;
  /** Colour, stroke and shape do not change when other series are hidden. */
  look: SeriesLook;
  values: readonly (number | null)[];
  spans: readonly Span[];
}

/** Data for drawing series. Px are relative to the inline start and the top. */
export interface Frame {
  layout: PlotLayout;
  rows: readonly ShownSeries[];
  hasMarkers: boolean;
  hatches: string;
  /** Formats a value for the label of its bar. */
  write: (value: number) => string;
}

/**
 * How one kind of chart is drawn. Defined outside of components, so that drawings are not repeated while the pointer
 * moves.
 */
export interface SeriesKind {
  places: 'points' | 'bands';
  isStacked: boolean;
  isZeroBased: boolean;
  isFilled: boolean;
  mayHaveMarkers: boolean;
  /** Whether names are shown at the ends of lines, if there is room. */
  namesEnds: boolean;
  /** Drawn inside the mirrored SVG. */
  draw: (frame: Frame) => ReactNode;
  /** Highlight of the active position. */
  mark: (frame: Frame, point: Point) => ReactNode;
  /** The texts of `label`, which need room. */
  figures?: (rows: readonly ShownSeries[], write: Frame['write']) => readonly string[];
  /** Text over the drawing, which is never mirrored. */
  label?: (frame: Frame) => ReactNode;
}
