import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

/** Illustrations keep their colours in forced-colours mode, where they have to be set again. */
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
/** Background. */
export const ground = style({ fill: color.primary.light, ...forced({ fill: 'none' }) });
/** A main object. */
export const thing = style({
  fill: color.paper,
  stroke: color.primary.border,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
/** A secondary object. */
export const detail = style({ stroke: color.controlBorder, ...forced({ stroke: 'CanvasText' }) });
/** The focus of the illustration. */
export const accent = style({ fill: color.primary.main, ...forced({ fill: 'Highlight' }) });
export const accentLine = style({ stroke: color.primary.main, ...forced({ stroke: 'Highlight' }) });
export const second = style({ fill: color.secondary.main, ...forced({ fill: 'CanvasText' }) });
