import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** Wide pictures scroll where they would become too small to read. */
export const scroller = style({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  border: `${vars.size.line} solid ${vars.color.divider}`,
});

export const narrow = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const wide = style([narrow, { minInlineSize: '60rem' }]);
