import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { spinner as turningRing } from '../../theme/spinner.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const base = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    margin: 0,
    border: `${vars.size.line} solid transparent`,
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.heading,
    lineHeight: vars.type.body.lineHeight,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-disabled]': {
        cursor: 'not-allowed',
        background: vars.color.sunken,
        borderColor: 'transparent',
        color: vars.color.textDisabled,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
]);

const tones = {
  primary: {
    background: vars.color.primary.fill,
    color: vars.color.primary.onFill,
    selectors: {
      '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled])': {
        background: vars.color.primary.fillHover,
      },
    },
  },
  quiet: {
    background: vars.color.paper,
    borderColor: vars.color.controlBorder,
    color: vars.color.text,
    selectors: {
      '&[data-hovered]:not([data-disabled])': { background: vars.color.hover },
      '&[data-pressed]:not([data-disabled])': { background: vars.color.selected },
    },
  },
  plain: {
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      '&[data-hovered]:not([data-disabled])': { background: vars.color.hover },
      '&[data-pressed]:not([data-disabled])': { background: vars.color.selected },
      '&[data-disabled]': { background: 'transparent' },
    },
  },
  danger: {
    background: vars.color.paper,
    borderColor: vars.color.error.border,
    color: vars.color.error.text,
    selectors: {
      '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled])': {
        background: vars.color.error.light,
        color: vars.color.error.onLight,
      },
    },
  },
  dangerSolid: {
    background: vars.color.error.fill,
    color: vars.color.error.onFill,
    selectors: {
      '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled])': {
        background: vars.color.error.fillHover,
      },
    },
  },
} as const;

/** Also used by links that look like buttons. */
export const button = styleVariants(tones, (tone) => [base, tone]);

export const buttonSize = styleVariants({
  medium: { minBlockSize: vars.size.control, paddingBlock: vars.space[0.5], paddingInline: vars.space[2] },
  small: { minBlockSize: vars.size.controlDense, paddingBlock: vars.space[0.5], paddingInline: vars.space[1.5] },
});

export const fullWidth = style({ inlineSize: '100%' });

export const icon = style({ display: 'inline-flex', flex: 'none' });

/** Stays in the layout below the spinner, so that the button does not change size. */
export const content = style({
  display: 'inherit',
  alignItems: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const spinner = style([turningRing, { position: 'absolute' }]);
