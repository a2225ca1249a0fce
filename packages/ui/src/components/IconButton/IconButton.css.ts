import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const base = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    margin: 0,
    padding: 0,
    border: `${vars.size.line} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.textQuiet,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.selected, color: vars.color.text },
      '&[data-selected]': { color: vars.color.primary.text },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { borderColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
]);

/** Also used by `ToggleButton`. */
export const iconButton = styleVariants({
  plain: [base],
  quiet: [base, { borderColor: vars.color.controlBorder, background: vars.color.paper }],
});

export const iconButtonSize = styleVariants({
  small: { inlineSize: vars.size.iconButton, blockSize: vars.size.iconButton },
  medium: { inlineSize: vars.size.control, blockSize: vars.size.control },
});
