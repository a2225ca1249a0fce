import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const routes = style({ display: 'contents' });

export const cover = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  background: vars.color.page,
});

export const progress = style({ inlineSize: vars.size.sidebar, maxInlineSize: '100%' });
