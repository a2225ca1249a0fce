import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const autocomplete = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  minBlockSize: 0,
  inlineSize: '100%',
});

/** Scrolls separately, so that the search stays visible. */
export const results = style({
  minBlockSize: vars.size.rowDense,
  maxBlockSize: 'min(24rem, 60dvb)',
  overflow: 'auto',
  outline: 'none',
});
