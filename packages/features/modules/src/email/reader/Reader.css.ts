import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { text, truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const reader = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  background: color.paper,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  flex: 'none',
  minBlockSize: size.row,
  paddingInline: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});

export const scroll = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginBlockEnd: space[1],
  overflowWrap: 'anywhere',
});

export const messages = style({ margin: 0, padding: 0, listStyle: 'none' });

export const message = style({
  paddingBlock: space[1],
  selectors: { 'li + li > &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1.5],
  paddingBlock: space[1],
});

export const headButton = style([
  focusRing,
  head,
  {
    inlineSize: '100%',
    paddingInline: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.hover } },
  },
]);

export const people = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const senderLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[1]}`,
  fontWeight: vars.weight.medium,
});
export const quiet = style([text.small, { color: color.textQuiet }]);
export const excerpt = style([truncate, { display: 'block', color: color.textQuiet }]);

export const body = style({ display: 'grid', gap: space[2], paddingBlockEnd: space[1], minInlineSize: 0 });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
});

export const attachments = style({ display: 'grid', gap: space[1] });
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style([
  focusRing,
  {
    display: 'grid',
    inlineSize: '11rem',
    gap: space['0.5'],
    padding: space[1],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.hover } },
  },
]);
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '6rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: color.sunken,
  color: color.textQuiet,
});
globalStyle(`${preview} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const fileName = style([truncate]);

export const replies = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBlock: space[2] });
