import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Options to choose from, wherever they stand: in a popover or on the page. */
export const list = style({ padding: vars.space[0.5], outline: 'none' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[1],
  minBlockSize: vars.size.rowDense,
  paddingBlock: vars.space[0.5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.primary.light, color: vars.color.primary.onLight },
    '&[data-focus-visible]': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: `${vars.size.line} solid Highlight` } } },
  },
});

export const optionWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const optionHelp = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.color.textQuiet,
});
