import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      inlineSize: 'fit-content',
    },
  },
});

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[0.5],
  minInlineSize: 0,
  selectors: { [`${toolbar}[data-orientation="vertical"] > &`]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const separator = style({
  flex: 'none',
  margin: 0,
  border: 0,
  background: color.divider,
  forcedColorAdjust: 'none',
  selectors: {
    [`${toolbar}[data-orientation="horizontal"] > &`]: { inlineSize: size.line, blockSize: size.icon },
    [`${toolbar}[data-orientation="vertical"] > &`]: { inlineSize: '100%', blockSize: size.line },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
