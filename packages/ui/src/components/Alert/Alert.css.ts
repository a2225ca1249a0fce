import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[1.5],
  paddingInline: space[2],
  paddingBlock: space[1.5],
  borderRadius: vars.radius.control,
  border: `${size.line} solid`,
  color: color.text,
});

export const icon = style({ flexShrink: 0 });
/** The action is next to the text if that keeps a readable width, at any container width; else below it. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[1.5]}`,
  minInlineSize: 0,
});
export const words = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  maxInlineSize: size.measure,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.weight.heading });
export const side = style({ flex: 'none', maxInlineSize: '100%' });
// The button is taller than a line of text; the negative margin aligns the first lines.
export const close = style({
  marginBlock: `calc((${size.icon} - ${size.iconButton}) / 2)`,
  marginInlineEnd: `calc(${space[0.5]} * -1)`,
});

const roles = { info: 'info', success: 'success', warning: 'warning', error: 'error' } as const;

export const alert = styleVariants(roles, (role) => [
  base,
  { background: color[role].light, borderColor: color[role].border },
]);
export const toneColor = styleVariants(roles, (role) => ({
  color: color[role].onLight,
  // In forced-colours mode, SVGs keep only a colour that is set on them.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
}));
