import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const statusLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space[3],
  paddingBlockEnd: space[3],
});

export const figure = style({
  // Captions next to each other begin on the same line.
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  margin: 0,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const half = styleVariants({
  do: { borderBlockStart: `${size.ring} solid ${color.success.border}` },
  dont: { borderBlockStart: `${size.ring} solid ${color.error.border}` },
});

export const example = style({
  minInlineSize: 0,
  padding: space[3],
  background: color.page,
  // Wide content is cut off as on a picture.
  overflow: 'clip',
});

globalStyle(`${figure} > figcaption`, { paddingInline: space[3], paddingBlock: space[2] });
globalStyle(`${figure} > figcaption p`, { margin: 0 });

const heading = style({ display: 'flex', alignItems: 'center', gap: space[0.5] });
export const mark = styleVariants({
  do: [heading, { color: color.success.text }],
  dont: [heading, { color: color.error.text }],
});

export const plain = style({ inlineSize: '100%' });

export const swatch = style({
  display: 'inline-block',
  inlineSize: space[2],
  blockSize: space[2],
  marginInlineEnd: space[1],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});
