import { style } from '@vanilla-extract/css';

export const at = style({ display: 'contents' });
