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

/** The first lines of a text, with an ellipsis. Marks below the last line stay whole, as with `truncate`. */
export const firstLines = styleVariants({ two: 2, three: 3 }, (WebkitLineClamp) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // As far as the marks reach, and above the letters of the next line.
  paddingBlockEnd: '0.15em',
  marginBlockEnd: '-0.15em',
}));

/** A drawing that runs in the reading direction. Icons are mirrored by `mirrored-icons.ts`. */
export const pointsAlong = style({ scale: `${along} 1` });
