import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  padding: size.cardPadding,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
});

/** What a card is about, and what can be done to it. */
export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[1],
});
/** Long words of the one give way, not the buttons of the other. */
export const cardActs = style({ flex: 'none' });
/** Two lines of a cell: the value and a detail. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: space[2] });
