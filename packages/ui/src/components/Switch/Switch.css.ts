import { createVar, style } from '@vanilla-extract/css';
import { ringed } from '../../field/choice.css.ts';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const height = vars.size.icon;
const width = `calc(${height} * 1.8)`;
const thumbSize = createVar();

export const track = style([
  ringed,
  {
    vars: { [thumbSize]: `calc(${height} - 3 * ${vars.size.ring})` },
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: width,
    blockSize: height,
    paddingInline: vars.size.ring,
    border: `${vars.size.line} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: vars.color.sunken,
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '[data-hovered]:not([data-disabled], [data-selected]) > &': { borderColor: vars.color.text },
      '[data-selected] > &': { background: vars.color.primary.fill, borderColor: vars.color.primary.border },
      '[data-disabled] > &': { background: vars.color.sunken, borderColor: vars.color.divider },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const thumb = style({
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.pill,
  background: vars.color.controlBorder,
  transition: `translate ${vars.duration.quick} ${vars.easing.move}, background-color ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '[data-selected] > * > &': {
      background: vars.color.primary.onFill,
      translate: `calc(${along} * (${width} - ${thumbSize} - 2 * ${vars.size.ring} - 2 * ${vars.size.line}))`,
    },
    '[data-disabled] > * > &': { background: vars.color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
  },
});

export const help = style({ paddingInlineStart: `calc(${width} + ${vars.space[1]})` });
