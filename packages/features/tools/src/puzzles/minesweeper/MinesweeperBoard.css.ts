import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, size, weight } = vars;

export const board = style({ inlineSize: 'max-content', background: color.paper });

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(var(--columns), var(--cell))' });

export const cell = style([
  tabularFigures,
  {
    blockSize: 'var(--cell)',
    border: `${size.line} solid ${color.divider}`,
    fontSize: 'calc(var(--cell) * 0.55)',
    fontWeight: weight.bold,
    // Two taps are two cells, not a zoom of the page.
    touchAction: 'manipulation',
  },
]);

/** Covered cells are filled and have a frame, so that they differ from open ones without their colour. */
export const looks = styleVariants({
  covered: { background: color.selected, borderColor: color.controlBorder },
  open: {},
  exploded: { background: color.error.light },
});
export const chosen = style({ boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` });

/** Digits say the number; colours only help to find equal ones. */
export const numbers = styleVariants({
  1: { color: color.info.text },
  2: { color: color.success.text },
  3: { color: color.error.text },
  4: { color: color.primary.text },
  more: { color: color.text },
});

export const flag = style({ color: color.error.text });
export const mine = style({ color: color.text });
export const symbol = style({
  display: 'block',
  inlineSize: 'calc(var(--cell) * 0.62)',
  blockSize: 'calc(var(--cell) * 0.62)',
});
/** A mistake has a line through it, not only another colour. */
export const wrong = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${size.ring})`,
    blockSize: size.mark,
    zIndex: vars.layer.raised,
    background: color.text,
    outline: `${size.line} solid ${color.paper}`,
    pointerEvents: 'none',
  },
});
