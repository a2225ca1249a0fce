import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space, size } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.paper,
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.card.shadow,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
  paddingBlockStart: size.cardContent,
  paddingInline: size.cardContent,
  '@media': { [media.belowSm]: { paddingBlockStart: size.cardPadding, paddingInline: size.cardPadding } },
});

export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});

const grow = style({ flexGrow: 1, minInlineSize: 0 });
// Clips content that reaches the edge to the card's corners.
const clipped = style([grow, { overflow: 'hidden', borderRadius: `calc(${vars.radius.card} - ${size.line})` }]);
const content = style([
  grow,
  { padding: size.cardContent, '@media': { [media.belowSm]: { padding: size.cardPadding } } },
]);

export const body = { none: clipped, content };
export const headed = styleVariants({
  content: [content, { paddingBlockStart: space[2], '@media': { [media.belowSm]: { paddingBlockStart: space[2] } } }],
  none: [clipped, { borderStartStartRadius: 0, borderStartEndRadius: 0, marginBlockStart: space[2] }],
});
