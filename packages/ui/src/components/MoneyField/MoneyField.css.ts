import { style } from '@vanilla-extract/css';
import { chevron as opens } from '../../field/chevron.css.ts';
import { control, input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fieldButton } from '../ComboBox/ComboBox.css.ts';

const { color, space } = vars;

export const box = style([control]);

export const amount = style([input, { fontVariantNumeric: 'tabular-nums' }]);

/** The currency, where it cannot be changed. */
export const unit = style({
  flex: 'none',
  paddingInlineEnd: space[1.5],
  color: color.textQuiet,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

/** The currency, where it can. */
export const currencyButton = style([
  fieldButton,
  {
    inlineSize: 'auto',
    gap: space[0.5],
    marginInlineEnd: space[0.5],
    paddingInline: space[1],
    fontFamily: 'inherit',
    fontSize: vars.type.body.size,
    color: color.text,
  },
]);

export const chevron = style([opens]);
