import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** In a field or its button: shows that a popover opens below, and rotates while it is open. */
export const chevron = style({
  flex: 'none',
  color: vars.color.textQuiet,
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '180deg' },
    '[data-hovered] > &, [data-disabled] > &': { color: 'inherit' },
  },
  // In forced-colours mode, browsers keep an SVG's own colour instead of the inherited one.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
