import { style } from '@vanilla-extract/css';
import { field } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius } = vars;

export const range = style([field, { gap: space[1], containerType: 'inline-size' }]);

/** Side by side as soon as both fit; the errors of one do not move the other. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const presetsRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const preset = style([
  focusRing,
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.controlDense,
    margin: 0,
    paddingInline: space[1.5],
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: radius.pill,
    background: color.paper,
    color: color.text,
    fontFamily: 'inherit',
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': {
        background: color.primary.light,
        borderColor: color.primary.border,
        color: color.primary.onLight,
      },
      '&[data-disabled]': { color: color.textDisabled, borderColor: color.divider, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const zone = style([text.small, { color: color.textQuiet, overflowWrap: 'anywhere' }]);
