import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';

export const region = style([
  focusRing,
  {
    position: 'relative',
    overflow: 'auto',
    minInlineSize: 0,
    selectors: { '&:focus-visible:not([data-rac])': { outlineOffset: `calc(${vars.size.ring} * -1)` } },
  },
]);

/** The name of a row looks like its other cells. */
export const rowHead = style({ fontWeight: 'inherit' });
