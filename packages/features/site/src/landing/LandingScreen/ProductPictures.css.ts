import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0, minInlineSize: 0 });

const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.sunken,
});

/** One of the two shows: what is not displayed is not loaded. */
export const picture = styleVariants({
  light: [frame, { selectors: { '.dark &': { display: 'none' } } }],
  dark: [frame, { display: 'none', selectors: { '.dark &': { display: 'block' } } }],
});
