import { style } from '@vanilla-extract/css';
import { printOnly } from '@apiyard/kit/print/print-only.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

const thin = `${size.line} solid ${color.divider}`;

export const sheet = style({
  // Smaller than its place on phones: then lines are stacked.
  containerType: 'inline-size',
  containerName: 'invoice',
  padding: space[4],
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  boxShadow: vars.card.shadow,
  overflowWrap: 'anywhere',
  page: 'invoice',
  '@media': {
    [media.belowSm]: { padding: space[2] },
    print: { padding: 0, border: 'none', boxShadow: 'none', containerType: 'normal' },
  },
});
const narrow = 'invoice (max-width: 34rem)';

printOnly(sheet, 'invoice');

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
  marginBlockEnd: space[4],
});
export const party = style({ flex: '1 1 14rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const partyName = style([text.h5]);
export const address = style({ whiteSpace: 'pre-line', fontStyle: 'normal' });
export const quiet = style([text.small, { color: color.textQuiet }]);
export const heading = style([text.h3, tabularFigures]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
});
export const factName = style({ color: color.textQuiet });
export const fact = style([tabularFigures, { margin: 0, textAlign: 'end' }]);

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
export const tableHead = style({
  // Repeated on each printed page.
  display: 'table-header-group',
  '@container': { [narrow]: { display: 'none' } },
});
export const tableBody = style({ '@container': { [narrow]: { display: 'block' } } });
/** The number of the invoice, on each printed page. */
export const running = style([
  text.small,
  {
    display: 'none',
    padding: `0 0 ${space[1]}`,
    color: color.textQuiet,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    '@media': { print: { display: 'table-cell' } },
  },
]);
const cellBase = style({ paddingBlock: space[1], paddingInline: space[1], textAlign: 'start', verticalAlign: 'top' });
export const columnHeading = style([
  text.small,
  cellBase,
  {
    borderBlockEnd: thin,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&[data-end]': { textAlign: 'end' } },
  },
]);
export const line = style({
  breakInside: 'avoid',
  borderBlockEnd: thin,
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      paddingBlock: space[1],
    },
  },
});
export const itemCell = style([
  cellBase,
  { fontWeight: vars.weight.medium, '@container': { [narrow]: { gridColumn: '1 / -1', paddingBlock: space[0.5] } } },
]);
export const figureCell = style([
  cellBase,
  tabularFigures,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'grid', textAlign: 'start', paddingBlock: space[0.5] } },
  },
]);
/** The VAT rate, which the amount below explains, is the first to go where lines are stacked. */
export const lastCell = style([
  figureCell,
  { '@container': { [narrow]: { gridColumn: 3, textAlign: 'end', fontWeight: vars.weight.medium } } },
]);
export const rateCell = style([figureCell, { '@container': { [narrow]: { display: 'none' } } }]);
export const cellName = style([
  text.small,
  { display: 'none', color: color.textQuiet, '@container': { [narrow]: { display: 'inline' } } },
]);

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[1],
  inlineSize: '22rem',
  maxInlineSize: '100%',
  margin: `${space[3]} 0 0`,
  marginInlineStart: 'auto',
  paddingInline: space[1],
  breakInside: 'avoid',
});
export const sumName = style({ color: color.textQuiet });
export const sum = style([
  tabularFigures,
  { margin: 0, paddingInlineStart: space[3], textAlign: 'end', whiteSpace: 'nowrap' },
]);
const grand = style({
  paddingBlockStart: space[1],
  borderBlockStart: thin,
  color: color.text,
  fontWeight: vars.weight.heading,
});
export const grandName = style([grand]);
export const grandSum = style([sum, grand]);

export const note = style({
  maxInlineSize: size.measure,
  marginBlockStart: space[4],
  whiteSpace: 'pre-line',
  breakInside: 'avoid',
});
