import { style } from '@vanilla-extract/css';
import { input as inputStyle } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { box as boxStyle } from '../ComboBox/ComboBox.css.ts';

/** Grows with its tags; the controls at the end stay on the first line. */
export const box = style([boxStyle, { alignItems: 'flex-start' }]);

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[0.5],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.control} - ${vars.space[3]}) / 2 - ${vars.size.line})`,
  selectors: { '&:has([role="row"])': { paddingInlineStart: vars.space[0.5] } },
});

/** Tags wrap within the field, with the input after the last one. */
export const tags = style({ display: 'contents' });

export const input = style([
  inputStyle,
  {
    alignSelf: 'center',
    minInlineSize: vars.space[6],
    minBlockSize: vars.space[3],
    paddingBlock: 0,
    selectors: { '[role="row"] ~ &, :has([role="row"]) ~ &': { paddingInlineStart: vars.space[0.5] } },
  },
]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: `calc(${vars.size.control} - 2 * ${vars.size.line})`,
});
