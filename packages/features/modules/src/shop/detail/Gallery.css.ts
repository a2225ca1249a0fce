import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size } = vars;

export const opener = style({
  display: 'block',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 'none',
  background: 'none',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring} - ${size.ringGap})`,
    },
  },
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: radius.card,
});
