import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const layout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });
globalStyle(`html:has(${layout})`, { scrollPaddingBlockStart: size.topbar });

export const start = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const belowLg = style({ display: 'contents', '@media': { [media.fromLg]: { display: 'none' } } });
export const fromSm = style({ display: 'contents', '@media': { [media.belowSm]: { display: 'none' } } });
export const belowSm = style({ display: 'contents', '@media': { [media.fromSm]: { display: 'none' } } });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.coarsePointer]: { gap: `min(${size.touch} - ${size.iconButton}, 3vw)` } },
});

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.control,
    paddingInline: space['1.5'],
    borderRadius: vars.radius.control,
    color: color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: { '&:hover': { background: color.hover }, '&[aria-current="page"]': { color: color.primary.text } },
  },
]);

export const main = style({ flexGrow: 1, outline: 'none' });

export const foot = style({
  flex: 'none',
  borderBlockStart: `${size.line} solid ${color.divider}`,
  background: color.sunken,
});
export const footContent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: `calc(${size.container} + 2 * ${space[3]})`,
  marginInline: 'auto',
  paddingBlock: `${space[6]} ${space[4]}`,
  paddingInline: space[3],
  '@media': { [media.belowSm]: { paddingInline: space[2] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  maxInlineSize: '24rem',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const groupLinks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const footLink = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: space[3],
    borderRadius: vars.radius.small,
    color: color.textQuiet,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&[aria-current]': { color: color.text, fontWeight: vars.weight.medium },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlockStart: space[3],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
