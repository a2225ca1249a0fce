import { style } from '@vanilla-extract/css';

export const column = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 });
