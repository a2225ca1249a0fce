import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const fields = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
});

export const amounts = style([
  tabularFigures,
  text.small,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[2], color: color.textQuiet },
]);

/** Keeps the card's height as the upload state changes. */
export const stage = style({ display: 'grid', gap: space[2], minBlockSize: space[12], alignContent: 'center' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.row,
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const words = style({ flexGrow: 1, minInlineSize: 0, display: 'grid', gap: space[0.5] });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  rowGap: space[0.5],
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});

export const facts = style([
  text.small,
  tabularFigures,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], rowGap: space[0.5], color: color.textQuiet },
]);

export const appHead = style({ display: 'flex', alignItems: 'center', gap: space[1.5], minInlineSize: 0 });

export const appWords = style({ minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });
