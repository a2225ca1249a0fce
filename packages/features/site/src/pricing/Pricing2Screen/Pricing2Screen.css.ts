import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** One column. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const calculator = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Fixed minimum height, so that nothing moves when the advice changes. */
export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minBlockSize: '14.5rem',
  padding: size.cardContent,
  borderRadius: vars.radius.control,
  background: color.sunken,
  '@media': { [media.belowSm]: { minBlockSize: '18rem', padding: size.cardPadding } },
});

export const need = style([
  tabularFigures,
  {
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.lineHeight,
    fontWeight: vars.weight.heading,
    overflowWrap: 'anywhere',
  },
]);
export const advice = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const adviceName = style({
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  fontWeight: vars.weight.heading,
});

export const plans = style({ display: 'flex', flexDirection: 'column' });
export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '7rem',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});
export const planWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 16rem',
  gap: space['0.5'],
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});
export const planName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const planPrice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[1],
  '@media': { [media.belowSm]: { alignItems: 'flex-start' } },
});
export const amount = style([
  tabularFigures,
  { fontSize: vars.type.h5.size, lineHeight: vars.type.h5.lineHeight, fontWeight: vars.weight.heading },
]);
