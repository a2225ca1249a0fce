import { style } from '@vanilla-extract/css';

export const languageBox = style({ inlineSize: '9.5rem' });
