import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { raised } from '../theme/raised.css.ts';

const { space, duration, easing } = vars;

/** A surface above the page, next to its trigger: lists, calendars, pickers. */
export const popover = style([
  raised,
  {
    // React Aria sets its own z-index in the style attribute.
    zIndex: `${vars.layer.modal} !important`,
    inlineSize: 'max-content',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(28rem, 90vi)',
    overflow: 'auto',
    outline: 'none',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.popover,
    transition: `opacity ${duration.quick} ${easing.move}, translate ${duration.quick} ${easing.enter}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-entering][data-placement="bottom"]': { translate: `0 calc(-1 * ${space[0.5]})` },
      '&[data-entering][data-placement="top"]': { translate: `0 ${space[0.5]}` },
    },
  },
]);
