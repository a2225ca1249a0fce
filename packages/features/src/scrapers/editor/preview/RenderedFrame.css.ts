import { style } from '@vanilla-extract/css';

export const holder = style({ position: 'relative', display: 'flex', flex: '1 1 0', minBlockSize: 0, minInlineSize: 0 });
export const frame = style({ flex: '1 1 0', inlineSize: '100%', minInlineSize: 0, border: 0, background: 'Canvas', colorScheme: 'light' });
