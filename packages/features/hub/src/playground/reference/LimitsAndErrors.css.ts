import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space } = vars;

export const facts = style({ display: 'grid', gap: space[1], margin: 0 });
/** A name and what applies to it; below each other where they don't fit. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[2]}` });
export const name = style({ color: color.textQuiet });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
