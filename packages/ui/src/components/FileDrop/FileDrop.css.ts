import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: vars.space[12],
  padding: vars.space[2],
  border: `${vars.size.line} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.textQuiet,
  textAlign: 'center',
  transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.selected,
      borderColor: vars.color.primary.border,
      borderStyle: 'solid',
      color: vars.color.text,
    },
    '&[data-focus-visible]': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.ringGap,
    },
    '&[data-disabled]': { borderColor: vars.color.divider, background: vars.color.sunken, color: vars.color.textQuiet },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

export const invalidZone = style([zone, { borderColor: vars.color.error.border }]);

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  color: vars.color.text,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const fileIcon = style({
  flex: 'none',
  color: vars.color.textQuiet,
  selectors: { '[data-disabled] > * > &': { color: 'inherit' } },
  // In forced-colours mode, browsers keep an SVG's own colour instead of the inherited one.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const fileWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, textAlign: 'start' });
export const fileName = style({ overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });
export const fileSize = style({
  color: vars.color.textQuiet,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const limits = style({
  color: 'inherit',
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: `${vars.size.line} solid ${vars.color.divider}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const listed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[1.5]} ${vars.space[1]}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.size.line} solid ${vars.color.divider}` } },
});
globalStyle(`${listed} > ${fileWords}`, { flex: 1 });
export const done = style({
  flex: 'none',
  color: vars.color.success.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
