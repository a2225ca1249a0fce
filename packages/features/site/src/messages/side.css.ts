import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const entry = style({ display: 'flex', flexDirection: 'column', gap: space['0.5'] });

/** List with icons in the accent colour. */
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxInlineSize: vars.size.measure,
});
export const point = style({ display: 'flex', alignItems: 'flex-start', gap: space[1] });
export const mark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${vars.type.body.size} * ${vars.type.body.lineHeight})`,
  color: vars.color.primary.text,
});
