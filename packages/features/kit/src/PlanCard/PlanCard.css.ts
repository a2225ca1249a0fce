import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** The plans share what room there is. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: space[3],
  // Four cards form two rows of two, never three and one.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(17rem, 40%), 100%), 1fr))',
    },
  },
  '@media': { [media.belowSm]: { gap: space[2] } },
});

/** A subgrid: its four parts align with those of the other cards. */
export const plan = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gap: space[2],
  minInlineSize: 0,
  // What a plan of ours needs, so that nothing moves when the plans arrive.
  minBlockSize: '25rem',
  padding: size.cardContent,
  background: color.paper,
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.card.shadow,
  '@media': { [media.belowSm]: { padding: size.cardPadding } },
});

export const featured = style([plan, { borderColor: color.primary.border }]);

export const head = style({ display: 'flex', flexDirection: 'column', gap: space['0.5'] });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.controlDense,
});

export const price = style([
  tabularFigures,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[1], minInlineSize: 0 },
]);
export const amount = style({
  fontSize: vars.type.h2.size,
  lineHeight: vars.type.h2.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});

export const limits = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const limit = style({ display: 'flex', alignItems: 'flex-start', gap: space[1] });
const mark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${vars.type.body.size} * ${vars.type.body.lineHeight})`,
});
export const has = style([mark, { color: color.success.text }]);
export const hasNot = style([mark, { color: color.textQuiet }]);

/** As high as the button that other cards have. */
export const foot = style({ display: 'flex', alignItems: 'center', minBlockSize: size.control });
