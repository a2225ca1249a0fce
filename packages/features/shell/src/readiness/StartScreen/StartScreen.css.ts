import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** The same place and size as the start-up screen in `apps/web/index.html`, so that nothing moves between them. */
export const screen = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.page,
  color: vars.color.text,
  textAlign: 'center',
});

export const logo = style({ inlineSize: vars.space[8], blockSize: vars.space[8], color: vars.color.primary.main });

/** Keeps its room, so that the mark does not jump when words come. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[12],
  maxInlineSize: '48ch',
});
globalStyle(`${words} p`, { textWrap: 'balance' });
