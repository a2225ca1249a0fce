import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', fontStyle: 'normal' });
