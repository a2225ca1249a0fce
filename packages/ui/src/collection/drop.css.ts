import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, size } = vars;

/** The drop indicator: a line between two items that takes no space. */
export const dropIndicator = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  blockSize: 0,
  outline: 'none',
  selectors: {
    '&[data-drop-target]': { boxShadow: `0 0 0 ${size.line} ${color.primary.border}` },
    '&[data-drop-target]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(-1 * ${vars.space[0.5]})`,
      inlineSize: vars.space[1],
      blockSize: vars.space[1],
      border: `${size.ring} solid ${color.primary.border}`,
      borderRadius: vars.radius.pill,
      background: color.paper,
    },
  },
  '@media': {
    // Forced colours remove shadows.
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { outline: `${size.line} solid Highlight` } } },
  },
});
