import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const bell = style({ position: 'relative', display: 'inline-flex' });

/** Placed on the button's corner, without pointer events. */
export const count = style([
  tabularFigures,
  {
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${space[0.5]})`,
    insetInlineEnd: `calc(-1 * ${space[0.5]})`,
    minInlineSize: space[2],
    paddingInline: space[0.5],
    borderRadius: vars.radius.pill,
    background: color.error.fill,
    color: color.error.onFill,
    fontSize: vars.type.small.size,
    lineHeight: space[2],
    fontWeight: vars.weight.heading,
    textAlign: 'center',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: `${size.line} solid CanvasText` } },
  },
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[1.5],
    padding: space[1],
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: color.hover } },
  },
]);

export const icon = style({ flex: 'none', color: color.textQuiet });
export const words = style({ display: 'grid', gap: space[0.5] });
export const when = style([text.small, { color: color.textQuiet }]);
export const unreadWords = style({ fontWeight: vars.weight.medium });

export const dot = style({
  marginBlockStart: space[0.5],
  inlineSize: space[1],
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: color.primary.main,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
