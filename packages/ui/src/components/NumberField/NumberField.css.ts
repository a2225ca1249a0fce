import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { iconButton, iconButtonSize } from '../IconButton/IconButton.css.ts';

export const figures = style([input, { fontVariantNumeric: 'tabular-nums' }]);

export const steps = style({
  display: 'inline-flex',
  flex: 'none',
  gap: vars.space[0.5],
  paddingInlineEnd: vars.space[0.5],
});

export const step = `${iconButton.plain} ${iconButtonSize.small}`;
