import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
});

/** The whole card is clickable; its name is the link. */
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  blockSize: '100%',
  padding: size.cardContent,
  background: color.paper,
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.card.shadow,
  selectors: { '&:hover': { background: color.hover } },
});

export const words = style({ flexGrow: 1, minInlineSize: 0, display: 'grid', gap: space[0.5] });

export const name = style([
  text.h5,
  focusRing,
  {
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card } },
  },
]);

export const facts = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], rowGap: space[0.5], color: color.textQuiet },
]);
