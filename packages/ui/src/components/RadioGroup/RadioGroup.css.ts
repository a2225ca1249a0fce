import { style } from '@vanilla-extract/css';
import { ringed } from '../../field/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size } = vars;

export const mark = style([
  ringed,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: size.checkbox,
    blockSize: size.checkbox,
    // Centres the mark on the first line of its label.
    marginBlockStart: `calc((${vars.type.body.size} * ${vars.type.body.lineHeight} - ${size.checkbox}) / 2)`,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    color: color.primary.onFill,
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
    '::after': {
      content: '',
      inlineSize: vars.space[1],
      blockSize: vars.space[1],
      borderRadius: vars.radius.pill,
      background: 'currentColor',
      opacity: 0,
      scale: '0.5',
      transition: `opacity ${vars.duration.quick} ${vars.easing.move}, scale ${vars.duration.quick} ${vars.easing.move}`,
    },
    selectors: {
      '[data-hovered]:not([data-disabled], [data-invalid], [data-selected]) > &': { borderColor: color.text },
      '[data-selected] > &': { background: color.primary.fill, borderColor: color.primary.border },
      '[data-selected] > &::after': { opacity: 1, scale: '1' },
      '[data-invalid] > &': { borderColor: color.error.border },
      '[data-disabled] > &': { background: color.sunken, borderColor: color.divider, color: color.textDisabled },
    },
    '@media': {
      [media.coarsePointer]: { marginBlockStart: 0 },
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);
