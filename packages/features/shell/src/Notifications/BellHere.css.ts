import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** As wide as the button that replaces it, so that the layout does not shift. */
export const room = style({
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: vars.size.iconButton,
  blockSize: vars.size.iconButton,
});
