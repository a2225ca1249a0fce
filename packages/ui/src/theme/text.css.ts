import { style, styleVariants } from '@vanilla-extract/css';
import { along } from './along.css.ts';
import { vars } from './contract.css.ts';

/** Text styles by level: `text.h4`, `text.small`. One `h1` per page. */
export const text = styleVariants(vars.type, (type) => ({
  margin: 0,
  fontSize: type.size,
  lineHeight: type.lineHeight,
  fontWeight: type.weight,
}));

/** Tabular figures, for tables, counters and prices. */
export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums' });

/**
 * One line, truncated with an ellipsis. The full text must be available elsewhere. Marks below the line, such as the dots
 * of a final Arabic ي, stay whole.
 */
export const truncate = style({
  overflow: 'clip',
  overflowClipMargin: '0.25em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

/** A drawing that runs in the reading direction. Icons are mirrored by `mirrored-icons.ts`. */
export const pointsAlong = style({ scale: `${along} 1` });
