import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  zIndex: vars.layer.tooltip,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
});
