import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/**
 * The only focus ring: 2 px with a gap of 2 px, so that it borders on the background on both sides, also around filled
 * controls. Compose it first: `style([focusRing, { … }])`. React Aria sets `data-focus-visible` on its elements
 * (`data-rac`); for others the browser decides.
 */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible:not([data-rac])': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.ringGap,
    },
  },
});
