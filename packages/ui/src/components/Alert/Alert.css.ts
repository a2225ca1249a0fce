import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gridTemplateAreas: '"icon words side close"',
  alignItems: 'start',
  columnGap: space[1.5],
  paddingInline: space[2],
  paddingBlock: space[1.5],
  borderRadius: vars.radius.control,
  border: `${size.line} solid`,
  color: color.text,
  '@media': {
    [media.belowSm]: {
      gridTemplateColumns: 'auto 1fr auto',
      gridTemplateAreas: '"icon words close" ". side side"',
    },
  },
});

export const icon = style({ gridArea: 'icon', flexShrink: 0 });
export const words = style({ gridArea: 'words', minInlineSize: 0, maxInlineSize: size.measure, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.heading });
// Not a gap between the rows: an alert without a side would end in one.
export const side = style({ gridArea: 'side', alignSelf: 'center', '@media': { [media.belowSm]: { marginBlockStart: space[1] } } });
// The button is taller than a line of text; pulled back, the first lines stand level.
export const close = style({ gridArea: 'close', marginBlock: `calc((${size.icon} - ${size.iconButton}) / 2)`, marginInlineEnd: `calc(${space[0.5]} * -1)` });

const roles = { info: 'info', success: 'success', warning: 'warning', error: 'error' } as const;

export const alert = styleVariants(roles, (role) => [base, { background: color[role].light, borderColor: color[role].border }]);
export const toneColor = styleVariants(roles, (role) => ({
  color: color[role].onLight,
  // Drawings keep the colour that is given to themselves, forced or not.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
}));
