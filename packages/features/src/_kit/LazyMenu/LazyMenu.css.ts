import { style } from '@vanilla-extract/css';

export const holder = style({ display: 'contents' });
