import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

/** Drawings keep their colours where others are forced: they must be said again. */
const forced = (colors: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: colors } });

export const drawing = style({
  inlineSize: '10rem',
  blockSize: '7.5rem',
  maxInlineSize: '100%',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Behind everything. */
export const ground = style({ fill: color.primary.light, ...forced({ fill: 'none' }) });
/** A thing. */
export const thing = style({
  fill: color.paper,
  stroke: color.primary.border,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
/** What belongs to it and is not the point. */
export const detail = style({ stroke: color.controlBorder, ...forced({ stroke: 'CanvasText' }) });
/** The one thing that the picture is about. */
export const accent = style({ fill: color.primary.main, ...forced({ fill: 'Highlight' }) });
export const accentLine = style({ stroke: color.primary.main, ...forced({ stroke: 'Highlight' }) });
export const second = style({ fill: color.secondary.main, ...forced({ fill: 'CanvasText' }) });
