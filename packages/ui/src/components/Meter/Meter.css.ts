import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const meter = style([
  text.small,
  { display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 },
]);
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
});
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text,
  fontWeight: vars.weight.medium,
});
export const figures = style([tabularFigures, { flex: 'none', color: color.textQuiet }]);

export const track = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: space[1],
  // Hollow: in dark modes, a grey track looks like a full bar.
  border: `${size.line} solid ${color.grey[300]}`,
  borderRadius: vars.radius.pill,
});
const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${vars.duration.quick} ${vars.easing.move}`,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const fill = styleVariants({
  neutral: [bar, { background: color.primary.border }],
  success: [bar, { background: color.success.border }],
  warning: [bar, { background: color.warning.border }],
  error: [bar, { background: color.error.border }],
});

const words = style({ display: 'flex', alignItems: 'flex-start', gap: space[0.5], overflowWrap: 'anywhere' });
export const level = styleVariants({
  success: [words, { color: color.success.text }],
  warning: [words, { color: color.warning.text }],
  error: [words, { color: color.error.text }],
});
export const icon = style({ flex: 'none', marginBlockStart: size.line });
