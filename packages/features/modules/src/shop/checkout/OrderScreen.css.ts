import { vars } from '@apiyard/ui/theme/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const receipt = style({ '@media': { print: { breakInside: 'auto' } } });
export const facts = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
export const sums = style({ marginInlineStart: 'auto', inlineSize: 'min(100%, 20rem)', breakInside: 'avoid' });

// On paper there is only the receipt.
globalStyle(`body:has(${receipt}) *:not(${receipt}, ${receipt} *, :has(${receipt}))`, {
  '@media': { print: { display: 'none' } },
});
