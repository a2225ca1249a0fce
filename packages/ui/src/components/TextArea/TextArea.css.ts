import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style([
  input,
  {
    display: 'block',
    resize: 'vertical',
    minBlockSize: vars.size.control,
    // Several lines read badly from the far side: they start where their own direction starts.
    selectors: { '&[dir=auto]': { textAlign: 'start' } },
  },
]);

export const monospaced = style([area, { textAlign: 'start', fontFamily: vars.font.mono, wordSpacing: 0, tabSize: 2 }]);
