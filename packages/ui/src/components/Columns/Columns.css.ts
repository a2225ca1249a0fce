import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const gapWidth = '--apiyard-columns-gap';

const base = style({ display: 'flex', minInlineSize: 0, gap: `var(${gapWidth})` });
const stacked = { flexDirection: 'column' } as const;

export const columns = styleVariants({
  never: [base],
  sm: [base, { '@media': { [media.belowSm]: stacked } }],
  md: [base, { '@media': { [media.belowMd]: stacked } }],
  lg: [base, { '@media': { [media.belowLg]: stacked } }],
});

// A length instead of the number 0, because it is used in a subtraction.
export const columnsGap = styleVariants({ 0: '0rem', ...vars.space }, (gap) => ({ vars: { [gapWidth]: gap } }));

export const alignY = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
const column = style({ minInlineSize: 0 });

// Accounts for gaps, so that two columns of 1/2 end where four of 1/4 do.
const share = (fraction: string) => ({ flex: `0 0 calc((100% + var(${gapWidth})) * ${fraction} - var(${gapWidth}))` });
const shares = {
  '1/2': share('1 / 2'),
  '1/3': share('1 / 3'),
  '2/3': share('2 / 3'),
  '1/4': share('1 / 4'),
  '3/4': share('3 / 4'),
  '1/5': share('1 / 5'),
  '2/5': share('2 / 5'),
  '3/5': share('3 / 5'),
  '4/5': share('4 / 5'),
  fill: { flex: '1 1 0%' },
  content: { flex: '0 0 auto', maxInlineSize: '100%' },
} as const;

const whenStacked = (condition: string) => ({ '@media': { [condition]: { flex: '0 0 auto', inlineSize: '100%' } } });
const stacks = {
  never: {},
  sm: whenStacked(media.belowSm),
  md: whenStacked(media.belowMd),
  lg: whenStacked(media.belowLg),
};

/** Width of a column; stacked columns have the full width. */
export const columnWidth = styleVariants(shares, (width) => [column, width]);
export const columnStacks = styleVariants(stacks, (rule) => [rule]);
