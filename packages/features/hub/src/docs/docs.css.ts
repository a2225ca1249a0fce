import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size, type } = vars;

/** Container queries, because the app's sidebar changes the width of the page. */
const docs = 'docs';
const withPages = `${docs} (min-width: 50rem)`;
const withContents = `${docs} (min-width: 68rem)`;

const below = `calc(${size.topbar} + ${space[3]})`;

export const page = style({ containerType: 'inline-size', containerName: docs });

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'start',
  '@container': {
    [withPages]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [withContents]: { gridTemplateColumns: '14rem minmax(0, 1fr) 12rem' },
  },
});

const aside = {
  position: 'sticky',
  insetBlockStart: below,
  maxBlockSize: `calc(100dvh - ${below})`,
  overflowY: 'auto',
} as const;

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minInlineSize: 0,
  '@container': { [withPages]: { ...aside, paddingBlockEnd: space[3] } },
});

/** Search and its button in one row on narrow pages. */
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const searchBox = style({ flex: '1 1 0', minInlineSize: 0 });
export const browse = style({ '@container': { [withPages]: { display: 'none' } } });
export const pages = style({ display: 'none', '@container': { [withPages]: { display: 'block' } } });

/** Height of a short code sample, while it loads. */
export const callRoom = style({ display: 'grid', minBlockSize: '12.5rem' });

/** In the end column. */
export const contents = style({ display: 'none', '@container': { [withContents]: { ...aside, display: 'block' } } });
/** In the text, where there is no end column. */
export const contentsInText = style({ '@container': { [withContents]: { display: 'none' } } });

export const contentsTitle = style({
  marginBlockEnd: space[1],
  fontSize: type.small.size,
  lineHeight: type.small.lineHeight,
  fontWeight: vars.weight.heading,
  color: color.textQuiet,
});
export const contentsList = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `${size.ring} solid ${color.divider}`,
});
export const contentsItem = style({
  paddingBlock: space[0.5],
  paddingInlineStart: space[1.5],
  marginInlineStart: `calc(-1 * ${size.ring})`,
  borderInlineStart: `${size.ring} solid transparent`,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-current]': { borderColor: color.primary.border, color: color.text, fontWeight: vars.weight.medium },
  },
});

export const article = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
/** Anchors stop below the sticky header. */
export const anchor = style({ scrollMarginBlockStart: below, outline: 'none' });

export const headline = style({ display: 'flex', alignItems: 'center', gap: space[0.5], minInlineSize: 0 });
export const copyLink = style({
  '@media': { [media.hover]: { opacity: 0, transition: `opacity ${vars.duration.quick}` } },
});
globalStyle(`${headline}:hover ${copyLink}, ${copyLink}:focus-within`, { opacity: 1 });

export const prose = style({ maxInlineSize: size.measure, lineHeight: '1.7', overflowWrap: 'anywhere' });
export const bullets = style([
  prose,
  { display: 'flex', flexDirection: 'column', gap: space[1], paddingInlineStart: space[3], listStyle: 'disc' },
]);
export const steps = style([bullets, { listStyle: 'decimal' }]);

export const code = style({
  paddingInline: space[0.5],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.small,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.925em',
  overflowWrap: 'anywhere',
});

/** Cards that are links as a whole. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minInlineSize: 0,
  padding: space[2],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
});
export const tileName = style({
  fontSize: type.h6.size,
  lineHeight: type.h6.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});
globalStyle(`${tileName} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card });
export const tileText = style({ color: color.textQuiet, overflowWrap: 'anywhere' });

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
export const after = style({ textAlign: 'end', alignItems: 'flex-end' });
export const direction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  color: color.textQuiet,
  fontSize: type.small.size,
});

/** Rows of name and description, separated by lines. */
export const rows = style({ borderBlockStart: `${size.line} solid ${color.divider}` });
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1.5],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  overflowWrap: 'anywhere',
  selectors: { '&:target': { background: color.selected, boxShadow: `0 0 0 ${space[1]} ${color.selected}` } },
});
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[1.5]}`,
});
export const rowName = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.heading });
export const rowQuiet = style({ color: color.textQuiet, fontSize: type.small.size, lineHeight: type.small.lineHeight });
export const within = style({
  marginInlineStart: space[2],
  paddingInlineStart: space[2],
  borderInlineStart: `${size.ring} solid ${color.divider}`,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const results = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] });
export const result = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: space[1],
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.hover } },
});
globalStyle(`${result} a::after`, { content: '', position: 'absolute', inset: 0 });

/** Height of most responses, to prevent layout shift. */
export const responseRoom = style({ display: 'flex', flexDirection: 'column', gap: space[2], minBlockSize: '14rem' });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '14rem',
  objectFit: 'contain',
  background: color.sunken,
  borderRadius: vars.radius.control,
});
export const exampleBox = style({ maxInlineSize: '20rem' });
