import { style } from '@vanilla-extract/css';

export const sampleCell = style({ maxInlineSize: '22rem' });
