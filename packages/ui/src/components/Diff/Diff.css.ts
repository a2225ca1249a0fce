import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text, truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[2],
  minBlockSize: size.control,
  paddingBlock: space[0.5],
  paddingInline: `${space[2]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const name = style([
  text.small,
  truncate,
  { flexGrow: 1, color: color.textQuiet, fontWeight: vars.weight.medium },
]);
export const counts = style([text.small, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[1.5]}` }]);
export const added = style({ color: color.success.text, fontWeight: vars.weight.medium });
export const removed = style({ color: color.error.text, fontWeight: vars.weight.medium });
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[0.5] });
export const nothing = style({ padding: space[2] });

export const scroller = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: '36rem',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  textAlign: 'start',
});
/** Names of columns are only for screen readers. */
export const headCell = style({ position: 'relative', padding: 0 });
export const numberColumn = style({ inlineSize: '3.25rem' });

const numberBase = style({
  paddingInline: space[1],
  color: color.textQuiet,
  textAlign: 'end',
  verticalAlign: 'top',
  userSelect: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const number = styleVariants({
  same: [numberBase],
  added: [numberBase, { background: color.success.light, color: color.success.onLight }],
  removed: [numberBase, { background: color.error.light, color: color.error.onLight }],
});

const textBase = style({
  position: 'relative',
  paddingInline: `${space[3]} ${space[1]}`,
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: color.text,
});
export const textCell = styleVariants({
  same: [textBase],
  added: [textBase, { background: color.success.light }],
  removed: [textBase, { background: color.error.light }],
});
export const emptyCell = style({ background: color.sunken });

export const sign = style({
  position: 'absolute',
  insetInlineStart: space[1],
  userSelect: 'none',
  fontWeight: vars.weight.bold,
});

/** The background and the sign say what happened: browsers would underline and strike out whole lines. */
export const line = style({ textDecoration: 'none' });

const part = style({
  borderRadius: `calc(${vars.radius.small} / 2)`,
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecorationLine: 'underline',
  textDecorationThickness: size.ring,
  textUnderlineOffset: size.ringGap,
  '@media': { [media.forcedColors]: { textDecorationColor: 'CanvasText' } },
});
export const changedPart = styleVariants({
  same: [part],
  added: [part, { textDecorationColor: color.success.text }],
  removed: [part, { textDecorationColor: color.error.text }],
});

export const gapCell = style({
  paddingInline: space[1],
  background: color.sunken,
  color: color.textQuiet,
  fontFamily: vars.font.body,
  textAlign: 'center',
});
export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[1],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
