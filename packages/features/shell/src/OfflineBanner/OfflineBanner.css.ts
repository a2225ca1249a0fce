import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

/** Over the end of the page, which stays where it is. */
export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
  insetInline: space[2],
  zIndex: vars.layer.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  maxInlineSize: '40rem',
  paddingBlock: space['1.5'],
  paddingInline: space[2],
  border: `${size.line} solid ${color.warning.border}`,
  borderRadius: vars.radius.control,
  background: color.warning.light,
  color: color.warning.onLight,
  boxShadow: vars.shadow.popover,
  pointerEvents: 'auto',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const icon = style({ flex: 'none' });
