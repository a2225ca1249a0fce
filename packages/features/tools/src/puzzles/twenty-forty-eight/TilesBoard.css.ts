import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { along } from '@apiyard/ui/theme/along.css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, duration, easing, radius, size, space, weight } = vars;

export const viewport = style({ inlineSize: '100%', containerType: 'inline-size' });

export const board = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.card,
  border: `${size.line} solid ${color.controlBorder}`,
  background: color.hover,
  outline: 'none',
  // A swipe moves the tiles, not the page.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ringGap },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

const gap = space[1];
const side = `((100% - 5 * ${gap}) / 4)`;

const place = style({
  position: 'absolute',
  insetBlockStart: gap,
  insetInlineStart: gap,
  inlineSize: `calc(${side})`,
  blockSize: `calc(${side})`,
  borderRadius: radius.control,
  // Percentages of a translation are those of the tile itself.
  transform: `translate(calc(${along} * var(--column) * (100% + ${gap})), calc(var(--row) * (100% + ${gap})))`,
});

export const empty = style([place, { background: color.paper, opacity: vars.opacity.waiting }]);

export const tile = style([place, { transition: `transform ${duration.quick} ${easing.move}` }]);
export const under = style({ zIndex: 0 });
export const above = style({ zIndex: vars.layer.raised });

const grow = keyframes({ from: { transform: 'scale(0.2)', opacity: 0 } });
const pop = keyframes({ '50%': { transform: 'scale(1.1)' } });

export const face = style([
  tabularFigures,
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    borderRadius: radius.control,
    border: `${size.line} solid transparent`,
    fontWeight: weight.bold,
    lineHeight: '1',
  },
]);

/** By the number of digits, so that the number fits its tile. */
export const digits = styleVariants({
  1: { fontSize: '11cqi' },
  2: { fontSize: '10cqi' },
  3: { fontSize: '8cqi' },
  4: { fontSize: '6.5cqi' },
  5: { fontSize: '5.5cqi' },
  6: { fontSize: '4.5cqi' },
});

export const motion = styleVariants({
  still: {},
  under: {},
  new: { animation: `${grow} ${duration.enter} ${easing.enter}` },
  merged: { animation: `${pop} ${duration.enter} ${easing.move}` },
});

const light = (role: { readonly light: string; readonly onLight: string; readonly border: string }) => ({
  background: role.light,
  color: role.onLight,
  borderColor: role.border,
});
const full = (role: { readonly fill: string; readonly onFill: string }) => ({
  background: role.fill,
  color: role.onFill,
  borderColor: role.fill,
});

/** Light colours to 64, full ones from 128. The number is what distinguishes tiles. */
export const looks = styleVariants({
  2: { background: color.paper, color: color.text, borderColor: color.controlBorder },
  4: light(color.primary),
  8: light(color.info),
  16: light(color.success),
  32: light(color.warning),
  64: light(color.error),
  128: full(color.primary),
  256: full(color.info),
  512: full(color.success),
  1024: full(color.warning),
  2048: full(color.error),
});
