import { style } from '@vanilla-extract/css';

export const search = style({ flex: '1 1 18rem', minInlineSize: 0 });
export const sort = style({ flex: '0 1 12rem', minInlineSize: '9rem' });
/** Prevents layout shift while results change. */
export const results = style({ minBlockSize: '60vh' });
