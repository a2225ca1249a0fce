import { style } from '@vanilla-extract/css';

export const valueCell = style({ maxInlineSize: '20rem' });
