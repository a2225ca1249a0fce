import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text, truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const tool = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The same height for every tool, so that nothing below moves when the tool changes. */
const paneHeight = '16.5rem';
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: paneHeight,
});

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: paneHeight,
  overflow: 'hidden',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.code.surface,
});
export const responseHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.control,
  paddingInline: `${space[2]} ${space['0.5']}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const responseName = style([
  text.small,
  truncate,
  { flexGrow: 1, color: color.textQuiet, fontWeight: vars.weight.medium },
]);
const body = style([
  focusRing,
  {
    flexGrow: 1,
    minBlockSize: 0,
    margin: 0,
    overflow: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);
export const responseBody = styleVariants(
  {
    text: { padding: space[2], color: color.code.text, textAlign: 'start' },
    picture: { display: 'grid', placeItems: 'center', padding: space[1] },
    note: { padding: space[1] },
  },
  (rule) => [body, rule],
);
export const mono = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  wordSpacing: 'normal',
});
/** Colour instead of opacity, to keep the contrast. */
export const stale = style({ color: color.textQuiet });
/** QR codes stay dark on light in dark mode: many scanners can't read inverted codes. */
export const code = style({ inlineSize: '10rem', blockSize: '10rem', borderRadius: vars.radius.small });

export const call = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  paddingInlineStart: space[2],
  borderRadius: vars.radius.control,
  background: color.code.surface,
  border: `${size.line} solid ${color.divider}`,
});
/** Always two lines high, also for a call of one line. */
export const callText = style([
  focusRing,
  mono,
  {
    flexGrow: 1,
    minInlineSize: 0,
    minBlockSize: `calc(2 * ${vars.type.small.lineHeight} * ${vars.type.small.size} + 2 * ${space[1]})`,
    paddingBlock: space[1],
    overflow: 'auto',
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    textAlign: 'start',
  },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space['0.5']} ${space[2]}`,
  minBlockSize: vars.space[3],
});
