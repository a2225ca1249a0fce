import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { tintShare } from './tint.ts';

const { color, size, space, type } = vars;

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  // Forced colours remove the tint and show the border.
  border: `${size.line} solid transparent`,
  borderRadius: vars.radius.pill,
  color: color.text,
  fontWeight: vars.weight.heading,
  lineHeight: 1,
  wordSpacing: 0,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  userSelect: 'none',
});

export const tint = styleVariants(color.series, (hue) => ({
  background: `color-mix(in srgb, ${hue} ${tintShare}%, ${color.paper})`,
}));

/** An unknown person. */
export const untinted = style({ background: color.grey[200] });

export const diameter = { small: space[3], medium: size.controlDense, large: size.control, huge: space[8] };
const letters = { small: type.small.size, medium: type.small.size, large: type.body.size, huge: type.h3.size };
export const avatarSize = styleVariants(diameter, (across, name) => ({
  inlineSize: across,
  blockSize: across,
  fontSize: letters[name],
}));

// An icon keeps its distance from the edge at any size.
globalStyle(`${avatar} > svg`, { inlineSize: '60%', blockSize: '60%' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
