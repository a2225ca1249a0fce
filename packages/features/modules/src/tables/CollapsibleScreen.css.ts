import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

const orders = 'orders';
/** Too narrow for six columns: rows become cards. */
const narrow = `${orders} (max-width: 40rem)`;

export const frame = style({ containerType: 'inline-size', containerName: orders });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
});
/** Replaces the column headers on narrow screens. */
export const sortBox = style({ display: 'none', flex: '1 1 10rem', '@container': { [narrow]: { display: 'block' } } });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const heading = style([
  text.small,
  {
    paddingBlock: space[1],
    paddingInline: space[2],
    borderBlockEnd: `${size.line} solid ${color.divider}`,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&[data-end]': { textAlign: 'end' } },
  },
]);
export const headings = style({ '@container': { [narrow]: { display: 'none' } } });
export const sortButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['0.5'],
    minBlockSize: size.controlDense,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    // Headers of numbers end where the numbers do: the arrow, which keeps its space, is before them.
    selectors: { '&:hover': { color: color.text }, '[data-end] > &': { flexDirection: 'row-reverse' } },
  },
]);
export const arrow = style({
  visibility: 'hidden',
  selectors: { '[aria-sort] > button > &': { visibility: 'visible' } },
});

export const row = style({
  blockSize: size.row,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  selectors: { '&:hover': { background: color.hover } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: `${space['0.5']} ${space[1]}`,
      alignItems: 'center',
      blockSize: 'auto',
      padding: space[2],
      selectors: { '&[data-open]': { borderBlockEnd: 'none' } },
    },
  },
});
export const cell = style({
  paddingBlock: space[1],
  paddingInline: space[2],
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { padding: 0 } },
});
export const opener = style([
  cell,
  {
    inlineSize: size.row,
    paddingInlineEnd: 0,
    '@container': { [narrow]: { gridColumn: 1, gridRow: '1 / span 3', alignSelf: 'start' } },
  },
]);
const placed = (gridColumn: number, gridRow: number) => style({ '@container': { [narrow]: { gridColumn, gridRow } } });

/** Grid placement of cells when a row is a card. */
export const place = {
  product: placed(2, 1),
  customer: placed(2, 2),
  inventory: placed(2, 3),
  price: placed(3, 1),
  items: placed(3, 2),
};
export const productName = style({ display: 'block', fontWeight: vars.weight.heading });
export const quiet = style([text.small, { display: 'block', color: color.textQuiet }]);
/** Column name before the value, where there are no headers. */
export const inlineLabel = style([
  text.small,
  { display: 'none', color: color.textQuiet, '@container': { [narrow]: { display: 'inline' } } },
]);

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '&[data-open]': { rotate: '90deg' }, '[dir=rtl] &[data-open]': { rotate: '-90deg' } },
});

export const detailRow = style({
  '@container': { [narrow]: { display: 'block', borderBlockEnd: `${size.line} solid ${color.divider}` } },
});
export const detail = style({
  padding: `${space[1]} ${space[2]} ${space[3]}`,
  paddingInlineStart: `calc(${size.row} + ${space[2]})`,
  background: color.sunken,
  '@container': { [narrow]: { display: 'block', padding: space[2] } },
});
export const historyTitle = style([text.h6, { marginBlockEnd: space[1] }]);
export const history = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const historyCell = style({
  paddingBlock: space[1],
  paddingInlineEnd: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});
export const historyHeading = style([
  text.small,
  historyCell,
  { color: color.textQuiet, fontWeight: vars.weight.medium },
]);
export const sum = style({ fontWeight: vars.weight.heading, borderBlockEnd: 'none' });

/** Last, to override the cell styles. */
export const end = style([tabularFigures, { textAlign: 'end' }]);
