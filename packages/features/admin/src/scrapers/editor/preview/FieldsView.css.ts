import { style } from '@vanilla-extract/css';

/** As wide as the name, with room left for samples. */
export const nameCell = style({ inlineSize: 'max-content', maxInlineSize: '8rem' });
export const sampleCell = style({ maxInlineSize: '17rem' });
