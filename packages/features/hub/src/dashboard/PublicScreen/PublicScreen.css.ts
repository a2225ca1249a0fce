import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const hero = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  paddingInline: space[5],
  borderRadius: vars.radius.card,
  background: color.primary.light,
  '@media': { [media.belowMd]: { padding: space[3] }, [media.belowSm]: { padding: size.cardContent } },
});

export const heroWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
});
export const heroPicture = style({
  flex: 'none',
  inlineSize: '16rem',
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const title = style({
  maxInlineSize: '24ch',
  fontSize: vars.type.h1.size,
  lineHeight: vars.type.h1.lineHeight,
  outline: 'none',
  '@media': { [media.belowSm]: { fontSize: vars.type.h2.size, lineHeight: vars.type.h2.lineHeight } },
});

export const purpose = style({
  maxInlineSize: '56ch',
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  textAlign: 'center',
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['0.5'],
  padding: space[2],
  selectors: { '& + &': { borderInlineStart: `${size.line} solid ${color.divider}` } },
});

export const value = style([
  tabularFigures,
  {
    minBlockSize: `calc(${vars.type.h2.size} * ${vars.type.h2.lineHeight})`,
    fontSize: vars.type.h2.size,
    lineHeight: vars.type.h2.lineHeight,
    fontWeight: vars.weight.heading,
  },
]);
