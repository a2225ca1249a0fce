import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: vars.opacity.pulse } });

const shade = style({
  display: 'block',
  background: vars.color.divider,
  borderRadius: vars.radius.small,
  animation: `${breathe} 2s ${vars.easing.move} infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${vars.size.line} solid GrayText` },
  },
});

export const stack = style({ display: 'flex', flexDirection: 'column' });

// Lines of a paragraph are 21 px high with glyphs of about 11 px, so the layout does not shift when the text appears.
const textLine = { blockSize: '0.8em', marginBlock: `calc((${vars.type.body.lineHeight} * 1em - 0.8em) / 2)` };
export const line = styleVariants({
  full: [shade, textLine],
  last: [shade, { ...textLine, inlineSize: '60%' }],
});

export const shape = styleVariants({
  block: [shade, { inlineSize: '100%', borderRadius: vars.radius.control }],
  circle: [shade, { inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: vars.radius.pill }],
  row: [shade, { inlineSize: '100%', blockSize: vars.size.row }],
});

export const height = styleVariants({ ...vars.space, fill: '100%' }, (blockSize) => ({ blockSize }));
