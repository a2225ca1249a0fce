import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius } = vars;

const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[1],
  minInlineSize: 0,
});

export const bubbleLine = styleVariants({
  own: [line, { justifyContent: 'flex-end' }],
  other: [line, { justifyContent: 'flex-start' }],
});

/** Takes the place of the picture in all but the last message of a group. */
export const portrait = style({ flex: 'none', inlineSize: space[4] });

const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${space[0.5]} / 2)`,
  minInlineSize: 0,
  maxInlineSize: 'min(36rem, 85%)',
});

export const words = styleVariants({
  own: [column, { alignItems: 'flex-end' }],
  other: [column, { alignItems: 'flex-start' }],
});

export const authorName = style([
  text.small,
  { paddingInline: space[1.5], color: color.textQuiet, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

const surface = style({
  maxInlineSize: '100%',
  paddingBlock: space[1],
  paddingInline: space[1.5],
  // Forced colours take the surface away and draw the edge.
  border: `${size.line} solid transparent`,
  borderRadius: `max(${radius.control}, ${space[1]})`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const tight = `calc(${space[0.5]} / 2)`;

/** The corners on the side of the author are tight where a message of the same author is next to it. */
export const box = {
  own: styleVariants({
    only: [surface, { borderEndEndRadius: tight }],
    first: [surface, { borderEndEndRadius: tight }],
    middle: [surface, { borderStartEndRadius: tight, borderEndEndRadius: tight }],
    last: [surface, { borderStartEndRadius: tight, borderEndEndRadius: tight }],
  }),
  other: styleVariants({
    only: [surface, { borderEndStartRadius: tight }],
    first: [surface, { borderEndStartRadius: tight }],
    middle: [surface, { borderStartStartRadius: tight, borderEndStartRadius: tight }],
    last: [surface, { borderStartStartRadius: tight, borderEndStartRadius: tight }],
  }),
};

export const tone = styleVariants({
  own: { background: color.primary.light, color: color.primary.onLight },
  other: { background: color.grey[200], color: color.text },
  failed: { borderColor: color.error.border, background: color.error.light, color: color.error.onLight },
});

export const attachments = style({ maxInlineSize: '100%', minInlineSize: 0 });

export const foot = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[0.5],
    paddingInline: space[1.5],
    color: color.textQuiet,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const failure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  color: color.error.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
