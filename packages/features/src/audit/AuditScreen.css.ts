import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { size, space, type } = vars;

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${space[1]} ${space[2]}` });
export const search = style({ flex: '2 1 16rem', minInlineSize: 0 });
export const choice = style({ flex: '1 1 9rem', minInlineSize: '8rem', maxInlineSize: '16rem' });
/** As tall as a field with its label. */
export const dayRoom = style({ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minBlockSize: `calc(${type.body.lineHeight} * 1em + ${space[0.5]} + ${size.control})` });

/** Tall enough that the page does not jump while results come and go. */
export const results = style({ display: 'flex', flexDirection: 'column', gap: space[2], minBlockSize: '60vh' });
export const more = style({ display: 'flex', justifyContent: 'center' });

export const facts = style({ display: 'grid', gap: `${space[0.5]} ${space[2]}`, gridTemplateColumns: 'max-content minmax(0, 1fr)', margin: 0 });
export const fact = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
