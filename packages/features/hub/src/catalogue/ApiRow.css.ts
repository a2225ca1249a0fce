import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
});

/** Name, summary, badges, health, strip and star; on narrow pages the name, and what fits below it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name star" "summary summary" "badges health"',
  alignItems: 'center',
  columnGap: space[2],
  paddingBlock: space[0.5],
  paddingInline: space[2],
  transition: `background ${vars.duration.quick}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 6rem',
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${size.line} solid ${color.divider}` },
    '&:hover': { background: color.hover },
  },
  '@media': {
    [media.fromMd]: {
      gridTemplateColumns: `minmax(10rem, 3fr) minmax(0, 4fr) minmax(7rem, auto) 8rem ${size.iconButton}`,
      gridTemplateAreas: '"name summary badges health star"',
      paddingBlock: `calc(${space[0.5]} / 2)`,
      containIntrinsicBlockSize: `auto ${size.controlDense}`,
    },
    [media.fromLg]: {
      gridTemplateColumns: `minmax(11rem, 3fr) minmax(0, 5fr) minmax(7rem, auto) 7.5rem 7.5rem ${size.iconButton}`,
      gridTemplateAreas: '"name summary badges health strip star"',
    },
  },
});

export const name = style({
  gridArea: 'name',
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromMd]: { overflow: 'clip', overflowClipMargin: '0.25em', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

// The whole row follows the link; the favourite button lies above it.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0 });
export const above = style({ position: 'relative', zIndex: vars.layer.raised, flexShrink: 0 });

export const summary = style([
  truncate,
  { gridArea: 'summary', minInlineSize: 0, margin: 0, color: color.textQuiet, fontSize: vars.type.small.size },
]);
export const health = style({ gridArea: 'health', minInlineSize: 0 });
export const stripPlace = style({
  gridArea: 'strip',
  display: 'none',
  '@media': { [media.fromLg]: { display: 'flex' } },
});
export const badges = style({ gridArea: 'badges', display: 'flex', gap: space[0.5] });
export const star = style({ gridArea: 'star', justifySelf: 'end' });
