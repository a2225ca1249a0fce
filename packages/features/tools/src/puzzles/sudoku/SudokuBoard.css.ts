import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, radius, size, weight } = vars;

const thin = `${size.line} solid ${color.divider}`;
const strong = `${size.ring} solid ${color.text}`;

export const board = style({
  display: 'grid',
  gridTemplateRows: 'repeat(9, 1fr)',
  inlineSize: '100%',
  aspectRatio: '1',
  border: strong,
  borderRadius: radius.small,
  background: color.paper,
  containerType: 'inline-size',
  overflow: 'clip',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, 1fr)',
  minBlockSize: 0,
  borderBlockEnd: thin,
  selectors: {
    '&:last-child': { borderBlockEnd: 'none' },
    '&:nth-child(3), &:nth-child(6)': { borderBlockEnd: strong },
  },
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  borderInlineEnd: thin,
  color: color.primary.text,
  // A part of the board's width, so that digits fit their cells at any size.
  fontSize: '5.6cqi',
  lineHeight: '1',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:last-child': { borderInlineEnd: 'none' },
    '&:nth-child(3), &:nth-child(6)': { borderInlineEnd: strong },
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

/** Given digits are bold and in the colour of text, so that shape and weight say what was entered. */
export const clue = style({ color: color.text, fontWeight: weight.bold });

export const looks = styleVariants({
  plain: {},
  seen: { background: color.hover },
  same: { background: color.selected, fontWeight: weight.bold },
  chosen: { background: color.selected, boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` },
});

/** Crossed out, not the colour alone. */
export const wrong = style({
  color: color.error.text,
  textDecorationLine: 'line-through',
  textDecorationThickness: size.ring,
});

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridTemplateRows: 'repeat(3, 1fr)',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: size.line,
  color: color.textQuiet,
  fontSize: '2.5cqi',
});

/** Drawn from an attribute: the name of the cell has the notes in words, and no text may contradict a name. */
export const note = style({ '::before': { content: 'attr(data-note)' } });
