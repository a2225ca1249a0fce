import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;

export const markdown = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${markdown} > * + *`, { marginBlockStart: space[2] });
globalStyle(`${markdown} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: space[4] });
globalStyle(`${markdown} > :is(h1, h2, h3, h4, h5, h6) + *`, { marginBlockStart: space[1] });
globalStyle(`${markdown} :is(p, ul, ol, blockquote, section)`, { maxInlineSize: size.measure, textWrap: 'pretty' });

globalStyle(`${markdown} :is(ul, ol)`, { paddingInlineStart: space[3] });
globalStyle(`${markdown} li::marker`, { color: color.textQuiet });
globalStyle(`${markdown} li + li, ${markdown} li > :is(ul, ol), ${markdown} :is(li, blockquote) > * + *`, {
  marginBlockStart: space[1],
});
globalStyle(`${markdown} li:has(> [data-task])`, { listStyle: 'none', marginInlineStart: `calc(${space[3]} * -1)` });

globalStyle(`${markdown} blockquote`, {
  paddingInlineStart: space[2],
  borderInlineStart: `${size.ring} solid ${color.controlBorder}`,
  color: color.textQuiet,
});
globalStyle(`${markdown} hr`, { marginBlock: space[4], border: 0, borderBlockStart: line });
globalStyle(`${markdown} :is(strong, b)`, { fontWeight: vars.weight.heading });
globalStyle(`${markdown} sup`, { lineHeight: 0 });

// Not inside code blocks, which have their own style.
export const inlineCode = style({
  paddingInline: space[0.5],
  border: `${size.line} solid transparent`,
  borderRadius: vars.radius.small,
  background: color.sunken,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
});

export const picture = style({ blockSize: 'auto', borderRadius: vars.radius.control });

const forced = { '@media': { [media.forcedColors]: { color: 'CanvasText' } } };
export const task = style({
  display: 'inline-block',
  marginInlineEnd: space[1],
  verticalAlign: 'text-bottom',
  color: color.textQuiet,
  ...forced,
});
export const taskDone = style([task, { color: color.success.text, ...forced }]);

export const tableRegion = style([focusRing, { overflow: 'auto', border: line, borderRadius: vars.radius.control }]);
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', overflowWrap: 'normal' });
globalStyle(`${table} :is(th, td)`, {
  paddingInline: space[2],
  paddingBlock: space[1],
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, {
  fontSize: vars.type.small.size,
  fontWeight: vars.weight.medium,
  color: color.textQuiet,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tr + tr > *, ${table} tbody > tr > *`, { borderBlockStart: line });
export const atEnd = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });
export const atCenter = style({ selectors: { [`${table} &`]: { textAlign: 'center' } } });

export const footnotes = style([
  text.small,
  { paddingBlockStart: space[2], borderBlockStart: line, color: color.textQuiet },
]);

export const plain = style({ maxInlineSize: size.measure, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
