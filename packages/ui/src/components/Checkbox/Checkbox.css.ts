import { style } from '@vanilla-extract/css';
import { ringed } from '../../field/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const box = style([
  ringed,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: vars.size.checkbox,
    blockSize: vars.size.checkbox,
    // Centres the box on the first line of its label.
    marginBlockStart: `calc((${vars.type.body.size} * ${vars.type.body.lineHeight} - ${vars.size.checkbox}) / 2)`,
    border: `${vars.size.line} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.small,
    background: vars.color.paper,
    color: vars.color.primary.onFill,
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '[data-hovered]:not([data-disabled], [data-invalid], [data-selected], [data-indeterminate]) > &': {
        borderColor: vars.color.text,
      },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: vars.color.primary.fill,
        borderColor: vars.color.primary.border,
      },
      '[data-invalid] > &': { borderColor: vars.color.error.border },
      '[data-disabled] > &': {
        background: vars.color.sunken,
        borderColor: vars.color.divider,
        color: vars.color.textDisabled,
      },
    },
    '@media': {
      [media.coarsePointer]: { marginBlockStart: 0 },
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
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
