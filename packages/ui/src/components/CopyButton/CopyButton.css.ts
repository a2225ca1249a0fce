import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const holder = style({ position: 'relative', display: 'inline-flex', flex: 'none' });
export const copied = style({ color: vars.color.success.text });
