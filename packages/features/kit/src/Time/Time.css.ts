import { style } from '@vanilla-extract/css';

/** '3 minutes ago' is one thing: broken over two lines it makes rows taller. */
export const time = style({ whiteSpace: 'nowrap' });
