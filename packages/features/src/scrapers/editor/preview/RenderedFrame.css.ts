import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const holder = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
});
export const frame = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
  background: 'Canvas',
  colorScheme: 'light',
});

/** References to the colours of marks: read where they are needed, so that no script carries the theme's whole contract. */
export const markColours = {
  found: vars.color.warning.main,
  picked: vars.color.primary.main,
  pointed: vars.color.primary.dark,
};
