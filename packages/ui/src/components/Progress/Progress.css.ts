import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 });
export const head = style([
  text.small,
  { display: 'flex', justifyContent: 'space-between', gap: space[2], overflowWrap: 'anywhere' },
]);
export const percent = style([tabularFigures, { flex: 'none', color: color.textQuiet }]);

export const track = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: `calc(${space[0.5]} + 2 * ${size.line})`,
  // Hollow: in dark modes, a grey track looks like a full bar.
  border: `${size.line} solid ${color.grey[300]}`,
  borderRadius: vars.radius.pill,
});

const along = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: vars.opacity.pulse } });

const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.primary.border,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const bar = styleVariants({
  determinate: [fill, { transition: `inline-size ${vars.duration.quick} ${vars.easing.move}` }],
  indeterminate: [
    fill,
    {
      position: 'relative',
      inlineSize: '40%',
      animation: `${along} 1.4s ${vars.easing.move} infinite`,
      '@media': {
        // Indicates that work is in progress, without motion.
        [media.reducedMotion]: { inlineSize: '100%', insetInlineStart: 0, animation: `${breathe} 2s linear infinite` },
      },
    },
  ],
});
