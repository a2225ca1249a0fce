import { style } from '@vanilla-extract/css';

export const stars = style({ display: 'inline-block', flex: 'none' });
