import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, size, weight } = vars;

export const frame = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  marginInline: 'auto',
  // The clue above it takes room, and a board that is higher than wide keeps its cells as small as the height allows.
  inlineSize: 'min(100%, calc((100% - 4rem) * var(--columns) / var(--rows)))',
  '@media': { [media.belowMd]: { inlineSize: '100%' } },
});
/** Cells stay large enough for a finger. */
export const board = style({ minInlineSize: 'calc(var(--columns) * 1.5rem)' });
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' });

export const cell = style({
  position: 'relative',
  aspectRatio: '1',
  fontSize: 'calc(100cqi / var(--columns) * 0.5)',
});
const white = style({ outline: `${size.line} solid ${color.text}`, outlineOffset: `calc(${size.line} / -2)` });
/** Black cells are left out, in print too, so that letters have the same contrast in light and dark. */
export const looks = styleVariants({
  black: {},
  plain: [white, { background: color.paper }],
  entry: [white, { background: color.selected }],
});
export const number = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(2 * ${size.line})`,
  fontSize: 'calc(100cqi / var(--columns) * 0.26)',
  lineHeight: '1.2',
  color: color.text,
  pointerEvents: 'none',
  // Drawn from an attribute: the name of the cell has the number in words, and no text may contradict a name.
  '::before': { content: 'attr(data-number)' },
});
export const letter = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 'none',
  borderRadius: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontWeight: weight.medium,
  lineHeight: '1',
  textAlign: 'center',
  textTransform: 'uppercase',
  caretColor: 'transparent',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus': { boxShadow: `inset 0 0 0 ${size.mark} ${color.focusRing}` },
    '&::selection': { background: 'none' },
  },
});
export const chosen = style({ boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` });
/** A mistake has a line through it, not only another colour. */
export const wrong = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${size.ring})`,
    blockSize: size.mark,
    zIndex: vars.layer.raised,
    background: color.error.main,
    outline: `${size.line} solid ${color.paper}`,
    pointerEvents: 'none',
  },
});
