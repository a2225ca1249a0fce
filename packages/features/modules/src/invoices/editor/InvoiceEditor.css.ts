import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { space, size, color } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
});
export const fieldPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: space[2],
  alignItems: 'start',
});

/** Lines after the first. */
const laterLine = style({});
/** A field's label and the gap below it. */
const labelBlock = `calc(${vars.type.body.size} * ${vars.type.body.lineHeight} + ${space[0.5]})`;

export const lines = style({ containerType: 'inline-size', containerName: 'lines' });
const wide = 'lines (min-width: 52rem)';
const medium = 'lines (min-width: 26rem)';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: `"item remove" "units units" "price price" "vat vat" "total total"`,
  gap: space[1.5],
  alignItems: 'start',
  paddingBlock: space[1],
  // Holds the focus rings where lines are cut at their edges.
  paddingInline: space[0.5],
  marginInline: `calc(-1 * ${space[0.5]})`,
  '@container': {
    [medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
      gridTemplateAreas: `"item item item remove" "units price vat ." "total total total ."`,
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 9rem 10rem 10rem minmax(6rem, auto) auto',
      gridTemplateAreas: `"item units price vat total remove"`,
    },
  },
});

/** Lines out of view are not drawn: drawing all of them at each letter would take longer than anything else. */
export const manyLines = style({});
globalStyle(`${manyLines} .${line}`, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 4rem' });
export const item = style({ gridArea: 'item', minInlineSize: 0 });
export const units = style({ gridArea: 'units', minInlineSize: 0 });
export const price = style({ gridArea: 'price', minInlineSize: 0 });
export const vat = style({ gridArea: 'vat', minInlineSize: 0 });

/** As high as a field with its label, so that it is on the line of the fields. */
export const total = style([
  tabularFigures,
  {
    gridArea: 'total',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[1],
    textAlign: 'end',
    '@container': { [wide]: { display: 'grid', alignContent: 'start', justifyContent: 'end' } },
  },
]);
export const totalName = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.body.lineHeight,
  color: color.textQuiet,
});
export const totalSum = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  '@container': { [wide]: { minBlockSize: size.control } },
});
/** On the line of the fields, below the height of a label. */
export const remove = style({
  gridArea: 'remove',
  display: 'flex',
  alignItems: 'center',
  blockSize: size.control,
  marginBlockStart: labelBlock,
  '@container': { [wide]: { selectors: { [`${laterLine} &`]: { marginBlockStart: 0 } } } },
});

// On wide screens the labels of the first line are the headings of all.
export const later = laterLine;
globalStyle(`${laterLine} label:not([data-affix]), ${laterLine} .${totalName}`, {
  '@container': {
    [wide]: {
      position: 'absolute',
      inlineSize: size.line,
      blockSize: size.line,
      margin: `calc(-1 * ${size.line})`,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const lineFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[1],
  flex: '0 1 24rem',
  margin: 0,
});
export const sumName = style({ color: color.textQuiet });
export const sum = style([
  tabularFigures,
  { margin: 0, paddingInlineStart: space[3], textAlign: 'end', whiteSpace: 'nowrap' },
]);
const grand = style({
  paddingBlockStart: space[1],
  borderBlockStart: `${size.line} solid ${color.divider}`,
  color: color.text,
  fontWeight: vars.weight.heading,
});
export const grandName = style([grand]);
export const grandSum = style([sum, grand]);
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[1] });
