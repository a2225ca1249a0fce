import type { ReactNode } from 'react';
import type { PlotLayout } from '../axis/plot-layout.ts';
import type { Span } from '../axis/spans.ts';
import type { Point } from '../walk/walk.ts';

export interface ShownSeries {
  id: string;
  label: string;
  /** Its place among all series: colour, stroke and shape stay when others are switched off. */
  look: number;
  values: readonly (number | null)[];
  spans: readonly Span[];
}

/** All that drawing a series takes. Px count from the start of the line and from the top. */
export interface Frame {
  layout: PlotLayout;
  rows: readonly ShownSeries[];
  hasMarkers: boolean;
  hatches: string;
  /** Formats a value for the label of its bar. */
  write: (value: number) => string;
}

/** How one kind of chart draws. Outside of components, so that a drawing is kept while the pointer moves. */
export interface SeriesKind {
  places: 'points' | 'bands';
  isStacked: boolean;
  isZeroBased: boolean;
  isFilled: boolean;
  mayHaveMarkers: boolean;
  /** Names at the ends of lines, if there is room. */
  namesEnds: boolean;
  /** Inside the mirrored drawing. */
  draw: (frame: Frame) => ReactNode;
  /** What sets a place apart while it is in view. */
  mark: (frame: Frame, point: Point) => ReactNode;
  /** What `label` writes over the drawing, which needs room. */
  figures?: (rows: readonly ShownSeries[], write: Frame['write']) => readonly string[];
  /** Words over the drawing, which is never mirrored. */
  label?: (frame: Frame) => ReactNode;
}
