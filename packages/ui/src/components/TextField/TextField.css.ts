import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const ending = style({ display: 'inline-flex', flex: 'none', paddingInlineEnd: vars.space[0.5] });
export const monospaced = style([input, { fontFamily: vars.font.mono, wordSpacing: 0 }]);
