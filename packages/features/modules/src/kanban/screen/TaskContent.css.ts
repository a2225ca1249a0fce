import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size, radius } = vars;

export const taskWords = style({ display: 'grid', gap: space[0.5], minInlineSize: 0 });

/** As wide as the card, whose height must not change when the picture has loaded. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.small,
  border: `${size.line} solid ${color.divider}`,
  boxSizing: 'border-box',
});

export const taskTitle = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const excerpt = style([
  text.small,
  {
    color: color.textQuiet,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[1]}`,
});

export const fact = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[0.5], color: color.textQuiet },
]);
