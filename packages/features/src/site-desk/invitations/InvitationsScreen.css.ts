import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

/** Two lines of a cell: what it says, and what stands behind it. */
export const lines = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0, overflowWrap: 'anywhere' });
export const cards = style({ display: 'grid', gap: space[1.5], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[1],
  minInlineSize: 0,
  padding: size.cardPadding,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
});
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[1] });
/** A long address gives way, not the button beside it. */
export const cardAct = style({ flex: 'none' });
export const more = style({ display: 'flex', justifyContent: 'center' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: space[1],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  overflowWrap: 'anywhere',
});
