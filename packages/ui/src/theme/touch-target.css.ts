import { style } from '@vanilla-extract/css';
import { along } from './along.css.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Extends a smaller control to a touch target of 44 px, without taking space. */
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
        translate: `calc(${along} * -50%) -50%`,
      },
    },
  },
});
