import { style } from '@vanilla-extract/css';
import { control } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton, iconButtonSize } from '../IconButton/IconButton.css.ts';

export const box = style([control, { paddingInline: vars.space[0.5] }]);

export const glass = style({
  flex: 'none',
  marginInlineStart: vars.space[1],
  color: vars.color.textQuiet,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
  // In forced-colours mode, browsers keep an SVG's own colour instead of the inherited one.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const clear = style([
  iconButton.plain,
  iconButtonSize.small,
  { selectors: { '[data-empty] &, [data-disabled] > &': { display: 'none' } } },
]);

export const shortcut = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: vars.space[0.5],
  selectors: { ':not([data-empty]) > * > &': { display: 'none' } },
});
