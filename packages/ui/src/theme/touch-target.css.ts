import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Lets a finger hit 44 px around a smaller control, without taking room. */
export const touchTarget = style({
  position: 'relative',
  '@media': {
    [media.coarsePointer]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        inlineSize: `max(100%, ${vars.size.touch})`,
        blockSize: `max(100%, ${vars.size.touch})`,
        translate: '-50% -50%',
      },
      selectors: { '&:dir(rtl)::after': { translate: '50% -50%' } },
    },
  },
});
