import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectionMark } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;

/** List and differences side by side; one of them on narrow screens. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 18rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1.5],
  paddingInline: size.cardContent,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
  overflowWrap: 'anywhere',
  transition: `background ${vars.duration.quick}`,
  selectors: { '& + &': { borderBlockStart: line }, '&:hover': { background: color.hover } },
});
export const current = style({
  background: color.selected,
  ...selectionMark,
  '@media': {
    [media.forcedColors]: { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
  },
  selectors: { '&:hover': { background: color.selected } },
});
export const entryHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
});
export const against = style({ flex: '0 1 16rem', minInlineSize: '12rem' });

export const entries = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const difference = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1],
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const differenceHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  overflowWrap: 'anywhere',
});

const value = style({
  display: 'block',
  maxBlockSize: '12rem',
  margin: 0,
  padding: `${space[0.5]} ${space[1]}`,
  borderRadius: vars.radius.small,
  overflow: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
  textDecoration: 'none',
});
export const before = style([value, { background: color.error.light, color: color.error.onLight }]);
export const after = style([value, { background: color.success.light, color: color.success.onLight }]);

export const code = style([
  focusRing,
  {
    maxBlockSize: '70vh',
    margin: 0,
    paddingBlock: space[1],
    overflow: 'auto',
    background: color.code.surface,
    color: color.code.text,
    border: line,
    borderRadius: vars.radius.control,
    fontFamily: vars.font.mono,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.body.lineHeight,
    textAlign: 'start',
  },
]);
const codeLine = style({
  display: 'block',
  minInlineSize: 'max-content',
  paddingInline: space[1],
  whiteSpace: 'pre',
  textDecoration: 'none',
});
export const sameLine = codeLine;
export const addedLine = style([codeLine, { background: color.success.light, color: color.success.onLight }]);
export const removedLine = style([codeLine, { background: color.error.light, color: color.error.onLight }]);
export const skippedLine = style([
  codeLine,
  { paddingBlock: space[0.5], color: color.textQuiet, fontFamily: vars.font.body },
]);
