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

/** Colours of highlights as CSS variables, so that the script does not include the whole theme contract. */
export const markColours = {
  found: vars.color.warning.main,
  picked: vars.color.primary.main,
  pointed: vars.color.primary.dark,
};
