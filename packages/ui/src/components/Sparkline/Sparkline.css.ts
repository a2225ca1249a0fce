import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { pointsAlong } from '../../theme/text.css.ts';

const { color, size } = vars;

const base = style([
  pointsAlong,
  {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: size.controlDense,
    overflow: 'visible',
    '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
  },
]);
export const sparkline = styleVariants({
  accent: [base, { color: color.primary.border }],
  quiet: [base, { color: color.textQuiet }],
  success: [base, { color: color.success.border }],
  error: [base, { color: color.error.border }],
});

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // The drawing is stretched to its container, but its stroke is not.
  vectorEffect: 'non-scaling-stroke',
});
export const area = style({ fill: 'currentcolor', fillOpacity: vars.opacity.areaTint, stroke: 'none' });
