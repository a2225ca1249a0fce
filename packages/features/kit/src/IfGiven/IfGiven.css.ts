import { style } from '@vanilla-extract/css';

export const given = style({ selectors: { '&[data-given=""]': { display: 'none' } } });
export const missing = style({ selectors: { '&:not([data-given=""])': { display: 'none' } } });
