import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space, size } = vars;

export const layout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

export const header = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  blockSize: size.topbar,
  paddingInline: space[3],
  '@media': { [media.belowSm]: { paddingInline: space[2] } },
});

export const tools = style({
  display: 'inline-flex',
  flex: 'none',
  gap: space[1],
  '@media': { [media.coarsePointer]: { gap: `calc(${size.touch} - ${size.iconButton})` } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingBlockStart: size.topbar,
  outline: 'none',
});
