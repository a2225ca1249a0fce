/** What the cells of all boards have in common. */
import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, radius, size } = vars;

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  lineHeight: '1',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  WebkitTouchCallout: 'none',
  selectors: {
    // Inside the cell: a ring around it would be under its neighbours.
    '&:focus-visible': { boxShadow: `inset 0 0 0 ${size.mark} ${color.focusRing}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:focus-visible': { outline: `${size.mark} solid Highlight`, outlineOffset: `calc(-1 * ${size.mark})` },
      },
    },
  },
});

/** A dashed frame, not the colour alone. */
export const hinted = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: size.line,
    border: `${size.ring} dashed ${color.info.border}`,
    borderRadius: radius.small,
    pointerEvents: 'none',
  },
});
