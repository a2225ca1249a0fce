import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { selectedEntry, selectionMark } from '../theme/selection.css.ts';
import { text } from '../theme/text.css.ts';

const { color, space, size } = vars;

/** Options in a popover or on the page. */
export const list = style({ padding: space[0.5], outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[1],
  minBlockSize: size.rowDense,
  paddingBlock: space[0.5],
  paddingInline: space[1],
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.hover },
    '&[data-selected]': { ...selectedEntry, ...selectionMark },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: size.touch },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
        '&[data-focus-visible]': { outline: `${size.ring} solid Highlight`, outlineOffset: `calc(-1 * ${size.ring})` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionIcon = style({ display: 'inline-flex', flex: 'none' });
export const optionWords = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const optionHelp = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: color.textQuiet,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const optionEnd = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', gap: space[1] });

/** Shows that the option can be dragged; the whole option is the drag source. */
export const grip = style({
  color: color.textQuiet,
  cursor: 'grab',
  // In forced-colours mode, browsers keep an SVG's own colour instead of the inherited one.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[0.5],
      paddingBlockStart: space[0.5],
      borderBlockStart: `${size.line} solid ${color.divider}`,
    },
  },
});

export const sectionTitle = style([
  text.small,
  {
    paddingBlock: space[0.5],
    paddingInline: space[1],
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
    overflowWrap: 'anywhere',
  },
]);

/** Shown instead of the list if there are no options. */
export const emptyList = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: size.rowDense,
    paddingInline: space[1],
    color: color.textQuiet,
  },
]);
