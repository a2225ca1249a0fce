import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { scrollLine } from '../../theme/scroll-line.css.ts';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;
const edge = {
  paddingInline: size.cardContent,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
} as const;

export const table = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const top = style({ borderBlockEnd: line });

/** As high as the bulk bar that replaces it. */
export const bar = style([
  edge,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1], paddingBlock: space[1.5] },
]);
export const search = style({
  flex: '1 1 12rem',
  maxInlineSize: '20rem',
  '@media': { [media.belowSm]: { flexBasis: '100%', maxInlineSize: 'none' } },
});
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[0.5], marginInlineStart: 'auto' });
export const filters = style([
  scrollLine,
  { '@media': { [media.belowSm]: { flex: '1 1 0', margin: `calc(-1 * ${space[0.5]})` } } },
]);
/** Its controls are on the line of the search; active filters are on a line of their own. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const chipBar = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], flex: '1 0 100%', minInlineSize: 0 });
export const progress = style({ inlineSize: space[12] });

export const bulk = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: `calc(${size.controlDense} + 2 * ${space[1.5]})`,
    paddingBlock: space[1],
    background: color.primary.light,
    color: color.primary.onLight,
    '@media': { [media.coarsePointer]: { minBlockSize: `calc(${size.control} + 2 * ${space[1.5]})` } },
  },
]);
export const bulkWords = style({ marginInlineEnd: 'auto', fontWeight: vars.weight.heading });

export const filterBody = style({ paddingBlockEnd: space[1] });
export const choiceList = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxBlockSize: '20rem',
  overflow: 'auto',
  margin: `calc(${space[0.5]} * -1)`,
  padding: space[0.5],
});

export const foot = style([edge, { borderBlockStart: line, paddingBlock: space[1] }]);
export const count = style({ color: color.textQuiet });
/** Rows of the previous query while the next are loading. */
export const waiting = style({
  opacity: vars.opacity.waiting,
  transition: `opacity ${vars.duration.quick} ${vars.easing.move}`,
});
