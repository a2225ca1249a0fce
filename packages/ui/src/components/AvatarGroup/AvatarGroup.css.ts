import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { diameter } from '../Avatar/Avatar.css.ts';

const { color, space, size } = vars;

export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
});

const member = style({
  display: 'inline-flex',
  borderRadius: vars.radius.pill,
  // A gap in the background colour separates them.
  boxShadow: `0 0 0 ${size.ring} ${color.paper}`,
});

const overlap = { small: space[0.5], medium: space[0.5], large: space[1], huge: space[2] };
export const members = styleVariants(overlap, (by) => [
  member,
  { selectors: { '& + &': { marginInlineStart: `calc(${by} * -1)` } } },
]);

/** Circular like the pictures, wider only if its number needs more space. */
export const rest = styleVariants(diameter, (across) => ({
  background: color.grey[200],
  selectors: { '&&': { inlineSize: 'auto', minInlineSize: across, paddingInline: size.ring } },
}));
