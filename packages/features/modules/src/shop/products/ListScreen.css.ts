import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { radius, space } = vars;

export const product = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const photo = style({ flex: 'none', borderRadius: radius.small });
