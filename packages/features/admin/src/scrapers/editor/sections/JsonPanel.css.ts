import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const issueLine = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${issueLine} > li`, { display: 'flex', alignItems: 'center', gap: vars.space[1] });
