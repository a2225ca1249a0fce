import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  flexGrow: 1,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[2],
  textAlign: 'center',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '48ch',
});
globalStyle(`${words} p`, { textWrap: 'balance' });
export const title = style({
  fontSize: vars.type.h3.size,
  lineHeight: vars.type.h3.lineHeight,
  outline: 'none',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[1] });
