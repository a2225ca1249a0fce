import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space, size } = vars;

/** Anchor links stop below the header. */
export const anchor = style({ scrollMarginBlockStart: `calc(${size.topbar} + ${space[2]})` });

/** Sticky beside the sections. */
export const nav = style({ position: 'sticky', insetBlockStart: `calc(${size.topbar} + ${space[3]})` });

/** Related fields are stacked, and no wider than their content. */
export const fields = style({ display: 'grid', gap: space[2], maxInlineSize: '36rem' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  paddingBlockStart: space[2],
  borderBlockStart: `${size.line} solid ${vars.color.divider}`,
});
