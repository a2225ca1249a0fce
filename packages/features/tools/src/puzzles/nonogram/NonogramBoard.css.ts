import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, size, weight } = vars;

const thin = `${size.line} solid ${color.divider}`;
const strong = `${size.line} solid ${color.text}`;

/** The place that one number of a clue takes, as a part of a cell. */
export const clueShare = 0.7;

export const board = style({ inlineSize: 'max-content', background: color.paper });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `calc(var(--row-clues) * ${clueShare} * var(--cell)) repeat(var(--columns), var(--cell))`,
});

const clue = style([
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    fontSize: 'calc(var(--cell) * 0.5)',
    lineHeight: '1',
    fontWeight: weight.medium,
    color: color.text,
    userSelect: 'none',
  },
]);
// Clues stay in sight while the board scrolls.
const stuckAtStart = { position: 'sticky', insetInlineStart: 0, zIndex: vars.layer.raisedMore } as const;
export const clueRow = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raisedMore,
  background: color.paper,
});
export const rowClue = style([
  clue,
  stuckAtStart,
  { blockSize: 'var(--cell)', borderInlineEnd: strong, background: color.paper },
]);
export const columnClue = style([
  clue,
  {
    position: 'relative',
    flexDirection: 'column',
    blockSize: `calc(var(--column-clues) * ${clueShare} * var(--cell))`,
    borderBlockEnd: strong,
  },
]);
export const corner = style([
  stuckAtStart,
  { borderBlockEnd: strong, borderInlineEnd: strong, background: color.paper },
]);
/** Drawn from an attribute: the name of the line has its clue in words, and no text may contradict a name. */
export const number = style({
  inlineSize: `calc(${clueShare} * var(--cell))`,
  blockSize: `calc(${clueShare} * var(--cell))`,
  display: 'grid',
  placeItems: 'center',
  '::before': { content: 'attr(data-number)' },
});
/** Struck through as well: not the colour alone. */
export const complete = style({
  color: color.textQuiet,
  fontWeight: weight.regular,
  textDecorationLine: 'line-through',
});
export const current = style({ background: color.hover });

export const cell = style({
  blockSize: 'var(--cell)',
  borderInlineEnd: thin,
  borderBlockEnd: thin,
  // After the header come cells 1 to 5, 6 to 10 and so on.
  selectors: { '&:nth-child(5n + 1)': { borderInlineEnd: strong } },
});
export const fifthRow = style({ borderBlockEnd: strong });
/** Touches that begin on cells paint. Those on clues scroll a zoomed board. */
export const paintable = style({ touchAction: 'none' });

export const looks = styleVariants({
  plain: {},
  seen: { background: color.hover },
  chosen: { background: color.selected, boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` },
});

const mark = style({ position: 'absolute', pointerEvents: 'none' });
export const filled = style([mark, { inset: size.line, background: color.text, forcedColorAdjust: 'none' }]);
export const crossed = style([
  mark,
  {
    inlineSize: 'calc(var(--cell) * 0.7)',
    blockSize: 'calc(var(--cell) * 0.7)',
    color: color.textQuiet,
  },
]);
/** A mistake has a line through it, not only another colour. */
export const wrong = style({
  '::before': {
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
