import { style } from '@vanilla-extract/css';

/** Keeps digit groups on one line. */
export const digits = style({ whiteSpace: 'nowrap' });
/** The column is at least as wide as a word. */
export const meaning = style({ overflowWrap: 'break-word' });
