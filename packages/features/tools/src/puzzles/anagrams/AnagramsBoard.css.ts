import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const board = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style([
  text.h4,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.row,
    blockSize: size.row,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.selected,
    color: color.text,
  },
]);
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
