import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, size, space } = vars;

export const pages = style([
  tabularFigures,
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[0.5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
]);

/** A page number, or a button to the next or previous page. */
export const page = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: size.controlDense,
    blockSize: size.controlDense,
    margin: 0,
    paddingInline: space[0.5],
    border: `${size.line} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-pressed]': { background: color.selected },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      '&[aria-current]': {
        background: color.selected,
        borderColor: color.primary.border,
        color: color.primary.text,
        fontWeight: vars.weight.heading,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const gap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.controlDense,
  color: color.textQuiet,
});

/** Between the buttons, instead of the page numbers. */
export const here = style([tabularFigures, { paddingInline: space[1], whiteSpace: 'nowrap' }]);

export const wide = style({ '@media': { [media.belowSm]: { display: 'none' } } });
export const onPhone = style({ '@media': { [media.fromSm]: { display: 'none' } } });
