import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

export const color = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[0.5],
  whiteSpace: 'nowrap',
});
/** Names are not broken between letters beside wide columns. */
export const name = style({ display: 'block', minInlineSize: '8rem' });
