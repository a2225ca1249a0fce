import { keyframes, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

/** A ring with a gap, in icon size and text colour. It does not move with reduced motion. */
export const spinner = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderWidth: vars.size.ring,
  borderStyle: 'solid',
  borderColor: 'transparent currentColor currentColor',
  borderRadius: vars.radius.pill,
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    // Forced colours would otherwise fill the gap in the ring too.
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'ButtonText' },
  },
});
