import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Everything inside uses the theme's heights and type, which are smaller here. Touch targets keep their full size. */
export const dense = style({
  minInlineSize: 0,
  '@media': {
    [`not all and ${media.coarsePointer}`]: {
      vars: { [vars.size.control]: vars.size.controlDense, [vars.type.body.size]: '0.8125rem' },
    },
  },
});
