import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style([input, { display: 'block', resize: 'vertical', minBlockSize: vars.size.control }]);

export const monospaced = style([area, { textAlign: 'start', fontFamily: vars.font.mono, wordSpacing: 0, tabSize: 2 }]);
