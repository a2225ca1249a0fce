import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space, size } = vars;

export const form = style({});

// Keeps a focused field above the sticky row.
globalStyle(`${form} :is(input, textarea, button)`, {
  scrollMarginBlockEnd: `calc(2 * ${size.control} + ${space[3]})`,
});
