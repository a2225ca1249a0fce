import { style } from '@vanilla-extract/css';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color } = vars;

/** Illustrations keep their colours in forced-colours mode, where they have to be set again. */
const forced = (colors: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: colors } });

export const scene = style({
  inlineSize: '100%',
  maxInlineSize: '37rem',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const ground = style({ fill: color.primary.light, ...forced({ fill: 'Canvas' }) });
/** A sheet, a window, a card. */
export const sheet = style({
  fill: color.paper,
  stroke: color.divider,
  strokeWidth: 1.5,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
/** A field or a well inside a sheet. */
export const well = style({
  fill: color.sunken,
  stroke: color.divider,
  strokeWidth: 1,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
/** The selected item, a button or the focus of the illustration. */
export const fill = style({ fill: color.primary.fill, ...forced({ fill: 'Highlight' }) });
export const onFill = style({ stroke: color.primary.onFill, strokeWidth: 2.5, ...forced({ stroke: 'HighlightText' }) });
export const accent = style({ stroke: color.primary.border, strokeWidth: 2, ...forced({ stroke: 'Highlight' }) });
/** A line between two things. */
export const way = style({
  stroke: color.primary.border,
  strokeWidth: 2,
  strokeDasharray: '1 7',
  ...forced({ stroke: 'CanvasText' }),
});
export const second = style({ fill: color.secondary.main, ...forced({ fill: 'CanvasText' }) });
export const good = style({ stroke: color.success.border, strokeWidth: 3, ...forced({ stroke: 'CanvasText' }) });
export const goodFill = style({
  fill: color.success.light,
  stroke: color.success.border,
  strokeWidth: 1.5,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
/** A bar that represents a line of text. */
export const words = style({ stroke: color.grey[300], strokeWidth: 6, ...forced({ stroke: 'CanvasText' }) });
export const strongWords = style({ stroke: color.textQuiet, strokeWidth: 7, ...forced({ stroke: 'CanvasText' }) });
export const keyWords = style({ stroke: color.primary.border, strokeWidth: 6, ...forced({ stroke: 'Highlight' }) });
export const valueWords = style({ stroke: color.success.border, strokeWidth: 6, ...forced({ stroke: 'CanvasText' }) });
export const pen = style({ stroke: color.textQuiet, strokeWidth: 2, ...forced({ stroke: 'CanvasText' }) });
export const solid = style({ fill: color.text, ...forced({ fill: 'CanvasText' }) });
export const glyph = style({
  fill: color.text,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.heading,
  ...forced({ fill: 'CanvasText' }),
});
export const glyphOnFill = style({
  fill: color.primary.onFill,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.heading,
  ...forced({ fill: 'HighlightText' }),
});
export const quietGlyph = style({
  fill: color.textQuiet,
  fontFamily: vars.font.body,
  ...forced({ fill: 'CanvasText' }),
});
export const hairline = style({ stroke: color.divider, strokeWidth: 1, ...forced({ stroke: 'CanvasText' }) });
/** Marks that look the same in every language: flipped back inside a mirrored illustration. */
export const upright = style([pointsAlong, { transformBox: 'fill-box', transformOrigin: 'center' }]);
