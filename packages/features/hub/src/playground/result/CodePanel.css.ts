import { style } from '@vanilla-extract/css';

export const methodBox = style({ inlineSize: '6.5rem' });
