import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const layout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

export const header = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: size.topbar,
  paddingInline: space[3],
  '@media': { [media.belowSm]: { paddingInline: space[2] } },
});

export const brand = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1.5'],
    borderRadius: vars.radius.small,
    color: color.text,
    fontSize: vars.type.h4.size,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
  },
]);

export const mark = style({ flex: 'none', inlineSize: space[4], blockSize: space[4], color: color.primary.main });
export const tools = style({ display: 'inline-flex', gap: space['0.5'] });

export const main = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, paddingBlockStart: size.topbar, outline: 'none' });
