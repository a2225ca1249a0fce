import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space, size } = vars;

/** A link to it stops below the header. */
export const anchor = style({ scrollMarginBlockStart: `calc(${size.topbar} + ${space[2]})` });

/** It stays in sight beside the sections. */
export const nav = style({ position: 'sticky', insetBlockStart: `calc(${size.topbar} + ${space[3]})` });

/** The parts of a section that belong together are read one after the other, and fields are no wider than what they hold. */
export const fields = style({ display: 'grid', gap: space[2], maxInlineSize: '36rem' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  paddingBlockStart: space[2],
  borderBlockStart: `${size.line} solid ${vars.color.divider}`,
});
