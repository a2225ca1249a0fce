import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style([
  input,
  {
    display: 'block',
    resize: 'vertical',
    minBlockSize: vars.size.control,
    // Text of several lines is hard to read when aligned to the end: it uses its own direction.
    selectors: { '&[dir=auto]': { textAlign: 'start' } },
  },
]);

export const monospaced = style([area, { textAlign: 'start', fontFamily: vars.font.mono, wordSpacing: 0, tabSize: 2 }]);
