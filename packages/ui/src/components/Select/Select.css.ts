import { style } from '@vanilla-extract/css';
import { chevron as opens } from '../../field/chevron.css.ts';
import { control, input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';

export const trigger = style([
  focusRing,
  control,
  {
    margin: 0,
    padding: 0,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '[data-invalid] > &': { borderColor: vars.color.error.border },
    },
  },
]);

export const value = style([
  input,
  {
    alignSelf: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.textQuiet } },
  },
]);

export const chevron = style([opens, { marginInlineEnd: vars.space[1.5] }]);
