import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const { space } = vars;

/** A row of controls: one line that scrolls under the finger on phones, as many lines as needed elsewhere. */
export const scrollLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [media.belowSm]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for focus rings, which the scroll container would cut.
      padding: space[0.5],
    },
  },
});
globalStyle(`${scrollLine} > *`, { '@media': { [media.belowSm]: { flex: 'none', whiteSpace: 'nowrap' } } });
