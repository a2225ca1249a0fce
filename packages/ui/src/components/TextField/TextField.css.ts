import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ending = style({ display: 'inline-flex', flex: 'none', paddingInlineEnd: vars.space[0.5] });
