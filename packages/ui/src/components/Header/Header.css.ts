import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: size.topbar,
  paddingInline: space[3],
  background: color.paper,
  color: color.text,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  '@media': { [media.belowSm]: { gap: space[1], paddingInline: space[2] } },
});

/** Aligned with the content of the page below it. */
export const contained = style({
  paddingInline: `max(${space[3]}, (100% - ${size.container}) / 2)`,
  '@media': { [media.belowSm]: { paddingInline: space[2] } },
});

const part = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });

export const start = style([part, { flex: '0 1 auto' }]);
export const links = style([part, { gap: space[2], flex: 'none', '@media': { [media.belowLg]: { display: 'none' } } }]);
export const search = style({
  flex: '0 1 24rem',
  minInlineSize: 0,
  '@media': { [media.belowMd]: { display: 'none' } },
});
export const smallSearch = style([part, { flex: 'none', '@media': { [media.fromMd]: { display: 'none' } } }]);
export const end = style([part, { flex: 'none', marginInlineStart: 'auto' }]);
