import { style } from '@vanilla-extract/css';
import { control, input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

export const trigger = style([
  focusRing,
  control,
  {
    margin: 0,
    padding: 0,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '[data-invalid] > &': { borderColor: vars.color.error.border },
    },
  },
]);

export const value = style([
  input,
  {
    alignSelf: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.textQuiet } },
  },
]);

export const chevron = style({ flex: 'none', marginInlineEnd: vars.space[1.5], color: vars.color.textQuiet });

export const popover = style({
  // React Aria writes its own layer into the style attribute.
  zIndex: `${vars.layer.modal} !important`,
  inlineSize: 'max-content',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(28rem, 90vi)',
  border: `${vars.size.line} solid ${vars.color.divider}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
  overflow: 'auto',
  transition: `opacity ${vars.duration.quick} ${vars.easing.move}, translate ${vars.duration.quick} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { translate: `0 calc(-1 * ${vars.space[0.5]})` },
    '&[data-entering][data-placement="top"]': { translate: `0 ${vars.space[0.5]}` },
  },
});

export const list = style({ padding: vars.space[0.5], outline: 'none' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[1],
  minBlockSize: vars.size.rowDense,
  paddingBlock: vars.space[0.5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.primary.light, color: vars.color.primary.onLight },
    '&[data-focus-visible]': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: `${vars.size.line} solid Highlight` } } },
  },
});

export const optionWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const optionHelp = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.color.textQuiet,
});
