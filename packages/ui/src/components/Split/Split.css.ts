import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

export const split = style({
  display: 'grid',
  gridTemplateColumns: `calc(var(--split-share) - ${space[1]}) ${space[2]} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  blockSize: '100%',
});

export const pane = style({ minInlineSize: 0, minBlockSize: 0 });

export const divider = style([
  focusRing,
  {
    position: 'relative',
    borderRadius: vars.radius.small,
    cursor: 'col-resize',
    touchAction: 'none',
    // A short mark in the middle shows that it can be dragged.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${space[2]})`,
      insetInlineStart: `calc(50% - ${size.ring})`,
      blockSize: space[4],
      inlineSize: space[0.5],
      borderRadius: vars.radius.pill,
      background: color.divider,
      transition: `background-color ${vars.duration.quick}`,
    },
    selectors: { '&:hover::before, &:active::before, &:focus-visible::before': { background: color.controlBorder } },
    '@media': { [media.forcedColors]: { '::before': { background: 'ButtonText' } } },
  },
]);
