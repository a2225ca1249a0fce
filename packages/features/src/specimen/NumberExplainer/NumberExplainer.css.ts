import { style } from '@vanilla-extract/css';

/** Digits that belong together stay on one line; the meaning beside them wraps. */
export const digits = style({ whiteSpace: 'nowrap' });
/** Its column is never narrower than a word. */
export const meaning = style({ overflowWrap: 'break-word' });
