import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { firstLines } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const search = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const sort = style({ flex: '0 1 12rem', minInlineSize: '9rem' });
export const results = style({ minBlockSize: '60vh' });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  transition: `border-color ${vars.duration.quick}`,
  selectors: { '&:hover': { borderColor: color.primary.border } },
});
/** The featured post spans all columns. */
export const wide = style({
  gridColumn: '1 / -1',
  '@media': { [media.fromMd]: { flexDirection: 'row' } },
});
/** Fixed aspect ratio of 16:9, so that loading covers don't shift the layout. */
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  blockSize: 'auto',
  objectFit: 'cover',
  background: color.sunken,
});
export const wideCover = style({ '@media': { [media.fromMd]: { inlineSize: '50%' } } });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[1],
  minInlineSize: 0,
  padding: space[2],
});
export const wideWords = style({
  '@media': { [media.fromMd]: { inlineSize: '50%', padding: space[3], justifyContent: 'center' } },
});
export const name = style({
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  overflowWrap: 'anywhere',
});
export const wideName = style({ fontSize: vars.type.h4.size, lineHeight: vars.type.h4.lineHeight });
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0 });
export const excerpt = style([firstLines.three, { color: color.textQuiet }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['0.5']} ${space[1.5]}`,
  alignItems: 'center',
  marginBlockStart: 'auto',
  color: color.textQuiet,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const iconFact = style({ display: 'inline-flex', alignItems: 'center', gap: space['0.5'] });

export const postCover = style([cover, { maxBlockSize: '24rem', borderRadius: vars.radius.card }]);
export const post = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: size.measure,
  minInlineSize: 0,
});
export const section = style([prose, { scrollMarginBlockStart: `calc(${size.topbar} + ${space[3]})` }]);
export const side = style({
  '@media': { [media.fromMd]: { position: 'sticky', insetBlockStart: `calc(${size.topbar} + ${space[3]})` } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const morePosts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
export const morePostsLink = style({ display: 'flex', flexDirection: 'column', gap: space['0.5'], minInlineSize: 0 });
export const morePostsEnd = style({ textAlign: 'end', gridColumn: -2 });
