import { style, styleVariants } from '@vanilla-extract/css';
import { along } from './along.css.ts';
import { vars } from './contract.css.ts';

/** Type by its place in the hierarchy: `text.h4`, `text.small`. One `h1` per page. */
export const text = styleVariants(vars.type, (type) => ({
  margin: 0,
  fontSize: type.size,
  lineHeight: type.lineHeight,
  fontWeight: type.weight,
}));

/** Figures of one width, for tables, counters and prices. */
export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums' });

/** One line, cut with an ellipsis. The whole text must be reachable elsewhere. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

/** Icons that point along the line turn round in right-to-left text. */
export const pointsAlong = style({ scale: `${along} 1` });
