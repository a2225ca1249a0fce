import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size, radius, duration, easing } = vars;

const columns = 'var(--apiyard-carousel-columns)';

const root = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], minInlineSize: 0 });

/** On phones one slide at a time, and from tablets on as many as asked for. */
export const carousel = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => [
  root,
  {
    vars: { '--apiyard-carousel-columns': '1' },
    '@media': {
      [media.fromSm]: { vars: { '--apiyard-carousel-columns': String(Math.min(count, 2)) } },
      [media.fromMd]: { vars: { '--apiyard-carousel-columns': String(count) } },
    },
  },
]);

export const slides = style([
  focusRing,
  {
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    // Room for the shadows of cards, which scrolling would cut off.
    scrollPaddingInline: space[0.5],
    borderRadius: radius.card,
    selectors: {
      // Overrides the reset's styles for lists without markers.
      '&&': { padding: `${space[2]} ${space[0.5]}`, margin: `calc(-1 * ${space[2]}) 0` },
      '&::-webkit-scrollbar': { display: 'none' },
    },
  },
]);

export const slide = style({
  flex: `0 0 calc((100% - (${columns} - 1) * ${space[2]}) / ${columns})`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[1] });
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minInlineSize: 0,
});

/** 24 px around a small dot, and 44 on touch. */
export const dotButton = style([
  focusRing,
  touchTarget,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[3],
    blockSize: space[3],
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    background: 'transparent',
    color: color.controlBorder,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[aria-current="true"]': { color: color.primary.text },
    },
    '@media': { [media.coarsePointer]: { inlineSize: size.touch } },
  },
]);

export const dot = style({
  inlineSize: space[1],
  blockSize: space[1],
  borderRadius: radius.pill,
  background: 'currentColor',
  transition: `inline-size ${duration.quick} ${easing.move}`,
  // Wider, too: colour alone does not show the place.
  selectors: { '[aria-current="true"] > &': { inlineSize: `calc(${space[3]} - ${space[0.5]})` } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { '[aria-current="true"] > &': { background: 'Highlight' } },
    },
  },
});

export const place = style([text.small, { color: color.textQuiet, fontVariantNumeric: 'tabular-nums' }]);
